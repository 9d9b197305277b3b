import type { Language } from '@adaos/api';
import { LANGUAGES } from '@adaos/domain';
import { paths } from './paths.ts';

/** The pages with an address of their own in each language; the address alone says the language. */
export const PUBLIC_PAGES = [paths.landing, paths.contact, paths.terms, paths.privacy, paths.gdpr] as const;
type PublicPath = (typeof PUBLIC_PAGES)[number];

/** The address of a public page in a language: English without a prefix, e.g. `/contact` and `/ro/contact`. */
export function publicPath(page: PublicPath, language: Language): string {
  if (language === 'en') return page;
  return page === paths.landing ? `/${language}` : `/${language}${page}`;
}

const ADDRESSES = new Map(
  PUBLIC_PAGES.flatMap((page) =>
    LANGUAGES.map((language) => [publicPath(page, language), { page, language }] as const),
  ),
);

/** The public page at an address, and its language; undefined for every other address. */
export function publicPageAt(pathname: string): { page: PublicPath; language: Language } | undefined {
  return ADDRESSES.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
}
