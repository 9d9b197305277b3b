import { expect, test } from 'vitest';
import { createSealing } from './sealing.ts';

const secret = new Uint8Array(32).fill(7);

test('what was sealed opens again, and looks different each time', () => {
  const sealing = createSealing(secret, 'a use');
  const [one, two] = [sealing.seal('păstrează', 'ana'), sealing.seal('păstrează', 'ana')];
  expect(sealing.open(one, 'ana')).toBe('păstrează');
  expect(one.equals(two)).toBe(false);
  expect(one.includes('strea')).toBe(false);
});

test('it opens for no other owner, use or secret, and not when changed', () => {
  const sealing = createSealing(secret, 'a use');
  const sealed = sealing.seal('text', 'ana');
  expect(() => sealing.open(sealed, 'mihai')).toThrow();
  expect(() => createSealing(secret, 'another use').open(sealed, 'ana')).toThrow();
  expect(() => createSealing(new Uint8Array(32), 'a use').open(sealed, 'ana')).toThrow();
  for (const place of [0, 13, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => sealing.open(changed, 'ana')).toThrow();
  }
  expect(() => sealing.open(sealed.subarray(0, 10), 'ana')).toThrow();
});
