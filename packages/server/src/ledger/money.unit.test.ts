import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideRounded, percentOf, toMajor } from './money.ts';

test.each([
  [79_984_711n, 2, 799_847.11],
  [-5n, 2, -0.05],
  [0n, 2, 0],
  [1_234n, 0, 1_234],
  [-1_234_567n, 3, -1_234.567],
])('%s minor units with %i digits are %f', (minor, digits, major) => {
  expect(toMajor(minor, digits)).toBe(major);
});

test('an amount in major units says its minor units exactly, whatever its size', () => {
  const exact = fc.bigInt(-(10n ** 14n), 10n ** 14n);
  fc.assert(
    fc.property(exact, fc.constantFrom(0, 2, 3), (minor, digits) => {
      expect(BigInt(toMajor(minor, digits).toFixed(digits).replace('.', ''))).toBe(minor);
    }),
  );
});

test('a division is rounded half away from zero', () => {
  expect([5n, -5n, 4n, 6n].map((part) => divideRounded(part, 10n))).toEqual([1n, -1n, 0n, 1n]);
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(1n, 10n ** 6n), (a, b) => {
      const distance = 2n * (divideRounded(a, b) * b - a);
      expect(distance >= -b && distance <= b).toBe(true);
      expect(divideRounded(-a, b)).toBe(-divideRounded(a, b));
    }),
  );
});

test('a percentage has two decimals and none of nothing', () => {
  expect(percentOf(1n, 3n)).toBe(33.33);
  expect(percentOf(-2n, 3n)).toBe(-66.67);
  expect(percentOf(1n, 0n)).toBeNull();
});
