import type { Language } from '@adaos/api';
import { LANGUAGES } from '@adaos/domain';
import { publicPageAt } from '../routes/publicPages.ts';

/** The language of an address: a public page's own, elsewhere the visitor's choice, else the route's, else English. */
export function languageOf(
  pathname: string,
  choice: Language | undefined,
  route: { readonly language: Language } | undefined,
): Language {
  return publicPageAt(pathname)?.language ?? choice ?? route?.language ?? 'en';
}

/** The language of the page that is on screen, for what is not a component. */
export const shownLanguage = (): Language => LANGUAGES.find((each) => each === document.documentElement.lang) ?? 'en';
