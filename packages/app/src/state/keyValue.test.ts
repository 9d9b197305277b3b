import { describe, expect, test, vi } from 'vitest';
import { createKeyValue } from './keyValue.ts';
import { fakeStorage } from './testing.ts';

function blocked(): never {
  throw new DOMException('denied', 'SecurityError');
}

describe('values are kept', () => {
  test('in the storage where it takes them', () => {
    const storage = fakeStorage();
    const refused = vi.fn();
    const keyValue = createKeyValue(() => storage, refused);
    keyValue.set('a', '1');
    expect(storage.getItem('a')).toBe('1');
    expect(keyValue.get('a')).toBe('1');
    keyValue.remove('a');
    expect(keyValue.get('a')).toBeNull();
    expect(refused).not.toHaveBeenCalled();
  });

  test('[ROLE-7] in memory where the storage is blocked, and the user is notified once', () => {
    const refused = vi.fn();
    const keyValue = createKeyValue(blocked, refused);
    expect(keyValue.get('a')).toBeNull();
    expect(refused).not.toHaveBeenCalled();
    keyValue.set('a', '1');
    keyValue.set('b', '2');
    expect([keyValue.get('a'), keyValue.get('b')]).toEqual(['1', '2']);
    expect(refused).toHaveBeenCalledTimes(1);
    keyValue.remove('a');
    expect(keyValue.get('a')).toBeNull();
  });

  test('in memory where the storage is full, and no older value comes back after a reload', () => {
    const storage = fakeStorage(10);
    const refused = vi.fn();
    const keyValue = createKeyValue(() => storage, refused);
    keyValue.set('a', 'old');
    keyValue.set('a', 'much too long');
    expect(keyValue.get('a')).toBe('much too long');
    expect(storage.getItem('a')).toBeNull();
    expect(refused).toHaveBeenCalledTimes(1);
    keyValue.set('a', 'new');
    expect(storage.getItem('a')).toBe('new');
    expect(keyValue.get('a')).toBe('new');
  });

  test('and what another tab writes counts over what memory holds', () => {
    const storage = fakeStorage(4);
    const keyValue = createKeyValue(
      () => storage,
      () => undefined,
    );
    keyValue.set('a', 'too long');
    storage.setItem('a', 'x');
    expect(keyValue.get('a')).toBe('too long');
    keyValue.refresh('a');
    expect(keyValue.get('a')).toBe('x');
  });
});
