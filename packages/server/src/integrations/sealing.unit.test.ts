import { expect, test } from 'vitest';
import { seal, unseal } from './sealing.ts';

const secret = new Uint8Array(32).fill(1);
const token = { accessToken: 'shpat_secret' };

test('what was sealed is read again by its owner, and looks different each time', () => {
  const [one, other] = [seal(secret, 'shop-1', token), seal(secret, 'shop-1', token)];
  expect(unseal(secret, 'shop-1', one)).toEqual(token);
  expect(one.equals(other)).toBe(false);
  expect(one.toString('latin1')).not.toContain('shpat_secret');
});

test('nobody else’s row, no other secret and no changed byte opens it', () => {
  const sealed = seal(secret, 'shop-1', token);
  expect(() => unseal(secret, 'shop-2', sealed)).toThrow();
  expect(() => unseal(new Uint8Array(32).fill(2), 'shop-1', sealed)).toThrow();
  for (let place = 0; place < sealed.length; place += 1) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => unseal(secret, 'shop-1', changed)).toThrow();
  }
});
