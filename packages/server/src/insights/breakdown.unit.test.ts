import { LEDGER_KINDS } from '@adaos/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakdown, CHARGED_KINDS, SPENT_KINDS } from './breakdown.ts';
import { netProfit } from './figures.ts';
import { anyTotals } from './totals.arbitrary.ts';
import { sumOf, type Totals } from './totals.ts';

test('every kind of entry is either charged or spent, once', () => {
  const kinds = [...CHARGED_KINDS, ...Object.values(SPENT_KINDS).flat()];
  expect(kinds.toSorted()).toEqual(LEDGER_KINDS.toSorted());
});

test('the parts add up exactly to gross sales, shipping charged and tips', () => {
  fc.assert(
    fc.property(anyTotals, (totals) => {
      const parts = breakdown(totals, 0);
      const sum = parts.reduce((total, part) => total + BigInt(part.amount), 0n);
      expect(sum).toBe(sumOf(totals, CHARGED_KINDS));
    }),
  );
});

test('the rest is the net profit where that is known, else unknown', () => {
  fc.assert(
    fc.property(anyTotals, (totals) => {
      const rest = breakdown(totals, 0).at(-1);
      if (totals.rows.length === 0) expect(rest).toBeUndefined();
      else if (netProfit(totals) === null) expect(rest).toMatchObject({ part: 'unknown', quality: 'missing' });
      else expect(rest).toMatchObject({ part: 'profit', amount: Number(netProfit(totals)) });
    }),
  );
});

test('a part is as certain as its least certain entry, and a profit that lacks a cost is an estimate', () => {
  const totals: Totals = {
    coverage: { cogs: { known: 2n, of: 2n, without: 0 }, handling: { known: 1n, of: 2n, without: 1 } },
    rows: [
      { kind: 'sale', quality: 'actual', amount: 10_000n, entries: 3 },
      { kind: 'cogs', quality: 'actual', amount: -2_000n, entries: 1 },
      { kind: 'cogs', quality: 'rule', amount: -1_500n, entries: 2 },
    ],
  };
  expect(breakdown(totals, 2)).toEqual([
    { part: 'goods', amount: 35, quality: 'rule' },
    { part: 'profit', amount: 65, quality: 'estimate' },
  ]);
});
