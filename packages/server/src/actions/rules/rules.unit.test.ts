import type { LedgerKind } from '@adaos/domain';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/days.ts';
import { withShelves } from '../../stock/read-stock.ts';
import type { Totals } from '../../insights/totals.ts';
import type { Suspect } from '../../fraud/scan.ts';
import type { JudgedMonth } from '../../forecast/models/months.ts';
import type { DayRow } from '../rows.ts';
import { costRise } from './cost-rise.ts';
import { deadStock } from './dead-stock.ts';
import { forecastMissed } from './forecast-missed.ts';
import { fraudWave } from './fraud-wave.ts';
import { lateSupplier } from './late-supplier.ts';
import { marginLost } from './margin-lost.ts';
import { missingCost } from './missing-cost.ts';
import { returnWave } from './return-wave.ts';
import { byCode, product, stockRow } from './rules.builder.ts';
import { stockOut } from './stock-out.ts';
import { unusualDay } from './unusual-day.ts';

const LAST = '2024-06-28';
/** Of the price, as the shop's own or what is usual. */
const USUAL = () => ({ value: -2.62, low: -3.62, high: -1.62 });

describe('the cost of goods has risen', () => {
  test('the price is raised by as much where that earns more', () => {
    // From 40 to 60 of a price of 200: 30 units a month, 20 more on each of 140 contributed, and 0.779 of the sales.
    const [found] = costRise([product('A', { price: 20_000, goods: 18_000 }, { price: 20_000, goods: 16_000 })], USUAL);
    expect(found).toMatchObject({ code: 'recommendation.raise_price', values: { product: 'A', percent: 10 } });
    // 30 x ((2,000 + 2,000) x 1.1^-2.62 - 2,000); bounds with -3.62 and -1.62.
    const effect = {
      value: expect.closeTo(33_483, 0),
      low: expect.closeTo(24_984.5, 0),
      high: expect.closeTo(42_831, 0),
    };
    expect(found?.expected).toEqual({ effect });
    expect(found?.measured).toEqual({ by: 'product', key: 'A', without: 56_000 });
  });

  test('the supplier is asked where it is not sure that a higher price brings more, as by the shop’s own answer to prices', () => {
    const risen = product('A', { price: 20_000, goods: 18_000 }, { price: 20_000, goods: 16_000 });
    const [found] = costRise([risen], () => ({ value: -5, low: -9, high: -1 }));
    // 30 x (4,000 x 1.1^-5 - 2,000) is 14,510, and 30 x (4,000 x 1.1^-9 - 2,000) a loss.
    expect(found?.code).toBe('recommendation.ask_lower_cost');
  });

  test('each product is judged by its own answer to prices', () => {
    const risen = ['A', 'B'].map((code) =>
      product(code, { price: 20_000, goods: 18_000 }, { price: 20_000, goods: 16_000 }),
    );
    const found = costRise(risen, (code) => (code === 'A' ? USUAL() : { value: -5, low: -9, high: -1 }));
    expect(found.map(({ code }) => code)).toEqual(['recommendation.raise_price', 'recommendation.ask_lower_cost']);
  });

  test('the supplier is asked where a higher price would lose more than it brings', () => {
    const [found] = costRise([product('A', { price: 10_000, goods: 5_000 }, { price: 10_000, goods: 4_000 })], USUAL);
    expect(found).toMatchObject({
      code: 'recommendation.ask_lower_cost',
      values: { product: 'A', percent: 25 },
      // 30 units of 10.00 more.
      expected: { effect: { value: 30_000, low: 30_000, high: 30_000 } },
    });
  });

  test('nothing is said of a cost that follows the price, of few units, and of sales without a cost', () => {
    const same = product('A', { price: 12_000, goods: 6_000 }, { price: 10_000, goods: 5_000 });
    const risen = product('A', { price: 10_000, goods: 5_000 }, { price: 10_000, goods: 4_000 });
    const few = { ...risen, now: { ...risen.now, units: 19 } };
    const unknown = { ...risen, before: { ...risen.before, unknown: 1 } };
    expect(costRise([same, few, unknown, product('B', { price: 10_000, goods: 4_000 })], USUAL)).toEqual([]);
  });
});

describe('a product has lost margin', () => {
  test('by discounts: what its old margin would bring, at the sales that are left', () => {
    // 20 of 200 left after discounts, in place of 60 of 240.
    const [found] = marginLost(
      [product('A', { price: 20_000, goods: 18_000 }, { price: 24_000, goods: 18_000 })],
      USUAL,
    );
    // The goods take the larger share of a lower price: that is not their doing alone, but more than half of it.
    expect(found).toBeUndefined();
    const [byCosts] = marginLost(
      [product('A', { price: 20_000, goods: 14_000, costs: 5_000 }, { price: 20_000, goods: 14_000, costs: 2_000 })],
      USUAL,
    );
    expect(byCosts).toMatchObject({
      code: 'recommendation.restore_margin',
      values: { product: 'A', before: 20, percent: 5 },
    });
    // 30 x ((1,000 + 3,000) x 1.15^-2.62 - 1,000).
    expect(byCosts?.expected).toMatchObject({ effect: { value: expect.closeTo(53_206, 0) } });
  });

  test('not where it is as before, or a higher price would bring nothing', () => {
    const even = product('A', { price: 20_000, goods: 10_000, costs: 1_000 });
    const profitable = product(
      'B',
      { price: 10_000, goods: 2_000, costs: 2_000 },
      { price: 10_000, goods: 2_000, costs: 1_000 },
    );
    expect(marginLost([even, profitable], USUAL)).toEqual([]);
  });
});

describe('stock', () => {
  const products = byCode(product('A', { price: 10_000, goods: 4_000 }));
  const economics = new Map([['A', { unitCost: 4_000, contribution: 6_000 }]]);

  test('that runs out is ordered: each day without it is worth a day of its contribution', () => {
    const [found] = stockOut([stockRow('A', { units: 20, reorderPoint: 20 })], products, economics);
    expect(found).toMatchObject({
      code: 'recommendation.reorder',
      values: { product: 'A', units: 30, supplier: 'Mill' },
      // It lasts for 20 days, 8 of them after the delivery: 22 days at 60.00.
      expected: { effect: { value: 132_000, low: 132_000, high: 132_000 } },
      measured: { by: 'product', key: 'A', without: 120_000 },
    });
  });

  test('of several suppliers is ordered from the one that delivers first', () => {
    const quick = { id: 'quick', supplier: 'Loom', lead: { mean: 3, variance: 0 } };
    const rows = withShelves([stockRow('A', { units: 4 }), stockRow('A', { ...quick, units: 4 })]);
    expect(stockOut(rows, products, economics).map(({ subject }) => subject)).toEqual(['quick']);
  });

  test('is ordered in packs and above the minimum, less what is on its way, and at risk within what its demand varies by', () => {
    const some = { units: 2, onOrder: 10, terms: { leastUnits: 100, packUnits: 50 }, demand: { mean: 1, variance: 4 } };
    const [found] = stockOut([stockRow('A', some)], products, economics);
    expect(found?.values).toMatchObject({ units: 100 });
    // 12 days of cover, as long as the delivery takes: 30 days at 60.00, give or take 1.28 x sqrt(30 x 4) units.
    const effect = found && 'effect' in found.expected ? found.expected.effect : null;
    expect(effect).toEqual({ value: 180_000, low: expect.closeTo(95_768, -1), high: expect.closeTo(264_232, -1) });
  });

  test('of unknown cost has no amount, and enough stock no action', () => {
    const [unknown] = stockOut([stockRow('B')], products, economics);
    expect(unknown?.expected).toEqual({ gap: 'no_sales' });
    expect(stockOut([stockRow('A', { units: 60 })], products, economics)).toEqual([]);
  });

  test('that lasts for more than a year is sold off: what a year does not sell ties up money, and costs each month', () => {
    const costs = new Map([
      ['A', 4_000],
      ['B', 1_000],
    ]);
    const dead = deadStock(
      [stockRow('A', { units: 465 }), stockRow('B', { velocity: 0, units: 5 }), stockRow('X', { units: 400 })],
      costs,
    );
    // 100 units of 40.00: 4,000.00, of which 25 % a year are 82.19 in 30 days; 20 and 30 % the bounds.
    expect(dead[0]).toMatchObject({
      subject: 'item-A',
      values: { product: 'A', units: 465 },
      once: 400_000,
      expected: {
        effect: { value: expect.closeTo(8_219.2, 1), low: expect.closeTo(6_575.3, 1), high: expect.closeTo(9_863, 1) },
      },
      // All 465 are held for 28 days.
      measured: { by: 'stock', key: 'A', without: expect.closeTo(-35_671.2, 1) },
    });
    expect(dead[1]).toMatchObject({ once: 5_000 });
    expect(dead[2]).toEqual(expect.objectContaining({ subject: 'item-X', expected: { gap: 'goods_cost' } }));
    const fine = [
      stockRow('C', { units: 365 }),
      stockRow('D', { velocity: null, units: 900 }),
      stockRow('E', { velocity: 0, units: 0 }),
    ];
    expect(deadStock(fine, costs)).toEqual([]);
  });

  test('a late supplier matters where as much again leaves shelves empty', () => {
    const late = [{ id: 'mill', name: 'Mill', days: 4 }];
    // Ten in stock, twelve days to deliver: sixteen leave four days more without any.
    const [found] = lateSupplier(late, [stockRow('A')], products);
    expect(found).toMatchObject({
      subject: 'mill',
      expected: { effect: { value: 24_000 } },
      // 28 days at 60.00, less the four days' share of 28.
      measured: { by: 'supplier', key: 'mill', without: 168_000 - 22_400 },
    });
    expect(lateSupplier(late, [stockRow('A', { units: 100 })], products)).toEqual([]);
    expect(lateSupplier([], [stockRow('A')], products)).toEqual([]);
  });
});

describe('fraud', () => {
  const suspect = (on: string, outcome: Suspect['outcome']): Suspect => ({
    orderId: on,
    externalId: on,
    placedAt: new Date(on),
    on,
    amount: 10_000n,
    signs: [],
    risk: 'High',
    verdict: null,
    finding: null,
    outcome,
    settled: outcome !== null,
  });
  const judged = (frauds: number, others: number) => [
    ...Array.from({ length: frauds }, () => suspect('2024-03-01', 'fraud')),
    ...Array.from({ length: others }, () => suspect('2024-03-01', 'not_fraud')),
  ];

  test('open cases cost their share of what was fraud before', () => {
    const suspects = [
      suspect(LAST, null),
      suspect(addDays(LAST, -13), null),
      suspect(addDays(LAST, -14), null),
      ...judged(3, 3),
    ];
    const [found] = fraudWave({ suspects, frauds: 3, loss: 42_000 }, LAST);
    expect(found).toMatchObject({ values: { orders: 2 }, impact: 'Low' });
    // 2 x 30 / 14 orders a month, half of them fraud, each of 140.00; Wilson's bounds of three of six are 26.8 and 73.2 %.
    expect(found?.expected).toEqual({
      effect: { value: 30_000, low: expect.closeTo(16_093, 0), high: expect.closeTo(43_907, 0) },
    });
    // Without a look four weeks lose 28 / 30 of it.
    expect(found?.measured).toEqual({ by: 'fraud', key: 'shop', without: -28_000 });
  });

  test('without enough cases, or the loss of one, the amount is not known; without open cases nothing is advised', () => {
    const open = suspect(LAST, null);
    expect(fraudWave({ suspects: [open, ...judged(2, 2)], frauds: 2, loss: 1 }, LAST)[0]?.expected).toEqual({
      gap: 'few_cases',
    });
    expect(fraudWave({ suspects: [open, ...judged(3, 3)], frauds: 3, loss: null }, LAST)[0]?.expected).toEqual({
      gap: 'goods_cost',
    });
    expect(fraudWave({ suspects: judged(9, 0), frauds: 9, loss: 1 }, LAST)).toEqual([]);
  });
});

describe('returns', () => {
  const row = product('A', { price: 10_000, goods: 4_000 });
  const returned = (now: number, before: number) => ({
    ...row,
    now: { ...row.now, returned: now },
    before: { ...row.before, returned: before },
  });

  test('above the usual cost what their orders contributed', () => {
    const [found] = returnWave(byCode(returned(14, 7)), []);
    expect(found).toMatchObject({ code: 'recommendation.check_returns', values: { product: 'A', percent: 50 } });
    // 30 orders a month, half come back in place of an eighth, 60.00 each.
    expect(found?.expected).toMatchObject({ effect: { value: 67_500 } });
  });

  test('that may be chance are none', () => {
    expect(returnWave(byCode(returned(5, 7), returned(4, 0), row), [])).toEqual([]);
  });

  test('that say that the product is not as described ask for a better description', () => {
    const year = { sku: 'A', name: 'A', orders: 365, returned: 20, notAsDescribed: 10 };
    const [found] = returnWave(byCode(row), [year]);
    expect(found).toMatchObject({ code: 'recommendation.describe_product', values: { product: 'A', percent: 50 } });
    // Ten a year are 0.82 a month, 60.00 each.
    expect(found?.expected).toMatchObject({ effect: { value: expect.closeTo(4_931.5, 1) } });
    expect(returnWave(new Map(), [{ ...year, notAsDescribed: 5 }])).toEqual([]);
  });
});

const days = (of: (index: number) => number): DayRow[] =>
  Array.from({ length: 63 }, (_, index) => {
    return { day: addDays(LAST, index - 62), netSales: of(index), orders: Math.round(of(index) / 1_000) };
  });

describe('a missing cost', () => {
  const totals = (known: bigint, profit: bigint): Totals => ({
    rows: [
      { kind: 'sale', quality: 'actual', amount: 280_000n, entries: 28 },
      { kind: 'cogs', quality: 'actual', amount: profit - 280_000n, entries: 28 },
    ],
    coverage: { shipping_cost: { known, of: 280_000n, without: 14 } },
  });
  const missing: LedgerKind[] = ['shipping_cost', 'ad_spend'];

  test('puts its share of the sales in doubt, by the margin of the shop', () => {
    // Half of 3,000 a month, a quarter of which is left.
    expect(
      missingCost(
        totals(140_000n, 70_000n),
        missing,
        days(() => 10_000),
      ),
    ).toEqual([
      expect.objectContaining({
        subject: 'shipping_cost',
        basis: 'doubt',
        values: { cost: 'shipping_cost', percent: 50 },
        expected: { effect: { value: 37_500, low: 37_500, high: 37_500 } },
        measured: { by: 'cost', key: 'shipping_cost', without: 35_000 },
      }),
    ]);
  });

  test('has no amount where nothing is earned, and a trace of it is none', () => {
    const [loss] = missingCost(
      totals(0n, -10n),
      missing,
      days(() => 10_000),
    );
    expect(loss?.expected).toEqual({ gap: 'goods_cost' });
    expect(
      missingCost(
        totals(279_000n, 70_000n),
        missing,
        days(() => 10_000),
      ),
    ).toEqual([]);
    expect(
      missingCost(
        totals(280_000n, 70_000n),
        [],
        days(() => 10_000),
      ),
    ).toEqual([]);
  });
});

describe('the forecast of a month', () => {
  const month = (index: number, profit: number) => {
    const rows = [{ kind: 'sale' as const, quality: 'actual' as const, amount: BigInt(profit), entries: 1 }];
    return { month: `2024-0${index + 1}`, totals: { rows, coverage: {} } };
  };
  const months = (...profits: number[]) => profits.map((profit, index) => month(index, profit));

  /** Each month was said to bring 100,000, give or take some. */
  const judged = (width: number, ...profits: number[]): JudgedMonth[] =>
    profits.map((profit, index) => ({
      month: month(index, profit).month,
      said: {
        sales: 400_000,
        low: 380_000,
        high: 420_000,
        profit: 100_000,
        profitLow: 100_000 - width,
        profitHigh: 100_000 + width,
      },
      was: { sales: 400_000, profit },
    }));
  const even = Array.from({ length: 6 }, () => 100_000);
  const missed = (width: number, lastDay: string, ...profits: number[]) =>
    forecastMissed(judged(width, ...profits), months(...profits), lastDay);

  test('that is missed by more than its bounds is looked into', () => {
    const [found] = missed(5_000, '2024-08-10', ...even, 80_000);
    expect(found).toMatchObject({
      subject: '2024-07',
      values: { month: '2024-07', percent: 20 },
      expected: { effect: { value: 20_000, low: 15_000, high: 25_000 } },
      // 80,000 in the 31 days of July.
      measured: { by: 'profit', key: 'shop', without: expect.closeTo(72_258, 0) },
    });
  });

  test('that is kept, was uneven before, is long over or follows from few months says nothing', () => {
    expect(missed(500, '2024-08-10', ...even, 99_000)).toEqual([]);
    expect(missed(30_000, '2024-08-10', ...even, 80_000)).toEqual([]);
    expect(missed(5_000, '2024-09-20', ...even, 80_000)).toEqual([]);
    expect(missed(5_000, '2024-04-10', 100_000, 100_000, 80_000)).toEqual([]);
    expect(forecastMissed([], [], LAST)).toEqual([]);
  });

  test('is not judged before the forecast has seen all of it, nor where its profit is not known', () => {
    const profits = [...even, 80_000];
    expect(forecastMissed(judged(5_000, ...even), months(...profits), '2024-08-10')).toEqual([]);
    const unknown = judged(5_000, ...profits).map((one) => ({ ...one, was: { ...one.was, profit: null } }));
    expect(forecastMissed(unknown, months(...profits), '2024-08-10')).toEqual([]);
  });
});

describe('a day', () => {
  /** Weekdays differ, and each week a little. */
  const quiet = (index: number) => 100_000 + (index % 7) * 20_000 + ((index * 37) % 11) * 500;

  const earned = { profit: 400_000, sales: 4_000_000 };

  test('below what its weekday usually has puts the margin of such days at stake, once, and is measured by the profit', () => {
    const found = unusualDay(
      days((index) => (index === 62 ? 30_000 : quiet(index))),
      earned,
    );
    expect(found.map(({ code }) => code)).toEqual([
      'recommendation.check_sales_day',
      'recommendation.check_orders_day',
    ]);
    // The median of its eight weekdays is 222,250.
    expect(found[0]?.values).toEqual({ date: LAST, percent: -87 });
    const usual = [6, 13, 20, 27, 34, 41, 48, 55].map(quiet);
    const short = usual.reduce((sum, value) => sum + value, 0) / 8 - 30_000;
    const { expected, measured } = found[0] ?? {};
    if (!expected || !('effect' in expected)) throw new Error('no effect');
    // A tenth of what is short, 30 / 7 times a month.
    expect(expected.effect.value).toBeCloseTo((short * 0.1 * 30) / 7, 5);
    expect(expected.effect.low).toBeLessThan(expected.effect.value);
    expect(expected.effect.high - expected.effect.value).toBeCloseTo(expected.effect.value - expected.effect.low, 5);
    // Three more such days in four weeks.
    expect(measured).toMatchObject({
      by: 'profit',
      key: 'shop',
      without: expect.closeTo(400_000 - 3 * short * 0.1, 5),
    });
    expect(found[1]?.expected).toEqual({ gap: 'one_day', from: '2024-07-05' });
  });

  test('above it, or without a profit that is known, has no amount and says why', () => {
    const more = unusualDay(
      days((index) => (index === 62 ? 900_000 : quiet(index))),
      earned,
    );
    expect(more[0]?.expected).toEqual({ gap: 'one_day', from: '2024-07-05' });
    const less = days((index) => (index === 62 ? 30_000 : quiet(index)));
    expect(unusualDay(less, { profit: null, sales: 1 })[0]).toMatchObject({ expected: { gap: 'costs_missing' } });
    expect(unusualDay(less, { profit: -5, sales: 1 })[0]).toMatchObject({ expected: { gap: 'one_day' } });
  });

  test('a quiet shop has none on any of its days, and a young one none at all', () => {
    const series = days(quiet);
    for (let last = 1; last <= series.length; last++) expect(unusualDay(series.slice(0, last), earned)).toEqual([]);
    expect(
      unusualDay(
        days(() => 10_000),
        earned,
      ),
    ).toEqual([]);
    expect(
      unusualDay(
        days(() => 0),
        earned,
      ),
    ).toEqual([]);
    expect(unusualDay([...days(quiet).slice(-41), { day: addDays(LAST, 1), netSales: 1, orders: 1 }], earned)).toEqual(
      [],
    );
  });
});
