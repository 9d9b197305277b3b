import type { LedgerKind } from '@adaos/api';
import { expect, test } from 'vitest';
import { compare, type PeriodData, percentChange } from './comparison.ts';

const data = (amounts: Partial<Record<LedgerKind, bigint>>, orders: number, refunds: number): PeriodData => ({
  period: { from: '2010-01-01', to: '2010-01-31' },
  totals: {
    coverage: {},
    rows: Object.entries(amounts).map(([kind, amount]) => ({
      kind: kind as LedgerKind,
      quality: 'actual',
      amount,
      entries: 1,
    })),
  },
  orders,
  refunds,
});

test.each([
  [150n, 100n, 50],
  [50n, 100n, -50],
  [25n, -50n, 150],
  [-75n, -50n, -50],
  [5n, 0n, null],
  [null, 100n, null],
  [100n, null, null],
])('from %s to %s is a change of %s percent', (now, before, change) => {
  expect(percentChange(now, before)).toBe(change);
});

test('a period is compared figure by figure; ROI in points', () => {
  const now = data({ sale: 30_000n, ad_spend: -10_000n }, 30, 3);
  const before = data({ sale: 20_000n, ad_spend: -8_000n }, 20, 0);
  expect(compare(now, before, 2)).toEqual({
    from: '2010-01-01',
    to: '2010-01-31',
    profitNet: 120,
    adsSpend: 80,
    roi: 250,
    netSales: 200,
    orders: 20,
    refunds: 0,
    missing: [],
    breakdown: [
      { part: 'ads', amount: 80, quality: 'actual' },
      { part: 'profit', amount: 120, quality: 'actual' },
    ],
    change: { profitNet: 66.67, adsSpend: 25, roi: 50, netSales: 50, orders: 50, refunds: null },
  });
});
