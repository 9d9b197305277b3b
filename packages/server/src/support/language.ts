import { Language } from '@adaos/api';

/** A language as it was stored; English for what is none. */
export function languageOf(code: string | null | undefined): Language {
  const language = Language.safeParse(code);
  return language.success ? language.data : 'en';
}
