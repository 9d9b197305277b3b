import { createStore } from 'jotai';
import { createStringStorage } from './storage.ts';
import type { StatePlace } from './storedAtom.ts';

/** A storage as the browser gives it: `limit` is the most characters that it holds. */
export function fakeStorage(limit = Infinity): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      const others = [...values].filter(([name]) => name !== key);
      const size = others.reduce((sum, [name, text]) => sum + name.length + text.length, key.length + value.length);
      if (size > limit) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** The state's place in a page of its own, on a storage. */
export function pageOn(storage: Storage, page?: Window, onRefused: () => void = () => undefined): StatePlace {
  return { store: createStore(), storage: createStringStorage(() => storage, page, onRefused) };
}

/** The tabs of a browser: what one of them stores, the others hear of key by key, when the browser gets to it. */
export function fakeBrowser(storage: Storage = fakeStorage()) {
  const tabs: { page: EventTarget; area: Storage }[] = [];
  const waiting: (() => void)[] = [];
  const notify = (key: string | null, from?: EventTarget) => {
    for (const { page, area } of tabs.filter((tab) => tab.page !== from))
      page.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: area }));
  };
  return {
    openTab(): StatePlace {
      const page = new EventTarget();
      const change = (key: string, work: () => void) => {
        const before = storage.getItem(key);
        work();
        if (storage.getItem(key) !== before) waiting.push(() => notify(key, page));
      };
      const area: Storage = {
        length: 0,
        key: () => null,
        getItem: (key) => storage.getItem(key),
        clear: () => storage.clear(),
        setItem: (key, value) => change(key, () => storage.setItem(key, value)),
        removeItem: (key) => change(key, () => storage.removeItem(key)),
      };
      tabs.push({ page, area });
      return pageOn(area, page as unknown as Window);
    },
    /** The tabs hear of what the others have stored since. */
    report(): void {
      for (const each of waiting.splice(0)) each();
    },
    /** All that is stored is removed, as the browser's own settings do. */
    clear(): void {
      storage.clear();
      notify(null);
    },
  };
}
