import { describe, expect, test, vi } from 'vitest';
import { createStringStorage } from './storage.ts';
import { fakeStorage } from './testing.ts';

function blocked(): never {
  throw new DOMException('denied', 'SecurityError');
}

/** A storage and the window that reports what other tabs do with it. */
function open(area: Storage) {
  const page = new EventTarget();
  const storage = createStringStorage(
    () => area,
    page,
    () => undefined,
  );
  const changed = (key: string | null, storageArea: Storage = area) =>
    void page.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }));
  return { storage, changed };
}

describe('values are kept', () => {
  test('in the storage where it takes them', () => {
    const area = fakeStorage();
    const refused = vi.fn();
    const storage = createStringStorage(() => area, undefined, refused);
    storage.setItem('a', '1');
    expect(area.getItem('a')).toBe('1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
    expect(refused).not.toHaveBeenCalled();
    expect(storage.lasts()).toBe(true);
  });

  test('[ROLE-7] in memory where the storage is blocked, and the user is notified once', () => {
    const refused = vi.fn();
    const storage = createStringStorage(blocked, undefined, refused);
    expect(storage.getItem('a')).toBeNull();
    expect(refused).not.toHaveBeenCalled();
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    expect([storage.getItem('a'), storage.getItem('b')]).toEqual(['1', '2']);
    expect(refused).toHaveBeenCalledTimes(1);
    expect(storage.lasts()).toBe(false);
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  test('in memory where the storage is full, and no older value comes back after a reload', () => {
    const area = fakeStorage(10);
    const refused = vi.fn();
    const storage = createStringStorage(() => area, undefined, refused);
    storage.setItem('a', 'old');
    storage.setItem('a', 'much too long');
    expect(storage.getItem('a')).toBe('much too long');
    expect(area.getItem('a')).toBeNull();
    expect(refused).toHaveBeenCalledTimes(1);
    storage.setItem('a', 'new');
    expect(area.getItem('a')).toBe('new');
    expect(storage.getItem('a')).toBe('new');
  });

  test('and what another tab writes replaces what memory holds', () => {
    const area = fakeStorage(4);
    const { storage, changed } = open(area);
    storage.setItem('a', 'too long');
    area.setItem('a', 'x');
    expect(storage.getItem('a')).toBe('too long');
    changed('b');
    expect(storage.getItem('a')).toBe('too long');
    changed('a');
    expect(storage.getItem('a')).toBe('x');
  });
});

describe('a subscriber', () => {
  test('gets the value that another tab has stored under its key, until it is removed', () => {
    const area = fakeStorage();
    const { storage, changed } = open(area);
    const heard = vi.fn<(value: string | null) => void>();
    const end = storage.subscribe('a', heard);
    area.setItem('a', '1');
    changed('b');
    changed('a', fakeStorage()); // of the session alone
    expect(heard).not.toHaveBeenCalled();
    changed('a');
    expect(heard).toHaveBeenCalledExactlyOnceWith('1');
    end();
    changed('a');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('hears that the whole storage was cleared, which names no key', () => {
    const area = fakeStorage(4);
    const { storage, changed } = open(area);
    storage.setItem('a', 'too long');
    const heard = vi.fn<(value: string | null) => void>();
    storage.subscribe('a', heard);
    changed(null);
    expect(heard).toHaveBeenCalledExactlyOnceWith(null);
  });
});
