/** The languages of the product. */
export const LANGUAGES = ['en', 'ro', 'fr', 'es', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a person who has chosen none, and of a text that has no translation. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ro: 'Română',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
};

const LOCALES = {
  en: 'en-GB',
  ro: 'ro-RO',
  fr: 'fr-FR',
  es: 'es-ES',
  pt: 'pt-PT',
} as const satisfies Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language itself, or the default one for anything else, e.g. a value that was stored by an older version. */
export function languageOf(value: unknown): Language {
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}

/** The BCP 47 locale that formats figures and dates of a language, e.g. `ro-RO` for `ro`. */
export function localeOf(language: Language): string {
  return LOCALES[language];
}
