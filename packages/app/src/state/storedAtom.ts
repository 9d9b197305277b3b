import { atomWithStorage } from 'jotai/utils';
import type { StringStorage } from './storage.ts';
import type { Store } from './store.ts';

/** Where the values of this page are, and what of them outlives it. */
export interface StatePlace {
  readonly store: Store;
  readonly storage: StringStorage;
}

interface StoredFormat<T> {
  /** Undefined for a text that is not understood: it may be of an older version, or written by hand. */
  readonly parse: (text: string) => T | undefined;
  /** Default: the value as it is. */
  readonly format?: (value: T) => string;
  /** Another key that the value is also read under; it is removed when the value is written. */
  readonly alias?: string;
}

/** The text of a key, else of its other name; undefined where there is none. */
export const storedText = (storage: StringStorage, key: string, alias?: string): string | undefined =>
  storage.getItem(key) || (alias !== undefined && storage.getItem(alias)) || undefined;

/** A value under a key of the storage, which is undefined where there is none. It follows what the other tabs store. */
export function storedAtom<T>({ store, storage }: StatePlace, name: string, format: StoredFormat<T>) {
  const { alias, parse, format: toText = String } = format;
  const read = (): T | undefined => {
    const text = storedText(storage, name, alias);
    return text === undefined ? undefined : parse(text);
  };
  const removeItem = (key: string) => {
    storage.removeItem(key);
    if (alias !== undefined) storage.removeItem(alias);
  };
  const stored = atomWithStorage<T | undefined>(
    name,
    undefined,
    {
      getItem: read,
      setItem(key, value) {
        if (value === undefined) return removeItem(key);
        if (alias !== undefined) storage.removeItem(alias);
        storage.setItem(key, toText(value));
      },
      removeItem,
      subscribe(key, callback) {
        const names = alias === undefined ? [key] : [key, alias];
        const ends = names.map((each) => storage.subscribe(each, () => callback(read())));
        return () => ends.forEach((end) => end());
      },
    },
    { getOnInit: true },
  );
  store.sub(stored, () => undefined); // it follows the other tabs only while something is subscribed to it
  return stored;
}

/** For a choice of several words. */
export const oneOf = <T extends string>(words: readonly T[]): StoredFormat<T> => ({
  parse: (text) => words.find((word) => word === text),
});

/** For what is either so or not stored. */
export const flag: StoredFormat<true> = {
  parse: (text) => (text === '1' ? true : undefined),
  format: () => '1',
};

/** Parses JSON; undefined where it is none, or no object. */
export function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
