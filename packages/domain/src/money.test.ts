import { expect, test } from 'vitest';
import { hundredths, minorDigits, tenths } from './money.ts';

test('a minor unit has the digits of its currency', () => {
  expect(['EUR', 'JPY', 'KWD', null].map(minorDigits)).toEqual([2, 0, 3, 2]);
});

test('numbers are rounded to tenths and hundredths', () => {
  expect([tenths(1.25), tenths(-0.04), hundredths(2.345)]).toEqual([1.3, -0, 2.35]);
});
