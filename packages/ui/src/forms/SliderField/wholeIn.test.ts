import { expect, test } from 'vitest';
import { wholeIn } from './wholeIn.ts';

test.each([
  ['20', 20],
  [' 20 ', 20],
  ['+20', 20],
  ['-50', -50],
  ['−50', -50],
  ['0', 0],
  ['-0', 0],
  ['007', 7],
  ['100', 100],
])('[FORE-1] %j is the whole number %d', (text, value) => {
  expect(wholeIn(text, -50, 100)).toBe(value);
});

test.each(['', '-', '1.5', '1,5', '101', '-51', '1e2', 'ten', '5 0', '9999999999'])(
  '[FORE-1] %j is not a whole number from -50 to 100',
  (text) => {
    expect(wholeIn(text, -50, 100)).toBeNull();
  },
);
