import { expect, test } from 'vitest';
import { parsePercent } from './parsePercent.ts';

test.each([
  ['60', 60],
  ['0', 0],
  ['100', 100],
  ['60,5', 60.5],
  ['60.25', 60.25],
  [' 42 % ', 42],
])('%j is read as a percentage', (text, value) => {
  expect(parsePercent(text)).toBe(value);
});

test.each(['', '-1', '100,01', '101', '1000', '60,555', '6 0', 'sixty', '1e2', '60,'])(
  '%j is not a percentage from 0 to 100',
  (text) => {
    expect(parsePercent(text)).toBeNull();
  },
);
