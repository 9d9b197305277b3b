import { expect, test } from 'vitest';
import { tableToCsv } from './chartTable.ts';

test('a chart is saved as plain numbers under its names; what is not known stays empty', () => {
  const rows = [
    { id: '2025-11', name: 'November 2025', values: [1234.5, null], texts: ['1,234.50', 'not known'] },
    { id: '2025-12', name: 'December 2025', values: [-0.01, 0], texts: ['-0.01', '0'] },
  ];
  expect(
    tableToCsv({
      rowHeader: 'Month',
      columns: [
        { id: 'profit', label: 'Profit, net' },
        { id: 'ads', label: 'Ads "paid"' },
      ],
      rowCount: rows.length,
      rowAt: (index) => rows[index] ?? { id: '', name: '', values: [], texts: [] },
    }),
  ).toBe('\uFEFFMonth,"Profit, net","Ads ""paid"""\r\n2025-11,1234.5,\r\n2025-12,-0.01,0\r\n');
});

test('what is said of each point are last columns of text', () => {
  const rows = [
    { id: '2025-11', name: 'November 2025', values: [1], texts: ['1'] },
    { id: '2025-12', name: 'December 2025', values: [2], texts: ['2'] },
  ];
  expect(
    tableToCsv({
      rowHeader: 'Month',
      columns: [{ id: 'profit', label: 'Profit' }],
      rowCount: rows.length,
      rowAt: (index) => rows[index] ?? { id: '', name: '', values: [], texts: [] },
      notes: [
        { label: 'Missing costs', texts: ['Shipping, handling', 'none'] },
        { label: 'What happened', texts: ['Black Friday', ''] },
      ],
    }),
  ).toBe(
    '\uFEFFMonth,Profit,Missing costs,What happened\r\n2025-11,1,"Shipping, handling",Black Friday\r\n2025-12,2,none,\r\n',
  );
});
