import { atom } from 'jotai';
import type { Language } from '@adaos/api';
import { LANGUAGES } from '@adaos/domain';
import { ADOPTED_LANGUAGE_KEY, LANGUAGE_KEY, SCHEME_KEY } from './storageKeys.ts';
import { oneOf, storedAtom, type StatePlace } from './storedAtom.ts';

export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The visitor's choices. Without a choice of language, each route has its own. */
export function createPreferences(place: StatePlace) {
  const { store } = place;
  const chosen = storedAtom<Language>(place, LANGUAGE_KEY, oneOf(LANGUAGES));
  const adopted = storedAtom<Language>(place, ADOPTED_LANGUAGE_KEY, oneOf(LANGUAGES));
  const storedScheme = storedAtom<Scheme>(place, SCHEME_KEY, oneOf(SCHEMES));
  const languageAtom = atom((get) => get(chosen) ?? get(adopted));
  const schemeAtom = atom((get): Scheme => get(storedScheme) ?? 'system');
  return {
    languageAtom,
    schemeAtom,
    language: () => store.get(languageAtom),
    scheme: () => store.get(schemeAtom),
    chooseLanguage: (language: Language): void => store.set(chosen, language),
    /** The language of the profile that is signed in, which counts where none was chosen here; undefined where it has none. */
    adoptLanguage: (language: Language | undefined): void => store.set(adopted, language),
    chooseScheme: (scheme: Scheme): void => store.set(storedScheme, scheme),
  };
}
