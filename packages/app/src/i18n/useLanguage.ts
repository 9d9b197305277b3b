import { useLocation } from 'react-router-dom';
import type { Language } from '@adaos/api';
import { useAppRoute } from '../routes/useAppRoute.ts';
import { useLanguageChoice } from '../state/index.ts';
import { languageOf } from './language.ts';

/** The language of the page that is open. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname, useLanguageChoice(), useAppRoute());
}
