import type { Language } from '@adaos/api';
import { publicPageAt } from '../routes/publicPages.ts';
import { routeAt } from '../routes/table.ts';

/** The language of an address: a public page's own, elsewhere the visitor's choice, else the route's, else English. */
export function languageAt(pathname: string, choice: Language | undefined): Language {
  return publicPageAt(pathname)?.language ?? choice ?? routeAt(pathname)?.language ?? 'en';
}
