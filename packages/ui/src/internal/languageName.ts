import { isLanguage, LANGUAGE_NAMES } from '@adaos/domain';

/**
 * What a language calls itself, e.g. `Deutsch`.
 * @param code a BCP 47 tag, e.g. `de` or `de-AT`
 * @throws RangeError for anything else
 */
export function languageName(code: string): string {
  if (isLanguage(code)) return LANGUAGE_NAMES[code];
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
