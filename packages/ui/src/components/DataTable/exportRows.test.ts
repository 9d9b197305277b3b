import { expect, test } from 'vitest';
import { exportRows } from './exportRows.ts';
import type { DataTableColumn } from './types.ts';

interface Row {
  name: string;
  spend: number | null;
}

const columns: DataTableColumn<Row>[] = [
  { id: 'name', header: 'Campaign, name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'spend', header: 'Spend', cell: ({ spend }) => `EUR ${spend}`, sortValue: ({ spend }) => spend },
  { id: 'mark', header: 'Status', cell: () => true, exportValue: () => 'Active' },
  { id: 'open', header: '', cell: () => 'Details', action: true },
];

test('the file holds headings, numbers as numbers, and no controls', () => {
  const rows = [
    { name: 'Winter', spend: -1200.5 },
    { name: '=HYPERLINK("x")', spend: null },
  ];
  expect(exportRows(columns, rows)).toBe(
    '\uFEFF"Campaign, name",Spend,Status\r\nWinter,-1200.5,Active\r\n"\'=HYPERLINK(""x"")",EUR null,Active\r\n',
  );
});
