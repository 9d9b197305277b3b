import { useLocation } from 'react-router-dom';
import type { Language } from '@adaos/api';
import { useLanguageChoice } from '../state/index.ts';
import { languageAt } from './language.ts';

/** The language of the page that is open. */
export function useLanguage(): Language {
  return languageAt(useLocation().pathname, useLanguageChoice());
}
