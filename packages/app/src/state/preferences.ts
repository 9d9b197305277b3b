import { atom, useAtomValue } from 'jotai';
import { LANGUAGES, type Language } from '@adaos/api';
import type { KeyValue } from './keyValue.ts';
import type { Store } from './store.ts';
import { LANGUAGE_KEY, SCHEME_KEY } from './storageKeys.ts';

export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const languageAtom = atom<Language | undefined>(undefined);
const schemeAtom = atom<Scheme>('system');

/** Binds the visitor's choices to the storage. Without a choice of language, each route has its own. */
export function createPreferences(store: Store, keyValue: KeyValue) {
  function sync(): void {
    const language = keyValue.get(LANGUAGE_KEY);
    const scheme = keyValue.get(SCHEME_KEY);
    store.set(
      languageAtom,
      LANGUAGES.find((known) => known === language),
    );
    store.set(schemeAtom, SCHEMES.find((known) => known === scheme) ?? 'system');
  }
  sync();
  return {
    language: () => store.get(languageAtom),
    chooseLanguage: (language: Language): void => {
      keyValue.set(LANGUAGE_KEY, language);
      sync();
    },
    chooseScheme: (scheme: Scheme): void => {
      keyValue.set(SCHEME_KEY, scheme);
      sync();
    },
    /** Another tab has changed what is stored: all of it, or the value under `key`. */
    follow: (key: string | null): void => {
      for (const name of [LANGUAGE_KEY, SCHEME_KEY]) {
        if (key === null || key === name) keyValue.refresh(name);
      }
      if (key === null || key === LANGUAGE_KEY || key === SCHEME_KEY) sync();
    },
  };
}

/** The language that the visitor has chosen, if any. */
export function useLanguageChoice(): Language | undefined {
  return useAtomValue(languageAtom);
}

export function useScheme(): Scheme {
  return useAtomValue(schemeAtom);
}
