import type { Language } from '@adaos/domain';
import type { LegalContent } from './types.ts';

/** Loads the legal texts of a language; each language is a separate file. */
export async function loadLegalContent(language: Language): Promise<LegalContent> {
  switch (language) {
    case 'en':
      return (await import('./content/en.ts')).legalContent;
    case 'ro':
      return (await import('./content/ro.ts')).legalContent;
    case 'fr':
      return (await import('./content/fr.ts')).legalContent;
    case 'es':
      return (await import('./content/es.ts')).legalContent;
    case 'pt':
      return (await import('./content/pt.ts')).legalContent;
  }
}
