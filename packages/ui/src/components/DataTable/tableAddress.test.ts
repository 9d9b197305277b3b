import { expect, test } from 'vitest';
import { readTable, type TableChoices, writeTable } from './tableAddress.ts';
import type { DataTableColumn } from './types.ts';

interface Row {
  name: string;
  state: string;
  amount: number;
}

const columns: DataTableColumn<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: () => '',
    sortValue: ({ name }) => name,
    filter: { kind: 'text', value: ({ name }) => name },
  },
  {
    id: 'state',
    header: 'State',
    cell: () => '',
    filter: {
      kind: 'choice',
      value: ({ state }) => state,
      choices: [
        { value: 'open', label: 'Open' },
        { value: 'closed', label: 'Closed' },
      ],
    },
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: () => '',
    sortValue: ({ amount }) => amount,
    filter: { kind: 'range', value: ({ amount }) => amount },
  },
];
const defaultSort = { column: 'amount', descending: true };
const usual: TableChoices = {
  query: { sort: defaultSort, filters: {}, page: 0 },
  density: 'comfortable',
  columns: null,
};
const read = (text: string) => readTable(new URLSearchParams(text), 'cases', columns, defaultSort);

test('an address that says nothing of a table has it as usual, and what is usual is not written', () => {
  expect(read('from=2025-01-01&other.sort=name')).toEqual(usual);
  expect(String(writeTable(new URLSearchParams('from=2025-01-01&cases.page=3'), 'cases', usual, defaultSort))).toBe(
    'from=2025-01-01',
  );
});

test('all that is chosen is written into the address and read from it again', () => {
  const choices: TableChoices = {
    query: {
      sort: { column: 'name', descending: false },
      filters: { name: 'lampă & co', state: ['open', 'closed'], amount: { min: -5, max: null } },
      page: 2,
    },
    density: 'compact',
    columns: ['amount', 'name', '-state'],
  };
  const address = writeTable(new URLSearchParams('page=4'), 'cases', choices, defaultSort);
  expect(address.get('page')).toBe('4');
  expect(address.get('cases.sort')).toBe('name');
  expect(address.getAll('cases.is.state')).toEqual(['open', 'closed']);
  expect(address.get('cases.is.amount')).toBe('-5..');
  expect(read(String(address))).toEqual(choices);
});

test('no order at all is a choice, too', () => {
  const none = { ...usual, query: { ...usual.query, sort: null } };
  const address = writeTable(new URLSearchParams(), 'cases', none, defaultSort);
  expect(String(address)).toBe('cases.sort=');
  expect(read(String(address))).toEqual(none);
});

test.each([
  'cases.sort=nothing',
  'cases.sort=state',
  'cases.page=0',
  'cases.page=x',
  'cases.is.state=lost',
  'cases.is.amount=a..b',
  'cases.is.nothing=1',
  'cases.columns=nothing',
  'cases.density=x',
])('what makes no sense is as if it were not there: %s', (text) => {
  expect(read(text)).toEqual(usual);
});
