/** Texts kept under keys, as `localStorage` does, but never throwing. */
export interface KeyValue {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Drops what is held in memory for the key, since another tab has written the lasting value. */
  refresh(key: string): void;
  /** Whether what is set outlives the page: no value has been refused yet. */
  lasts(): boolean;
}

/**
 * Keeps values in `storage`, and those that it refuses (blocked by the browser, or full) in memory, where
 * they last until the page is closed.
 * @param storage reaches for the storage; may throw, as `window.localStorage` does where cookies are blocked.
 * @param onRefused called at the first value that does not last.
 */
export function createKeyValue(storage: () => Storage, onRefused: () => void): KeyValue {
  const memory = new Map<string, string>();
  let reported = false;

  function attempt<T>(work: (area: Storage) => T, otherwise: T): T {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((area) => area.getItem(key), null),
    set(key, value) {
      const kept = attempt((area) => {
        area.setItem(key, value);
        return true;
      }, false);
      if (kept) {
        memory.delete(key);
        return;
      }
      attempt((area) => area.removeItem(key), undefined); // an older value must not come back after a reload
      memory.set(key, value);
      if (!reported) {
        reported = true;
        onRefused();
      }
    },
    remove(key) {
      memory.delete(key);
      attempt((area) => area.removeItem(key), undefined);
    },
    refresh: (key) => void memory.delete(key),
    lasts: () => !reported,
  };
}
