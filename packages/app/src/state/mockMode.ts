import { atom } from 'jotai';
import { MOCK_MODE_KEY } from './storageKeys.ts';
import { flag, storedAtom, type StatePlace } from './storedAtom.ts';

/**
 * The choice to show sample data in place of the shop's own.
 * @param byBuild the build has made the choice: what is stored does not count.
 */
export function createMockMode(place: StatePlace, byBuild: boolean) {
  const { store, storage } = place;
  const chosen = storedAtom(place, MOCK_MODE_KEY, flag);
  const isOnAtom = atom((get) => byBuild || get(chosen) === true);
  const choose = (on: boolean): boolean => {
    store.set(chosen, on || undefined);
    return storage.lasts();
  };
  return {
    byBuild,
    isOnAtom,
    isOn: () => store.get(isOnAtom),
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
  };
}
