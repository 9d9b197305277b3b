import { describe, expect, test } from 'vitest';
import { parseBound, rowTest, withFilter } from './filters.ts';
import type { DataTableColumn, DataTableQuery } from './types.ts';

interface Row {
  name: string;
  status: string;
  spend: number | null;
}

const columns: DataTableColumn<Row>[] = [
  { id: 'name', header: '', cell: () => null, filter: { kind: 'text', value: ({ name }) => name } },
  {
    id: 'status',
    header: '',
    cell: () => null,
    filter: { kind: 'choice', value: ({ status }) => status, choices: [{ value: 'active', label: 'Active' }] },
  },
  { id: 'spend', header: '', cell: () => null, filter: { kind: 'range', value: ({ spend }) => spend } },
];
const rows: Row[] = [
  { name: 'Pături de lână · Căutare', status: 'active', spend: 100 },
  { name: 'Ceramică de Horezu', status: 'paused', spend: 0 },
  { name: 'Reduceri de vară', status: 'ended', spend: null },
];
const left = (filters: DataTableQuery['filters']) => rows.filter(rowTest(columns, filters) ?? (() => true)).length;

describe('[ADS-3] rows are narrowed', () => {
  test('by words in any order, without case and accents', () => {
    expect(left({ name: 'CAUTARE paturi' })).toBe(1);
    expect(left({ name: 'de' })).toBe(3);
    expect(left({ name: 'horezu lână' })).toBe(0);
    expect(left({ name: '  ' })).toBe(3);
  });

  test('by choices and by both ends of a range', () => {
    expect(left({ status: ['active', 'ended'] })).toBe(2);
    expect(left({ status: [] })).toBe(3);
    expect(left({ spend: { min: 0, max: 100 } })).toBe(2);
    expect(left({ spend: { min: 0.01, max: null } })).toBe(1);
    expect(left({ spend: { min: null, max: 0 } })).toBe(1);
  });

  test('by all filters at once; one of another kind counts for nothing', () => {
    expect(left({ name: 'de', status: ['paused'], spend: { min: null, max: 10 } })).toBe(1);
    expect(left({ name: ['de'], gone: 'x' })).toBe(3);
    expect(rowTest(columns, { name: ' ' })).toBeNull();
  });
});

test('a filter that leaves nothing out is none', () => {
  expect(withFilter({ name: 'a' }, 'name', ' ')).toEqual({});
  expect(withFilter({ name: 'a' }, 'spend', { min: null, max: null })).toEqual({ name: 'a' });
  expect(withFilter({ name: 'a' }, 'name', undefined)).toEqual({});
  expect(withFilter({}, 'status', ['x'])).toEqual({ status: ['x'] });
});

test.each([
  ['1200', 1200],
  [' 1 200,5 ', 1200.5],
  ['-3.25', -3.25],
  ['−3,25', -3.25],
  ['', null],
  ['12a', undefined],
  ['1,2,3', undefined],
])('the bound %j is %j', (text, number) => {
  expect(parseBound(text)).toBe(number);
});
