import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { MOST_COLUMNS, readLayout } from './layout.ts';

const titles = (count: number) => [
  'Order',
  'Date',
  'Quantity',
  'Price',
  ...Array.from({ length: count - 4 }, () => 'x'),
];

test('as many columns as any export has are recognised', async () => {
  const head = Buffer.from(`${titles(MOST_COLUMNS).join(',')}\n1,2024-01-02,1,2.50\n`);
  expect((await readLayout(head, true)).columns).toHaveLength(MOST_COLUMNS);
});

test('a line of more cells has no titles', async () => {
  const head = Buffer.from(`${titles(MOST_COLUMNS + 1).join(',')}\n1,2024-01-02,1,2.50\n`);
  const { columns } = await readLayout(head, true);
  expect(columns.length).toBeLessThanOrEqual(1);
});

test.each(['orders', 'ads', 'stock'] as const)(
  'a first line of a million cells does not hold up other work: %s',
  async (kind) => {
    const head = Buffer.from(`${','.repeat(990_000)}\n1,2,3\n`);
    let turns = 0;
    const read = new AbortController();
    const others = (async () => {
      for (; !read.signal.aborted; turns += 1) await setImmediate();
    })();
    await readLayout(head, true, kind);
    read.abort();
    await others;
    expect(turns).toBeGreaterThan(50);
  },
  30_000,
);
