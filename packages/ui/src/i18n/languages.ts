/** The languages of the product, each with its own name, the locale that formats its figures and dates, and
 * an offer to go on in it, in its own words. */
export const LANGUAGES = [
  { code: 'en', name: 'English', locale: 'en-GB', offer: 'Continue in English' },
  { code: 'ro', name: 'Română', locale: 'ro-RO', offer: 'Continuă în română' },
  { code: 'fr', name: 'Français', locale: 'fr-FR', offer: 'Continuer en français' },
  { code: 'es', name: 'Español', locale: 'es-ES', offer: 'Continuar en español' },
  { code: 'pt', name: 'Português', locale: 'pt-PT', offer: 'Continuar em português' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

export const DEFAULT_LANGUAGE = 'en' satisfies Language;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some(({ code }) => code === value);
}

/** The BCP 47 locale to give to `IntlProvider`, e.g. `ro-RO` for `ro`. */
export function localeOf(language: Language): string {
  return LANGUAGES.find(({ code }) => code === language)?.locale ?? language;
}
