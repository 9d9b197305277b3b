import { expect, test } from 'vitest';
import { unitCostSchema } from './unitCostForm.ts';

const read = (cost: string, from = '2025-03-01') => {
  const { data, error } = unitCostSchema.safeParse({ cost, from });
  return data ?? Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
};

test.each([
  ['12,50', 12.5],
  [' 0 ', 0],
  ['0.0125', 0.0125],
])('%j is a cost', (text, cost) => {
  expect(read(text)).toEqual({ cost, from: '2025-03-01' });
});

test.each([
  ['', '2025-03-01', { cost: 'required' }],
  ['-1', '2025-03-01', { cost: 'number' }],
  ['1.23456', '2025-03-01', { cost: 'number' }],
  ['1', '', { from: 'required' }],
  ['1', '1999-12-31', { from: 'range' }],
  ['1', '2100-01-01', { from: 'range' }],
])('%j from %j is none', (cost, from, problems) => {
  expect(read(cost, from)).toEqual(problems);
});
