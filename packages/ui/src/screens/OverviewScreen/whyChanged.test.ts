import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decemberOverview } from '../../sample-data/overview.ts';
import type { OverviewData } from './OverviewView.ts';
import { whyChanged } from './whyChanged.ts';

const PARTS = ['goods', 'shipping', 'fees', 'returns', 'discounts', 'tax', 'ads', 'other'] as const;
type Amounts = Record<(typeof PARTS)[number], number>;

/** A period by what was sold and spent, in cents. */
function periodOf(sold: number, spent: Amounts): Pick<OverviewData, 'breakdown' | 'profitNet'> {
  const profit = sold - PARTS.reduce((sum, part) => sum + spent[part], 0);
  const parts = PARTS.map((part) => ({ part, amount: spent[part] / 100, quality: 'actual' as const }));
  return {
    profitNet: profit / 100,
    breakdown: [...parts, { part: 'profit' as const, amount: profit / 100, quality: 'actual' as const }],
  };
}

function overviewOf(now: Pick<OverviewData, 'breakdown' | 'profitNet'>, before: typeof now): OverviewData {
  const { comparison } = decemberOverview;
  if (!comparison) throw new Error('The December has a comparison.');
  return { ...decemberOverview, ...now, comparison: { ...comparison, ...before } };
}

const amount = fc.integer({ min: -5_000_000, max: 90_000_000 });
const period = fc
  .tuple(
    amount,
    fc.record(Object.fromEntries(PARTS.map((part) => [part, amount])) as Record<keyof Amounts, typeof amount>),
  )
  .map(([sold, spent]) => periodOf(sold, spent));

test('[OVER-1] the profit before and what changed it are the profit now, to the penny, whatever the amounts', () => {
  fc.assert(
    fc.property(period, period, (now, before) => {
      const changes = whyChanged(overviewOf(now, before)) ?? [];
      const sum = changes.reduce((total, { change }) => total + Math.round(change * 100), 0);
      expect(Math.round((before.profitNet ?? 0) * 100) + sum).toBe(Math.round((now.profitNet ?? 0) * 100));
    }),
  );
});

test('what a cost rises takes from the profit, what is sold adds to it', () => {
  const none: Amounts = { goods: 0, shipping: 0, fees: 0, returns: 0, discounts: 0, tax: 0, ads: 0, other: 0 };
  const data = overviewOf(periodOf(20_000, { ...none, ads: 3_000 }), periodOf(15_000, { ...none, ads: 1_000 }));
  const changes = new Map(whyChanged(data)?.map(({ part, change }) => [part, change]));
  expect(changes.get('sold')).toBe(50);
  expect(changes.get('ads')).toBe(-20);
  expect(changes.get('goods')).toBe(0);
});

test('a part of which nothing is known in one of the periods says so, and one of neither is left out', () => {
  const now = { profitNet: 90, breakdown: [{ part: 'profit' as const, amount: 90, quality: 'estimate' as const }] };
  const before = {
    profitNet: 60,
    breakdown: [
      { part: 'ads' as const, amount: 40, quality: 'actual' as const },
      { part: 'profit' as const, amount: 60, quality: 'actual' as const },
    ],
  };
  expect(whyChanged(overviewOf(now, before))).toEqual([
    { part: 'sold', before: 100, now: 90, change: -10 },
    { part: 'ads', before: 40, now: null, change: 40 },
  ]);
});

test('nothing is said where a profit is not known, or nothing is compared', () => {
  const { comparison } = decemberOverview;
  if (!comparison) throw new Error('The December has a comparison.');
  expect(whyChanged({ ...decemberOverview, comparison: null })).toBeNull();
  expect(whyChanged({ ...decemberOverview, profitNet: null })).toBeNull();
  expect(whyChanged({ ...decemberOverview, comparison: { ...comparison, breakdown: undefined } })).toBeNull();
});
