import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { type FactText, factsByIdea, factTexts } from './facts.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import type { LanguageTexts } from './types.ts';

export type { CopyPieces } from './types.ts';
export { type FactText, factsByIdea, factTexts };

/** The texts of ads by template, by language. */
export const AD_COPY_TEXTS: Readonly<Record<Language, LanguageTexts>> = { en, ro, fr, es, pt };
