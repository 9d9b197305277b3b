import { atom, useAtomValue } from 'jotai';
import type { Language } from '@adaos/api';
import { LANGUAGES } from '@adaos/domain';
import type { KeyValue } from './keyValue.ts';
import type { Store } from './store.ts';
import { ADOPTED_LANGUAGE_KEY, LANGUAGE_KEY, SCHEME_KEY } from './storageKeys.ts';

export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const KEYS = [LANGUAGE_KEY, ADOPTED_LANGUAGE_KEY, SCHEME_KEY];

const languageAtom = atom<Language | undefined>(undefined);
const schemeAtom = atom<Scheme>('system');

/** Binds the visitor's choices to the storage. Without a choice of language, each route has its own. */
export function createPreferences(store: Store, keyValue: KeyValue) {
  const languageAt = (key: string) => {
    const language = keyValue.get(key);
    return LANGUAGES.find((known) => known === language);
  };
  function sync(): void {
    const scheme = keyValue.get(SCHEME_KEY);
    store.set(languageAtom, languageAt(LANGUAGE_KEY) ?? languageAt(ADOPTED_LANGUAGE_KEY));
    store.set(schemeAtom, SCHEMES.find((known) => known === scheme) ?? 'system');
  }
  sync();
  return {
    language: () => store.get(languageAtom),
    scheme: () => store.get(schemeAtom),
    chooseLanguage: (language: Language): void => {
      keyValue.set(LANGUAGE_KEY, language);
      sync();
    },
    /** The language of the profile that is signed in, which counts where none was chosen here; undefined where it has none. */
    adoptLanguage: (language: Language | undefined): void => {
      if (language) keyValue.set(ADOPTED_LANGUAGE_KEY, language);
      else keyValue.remove(ADOPTED_LANGUAGE_KEY);
      sync();
    },
    chooseScheme: (scheme: Scheme): void => {
      keyValue.set(SCHEME_KEY, scheme);
      sync();
    },
    /** Another tab has changed what is stored: all of it, or the value under `key`. */
    follow: (key: string | null): void => {
      const changed = KEYS.filter((name) => key === null || key === name);
      for (const name of changed) keyValue.refresh(name);
      if (changed.length > 0) sync();
    },
  };
}

/** The language that the visitor has chosen here, else the one of the profile, if any. */
export function useLanguageChoice(): Language | undefined {
  return useAtomValue(languageAtom);
}

export function useScheme(): Scheme {
  return useAtomValue(schemeAtom);
}
