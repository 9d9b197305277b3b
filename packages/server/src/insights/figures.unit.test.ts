import type { LedgerKind } from '@adaos/api';
import { FIGURES, LEDGER_KINDS } from '@adaos/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adSpend,
  coverageShares,
  figureParts,
  figureValue,
  missingKinds,
  netProfit,
  netSales,
  roi,
} from './figures.ts';
import { anyTotals } from './totals.arbitrary.ts';
import { mergeTotals, sumOf, type Totals } from './totals.ts';

/** @param cogs how much of 100 in sales has a known cost of the goods. */
const totalsOf = (amounts: Partial<Record<LedgerKind, bigint>>, cogs = 100n): Totals => ({
  rows: Object.entries(amounts).map(([kind, amount]) => ({
    kind: kind as LedgerKind,
    quality: 'actual',
    amount,
    entries: 1,
  })),
  coverage: { cogs: { known: cogs, of: 100n, without: cogs < 100n ? 1 : 0 } },
});

const month = { sale: 100_000n, discount: -5_000n, refund: -10_000n, tax: -15_000n, shipping_charged: 2_000n };
const costs = {
  cogs: -30_000n,
  shipping_cost: -4_000n,
  handling: -500n,
  payment_fee: -1_500n,
  return_shipping_cost: -1_000n,
};

describe('[OVER-1] the figures', () => {
  test('net sales are gross sales less discounts, returns and tax', () => {
    expect(netSales(totalsOf(month))).toBe(70_000n);
  });

  test('net profit is everything earned less everything spent', () => {
    expect(netProfit(totalsOf({ ...month, ...costs, ad_spend: -20_000n }))).toBe(15_000n);
  });

  test('net profit is unknown, not 0, while the goods cost is', () => {
    expect(netProfit(totalsOf(month, 0n))).toBeNull();
  });

  test('ad spend is unknown, not 0, while none was recorded', () => {
    expect(adSpend(totalsOf(month))).toBeNull();
    expect(adSpend(totalsOf({ ad_spend: 0n }))).toBe(0n);
    expect(adSpend(totalsOf({ ad_spend: -20_000n }))).toBe(20_000n);
  });

  test('ROI is 100 at break-even, and unknown without spend or profit', () => {
    expect(roi(totalsOf({ sale: 20_000n, ad_spend: -20_000n }))).toBe(100);
    expect(roi(totalsOf({ ...month, ...costs, ad_spend: -20_000n }))).toBe(175);
    expect(roi(totalsOf({ sale: 20_000n, ad_spend: -20_000n }, 0n))).toBeNull();
    expect(roi(totalsOf({ sale: 20_000n, ad_spend: 0n }))).toBeNull();
    expect(roi(totalsOf({ sale: 20_000n }))).toBeNull();
  });
});

test('[OVER-1] net profit is known once the goods cost is for half of the sales', () => {
  expect(netProfit(totalsOf(month, 49n))).toBeNull();
  expect(netProfit(totalsOf(month, 50n))).toBe(72_000n);
});

describe('what is missing', () => {
  const none = { known: 0n, of: 100n, without: 1 };
  test('is each cost of a sale that is not known for all sales, and ads without an entry', () => {
    const totals: Totals = {
      ...totalsOf({ sale: 100n }, 99n),
      coverage: {
        cogs: { known: 99n, of: 100n, without: 1 },
        shipping_cost: none,
        handling: { known: 100n, of: 100n, without: 0 },
        payment_fee: none,
      },
    };
    expect(missingKinds(totals)).toEqual(['cogs', 'shipping_cost', 'payment_fee', 'ad_spend']);
    expect(coverageShares(totals)).toEqual([
      { kind: 'cogs', share: 99 },
      { kind: 'shipping_cost', share: 0 },
      { kind: 'handling', share: 100 },
      { kind: 'payment_fee', share: 0 },
    ]);
  });
  test('is never rounded away', () => {
    const totals: Totals = { rows: [], coverage: { cogs: { known: 9_999_999n, of: 10_000_000n, without: 1 } } };
    expect(coverageShares(totals)).toEqual([{ kind: 'cogs', share: 99.99 }]);
    expect(missingKinds(totals)).toContain('cogs');
  });
  test('is a cost of orders that took in nothing, or less after a return', () => {
    const coverage = {
      shipping_cost: { known: 100n, of: 100n, without: 1 },
      handling: { known: 100n, of: 80n, without: 1 },
    };
    expect(missingKinds({ ...totalsOf({ sale: 100n, ad_spend: -1n }), coverage })).toEqual([
      'shipping_cost',
      'handling',
    ]);
    expect(coverageShares({ rows: [], coverage })).toEqual([
      { kind: 'shipping_cost', share: 99.99 },
      { kind: 'handling', share: 99.99 },
    ]);
  });
  test('is return shipping only where something came back', () => {
    expect(missingKinds({ ...totalsOf({ refund: -1n }), coverage: { return_shipping_cost: none } })).toEqual([
      'return_shipping_cost',
      'ad_spend',
    ]);
  });
  test('is nothing, where each cost is known', () => {
    expect(missingKinds(totalsOf({ ...month, ...costs, ad_spend: -1n }))).toEqual([]);
  });
});

test('the parts of a figure add up to it, and those that are missing say so', () => {
  fc.assert(
    fc.property(anyTotals, fc.constantFrom(...FIGURES), (totals, figure) => {
      const parts = figureParts(figure, totals, 0);
      const kinds = parts.map((part) => LEDGER_KINDS.indexOf(part.kind));
      expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
      for (const part of parts) expect(part.amount === null).toBe(part.quality === 'missing');

      const known = parts.filter((part) => part.amount !== null);
      const sum = (of: typeof parts) => of.reduce((total, part) => total + BigInt(part.amount ?? 0), 0n);
      const value = figureValue(figure, totals, 0);
      if (figure === 'roi') {
        const spend = sum(known.filter((part) => part.kind === 'ad_spend'));
        const contribution = sum(known.filter((part) => part.kind !== 'ad_spend'));
        if (value !== null) expect(value).toBeCloseTo((100 * Number(contribution)) / Number(spend), 2);
      } else if (value !== null) {
        expect(BigInt(value)).toBe(sum(known));
      } else {
        expect(parts.some((part) => part.quality === 'missing')).toBe(true);
      }
    }),
  );
});

test('spans put together have the sums of all', () => {
  fc.assert(
    fc.property(fc.array(anyTotals, { maxLength: 5 }), (spans) => {
      const merged = mergeTotals(spans);
      for (const kind of LEDGER_KINDS) {
        expect(sumOf(merged, [kind])).toBe(spans.reduce((sum, span) => sum + sumOf(span, [kind]), 0n));
      }
      const sum = (of: 'known' | 'of') => spans.reduce((total, span) => total + (span.coverage.cogs?.[of] ?? 0n), 0n);
      const without = spans.reduce((total, span) => total + (span.coverage.cogs?.without ?? 0), 0);
      const none = { known: 0n, of: 0n, without: 0 };
      expect(merged.coverage.cogs ?? none).toEqual({ known: sum('known'), of: sum('of'), without });
      expect(new Set(merged.rows.map((row) => `${row.kind} ${row.quality}`)).size).toBe(merged.rows.length);
    }),
  );
});
