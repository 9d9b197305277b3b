import { atom, useAtomValue } from 'jotai';
import type { KeyValue } from './keyValue.ts';
import { MOCK_MODE_KEY } from './storageKeys.ts';
import type { Store } from './store.ts';

const mockModeAtom = atom(false);

/**
 * Binds the choice to show sample data in place of the shop's own to the storage.
 * @param byBuild the build has made the choice: storage is then not asked.
 */
export function createMockMode(store: Store, keyValue: KeyValue, byBuild: boolean) {
  const sync = (): void => store.set(mockModeAtom, byBuild || keyValue.get(MOCK_MODE_KEY) === '1');
  sync();
  const choose = (on: boolean): boolean => {
    if (on) keyValue.set(MOCK_MODE_KEY, '1');
    else keyValue.remove(MOCK_MODE_KEY);
    sync();
    return keyValue.lasts();
  };
  return {
    byBuild,
    isOn: () => store.get(mockModeAtom),
    /** @returns whether the choice outlives the page; where storage is blocked, a reloaded page knows neither it nor the user. */
    choose,
    /** What leaves the sample and then does `goOn`; undefined where the build has made the choice, which nothing takes back. */
    leaving: (goOn: () => void): (() => void) | undefined =>
      byBuild
        ? undefined
        : () => {
            choose(false);
            goOn();
          },
    /** Another tab has changed what is stored: all of it, or the value under `key`. */
    follow: (key: string | null): void => {
      if (key !== null && key !== MOCK_MODE_KEY) return;
      keyValue.refresh(MOCK_MODE_KEY);
      sync();
    },
  };
}

/** Whether every screen shows sample data in place of the shop's own. */
export function useMockMode(): boolean {
  return useAtomValue(mockModeAtom);
}
