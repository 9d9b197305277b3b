/** Texts under keys that the tabs of a browser share, as `localStorage` has them, but never throwing. */
export interface StringStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Calls back with the value of a key when another tab has changed it. */
  subscribe(key: string, callback: (value: string | null) => void): () => void;
  /** Calls all subscribers back: another tab may have written what was not reported here yet. */
  refresh(): void;
  /** Whether what is set outlives the page: no value has been refused yet. */
  lasts(): boolean;
}

/** The part of a window that reports what other tabs store. */
type StoragePage = Pick<Window, 'addEventListener'>;

/**
 * Keeps values in `area`, and those that it refuses (blocked by the browser, or full) in memory, where they last until the page
 * is closed.
 * @param area gives the storage; may throw, as `window.localStorage` does where cookies are blocked.
 * @param page the window; none where pages are prerendered.
 * @param onRefused called at the first value that does not last.
 */
export function createStringStorage(
  area: () => Storage,
  page: StoragePage | undefined,
  onRefused: () => void,
): StringStorage {
  const memory = new Map<string, string>();
  const subscribers = new Set<readonly [key: string, callback: (value: string | null) => void]>();
  let reported = false;

  function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(area());
    } catch {
      return otherwise;
    }
  }

  const getItem = (key: string) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null);

  /** @param changed null: all keys. */
  function report(changed: string | null): void {
    for (const [key, callback] of subscribers) if (changed === null || changed === key) callback(getItem(key));
  }

  page?.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== attempt<Storage | undefined>((storage) => storage, undefined)) return;
    // What another tab has stored replaces what only this page has.
    if (key === null) memory.clear();
    else memory.delete(key);
    report(key);
  });

  return {
    getItem,
    setItem(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (kept) {
        memory.delete(key);
        return;
      }
      attempt((storage) => storage.removeItem(key), undefined); // an older value must not come back after a reload
      memory.set(key, value);
      if (!reported) {
        reported = true;
        onRefused();
      }
    },
    removeItem(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    subscribe(key, callback) {
      const subscriber = [key, callback] as const;
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    refresh: () => report(null),
    lasts: () => !reported,
  };
}
