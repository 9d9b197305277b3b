import { expect, test } from 'vitest';
import { fileFormat } from './file-format.ts';
import type { Layout } from './layout.ts';

const layout = { columns: ['Name', 'Colour'] } as unknown as Layout;

test.each([
  ['orders', 'orderId, date, quantity, price'],
  ['ads', 'campaign, date, spend'],
  ['stock', 'stock'],
] as const)('a file of %s without its columns is reported with their names', (kind, fields) => {
  const message = `No column was found for: ${fields}.`;
  expect(() => fileFormat(layout, null, kind)).toThrow(expect.objectContaining({ code: 'columns_missing', message }));
});
