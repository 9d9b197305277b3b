import { LANGUAGES } from '@adaos/domain';
import { createTheme, type Theme } from '@mui/material/styles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAppTheme } from '../../theme/index.ts';
import { bodyCells } from './gridStyles.ts';
import { exportRows, sortKeys, sortRows } from './rows.ts';
import { parseBound, rowTest, withFilter } from './tableState.ts';
import type { DataTableColumn, DataTableQuery } from './types.ts';

interface Row {
  name: string;
  status: string;
  spend: number | null;
}

const columns: DataTableColumn<Row>[] = [
  {
    id: 'name',
    header: 'Campaign, name',
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
    filter: { kind: 'text', value: ({ name }) => name },
  },
  {
    id: 'status',
    header: 'Status',
    cell: () => true,
    exportValue: ({ status }) => status,
    filter: { kind: 'choice', value: ({ status }) => status, choices: [{ value: 'active', label: 'Active' }] },
  },
  {
    id: 'spend',
    header: 'Spend',
    cell: ({ spend }) => `EUR ${spend}`,
    sortValue: ({ spend }) => spend,
    filter: { kind: 'range', value: ({ spend }) => spend },
  },
  { id: 'open', header: '', cell: () => 'Details', action: true },
];

describe('[ADS-3] rows are narrowed', () => {
  const rows: Row[] = [
    { name: 'Pături de lână · Căutare', status: 'active', spend: 100 },
    { name: 'Ceramică de Horezu', status: 'paused', spend: 0 },
    { name: 'Reduceri de vară', status: 'ended', spend: null },
  ];
  const left = (filters: DataTableQuery['filters']) => rows.filter(rowTest(columns, filters) ?? (() => true)).length;

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

  test('by all filters at once; one of another kind is ignored', () => {
    expect(left({ name: 'de', status: ['paused'], spend: { min: null, max: 10 } })).toBe(1);
    expect(left({ name: ['de'], gone: 'x' })).toBe(3);
    expect(rowTest(columns, { name: ' ' })).toBeNull();
  });
});

test('a filter that every row passes is removed', () => {
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

describe('rows are sorted', () => {
  const collatorOf = (locale: string) => new Intl.Collator(locale, { numeric: true });
  const sorted = <Value extends string | null>(values: readonly Value[], { locale = 'en', descending = false } = {}) =>
    sortRows(values, sortKeys(values, collatorOf(locale)), descending);
  const places = (values: readonly (number | null)[], descending: boolean) =>
    sortRows([...values.keys()], sortKeys(values, collatorOf('en')), descending);

  test('texts in the order of the language, with the numbers in them as numbers', () => {
    const texts = ['șal 10', 'sac', 'șal 9', 'tavă', 'stea'];
    expect(sorted(texts, { locale: 'ro' })).toEqual(['sac', 'stea', 'șal 9', 'șal 10', 'tavă']);
    expect(sorted(texts, { locale: 'ro', descending: true })).toEqual(['tavă', 'șal 10', 'șal 9', 'stea', 'sac']);
  });

  test('unknown values last in either order', () => {
    expect(places([null, 2, -1, null, 7], false)).toEqual([2, 1, 4, 0, 3]);
    expect(places([null, 2, -1, null, 7], true)).toEqual([4, 1, 2, 0, 3]);
    expect(sorted(['b', null, 'a'], { descending: true })).toEqual(['b', 'a', null]);
  });

  test('equal values in the order that they had, in either direction', () => {
    expect(places([1, 0, 1, 0, -0], false)).toEqual([1, 3, 4, 0, 2]);
    expect(places([1, 0, 1, 0, -0], true)).toEqual([0, 2, 1, 3, 4]);
  });

  test('with every row once, texts as the language compares them', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-cA-Cășé0-9 -]{0,40}$/u));
    fc.assert(
      fc.property(fc.array(text), fc.constantFrom(...LANGUAGES), fc.boolean(), (texts, locale, descending) => {
        const result = sorted(texts, { locale, descending });
        expect(result.toSorted()).toEqual(texts.toSorted());
        if (descending) result.reverse();
        for (const [index, value] of result.entries()) {
          const before = result[index - 1];
          if (before !== undefined) expect(collatorOf(locale).compare(before, value)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  test('with every row once, numbers by their size', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true })), fc.boolean(), (numbers, descending) => {
        const result = places(numbers, descending);
        expect(result.toSorted((a, b) => a - b)).toEqual([...numbers.keys()]);
        if (descending) result.reverse();
        const values = result.map((place) => numbers[place] ?? Number.NaN);
        for (const [index, value] of values.entries())
          expect(values[index - 1] ?? -Infinity).toBeLessThanOrEqual(value);
      }),
    );
  });
});

test('the file has headings, numbers as numbers, and no controls', () => {
  const rows = [
    { name: 'Winter', status: 'Active', spend: -1200.5 },
    { name: '=HYPERLINK("x")', status: 'Active', spend: null },
  ];
  expect(exportRows(columns, rows)).toBe(
    '\uFEFF"Campaign, name",Status,Spend\r\nWinter,Active,-1200.5\r\n"\'=HYPERLINK(""x"")",Active,EUR null\r\n',
  );
});

describe('cells of the body', () => {
  const [cells, endCells] = ['& :where(td.cell)', '& :where(td.cell.MuiTableCell-alignRight)'];

  test('look as the theme has cells look', () => {
    const theme = createAppTheme();
    const looks = bodyCells(theme, 'medium');
    expect(looks[cells]).toMatchObject({
      ...theme.typography.body1,
      padding: `11px ${theme.spacing(1.5)}`,
      textAlign: 'left',
    });
    expect(looks[endCells]).toMatchObject({ ...theme.mixins.tabular, textAlign: 'right' });
    expect(bodyCells(theme, 'small')[cells]).toMatchObject({ padding: '7px 10px' });
  });

  test('are restyled by a product from its theme, by a style or a function of the theme', () => {
    const theme = createTheme(createAppTheme(), {
      components: {
        MuiTableCell: {
          styleOverrides: {
            body: { letterSpacing: 1 },
            alignRight: ({ theme: own }: { theme: Theme }) => ({ paddingRight: own.spacing(9) }),
          },
        },
      },
    });
    const looks = bodyCells(theme, 'medium');
    expect(looks[cells]).toMatchObject({ letterSpacing: 1 });
    expect(looks[endCells]).toMatchObject({ paddingRight: theme.spacing(9) });
  });
});
