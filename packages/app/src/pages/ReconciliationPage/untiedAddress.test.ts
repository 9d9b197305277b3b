import { expect, test } from 'vitest';
import { queryIn, write } from './untiedAddress.ts';

test('the orders that do not add up are those that the address asks for', () => {
  expect(queryIn(new URLSearchParams('cause=x&page=0'))).toEqual({ cause: null, page: 0 });
  const address = write(new URLSearchParams('sample=1&page=9'), { cause: 'edited', page: 2 });
  expect(String(address)).toBe('sample=1&cause=edited&page=3');
  expect(queryIn(address)).toEqual({ cause: 'edited', page: 2 });
  expect(String(write(address, { cause: null, page: 0 }))).toBe('sample=1');
});
