import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REPORT_MEASURES, TIE_CAUSES } from '@adaos/domain';
import { explainMonth, type MonthFacts, type Totals } from './explain.ts';

const NOTHING: Totals = { orders: 0n, gross: 0n, discounts: 0n, refunds: 0n, netSales: 0n, shipping: 0n, vat: 0n };
const UNKNOWN: Totals = {
  orders: null,
  gross: null,
  discounts: null,
  refunds: null,
  netSales: null,
  shipping: null,
  vat: null,
};
const facts = (changes: Partial<MonthFacts>): MonthFacts => ({
  ours: NOTHING,
  theirs: UNKNOWN,
  candidates: [],
  undatedRefunds: { here: 0n, before: 0n },
  ...changes,
});
const of = (changes: Partial<MonthFacts>) =>
  explainMonth(facts(changes)).map(
    ({ measure, difference, parts, unexplained }) =>
      `${measure} ${difference}: ${parts.map(({ cause, amount }) => `${cause} ${amount}`).join(', ')} / ${unexplained}`,
  );

describe('a total of a report', () => {
  test('that the report does not have is not compared', () => {
    expect(of({})).toEqual([]);
    expect(of({ theirs: { ...UNKNOWN, vat: 0n } })).toEqual(['vat 0:  / 0']);
  });

  test('differs by the causes that leave least, and not by those that do not fit', () => {
    const candidates = [
      { cause: 'cancelled', orders: 2, amounts: { netSales: 3000n } },
      { cause: 'test', orders: 1, amounts: { netSales: 9900n } },
      { cause: 'edited', orders: 1, amounts: { netSales: -1500n } },
    ] as const;
    expect(of({ theirs: { ...UNKNOWN, netSales: 1500n }, candidates })).toEqual([
      'netSales 1500: cancelled 3000, edited -1500 / 0',
    ]);
    expect(of({ theirs: { ...UNKNOWN, netSales: 3010n }, candidates })).toEqual(['netSales 3010: cancelled 3000 / 10']);
    expect(of({ theirs: { ...UNKNOWN, netSales: -400n }, candidates })).toEqual(['netSales -400:  / -400']);
  });

  test('has refunds of another month at most as far as their day is not known, in the net sales too', () => {
    const ours = { ...NOTHING, refunds: 5000n, netSales: -5000n };
    const undatedRefunds = { here: 3000n, before: 0n };
    expect(of({ ours, theirs: { ...UNKNOWN, refunds: 1000n, netSales: -1000n }, undatedRefunds })).toEqual([
      'refunds -4000: refund_month -3000 / -1000',
      'netSales 4000: refund_month 3000 / 1000',
    ]);
    expect(of({ theirs: { ...UNKNOWN, refunds: 700n }, undatedRefunds: { here: 0n, before: 500n } })).toEqual([
      'refunds 700: refund_month 500 / 200',
    ]);
  });

  test('names orders that are not here, whose amount is not known', () => {
    expect(of({ theirs: { ...UNKNOWN, orders: 3n, netSales: 900n } })).toEqual([
      'orders 3: missing_orders 3 / 0',
      'netSales 900: missing_orders null / 900',
    ]);
    expect(of({ ours: { ...NOTHING, orders: 3n }, theirs: { ...UNKNOWN, orders: 1n } })).toEqual(['orders -2:  / -2']);
  });

  test('is the sum of its parts and the rest, whatever the amounts', () => {
    const amount = fc.bigInt({ min: -1_000_000n, max: 1_000_000n });
    const totals = fc.record(
      Object.fromEntries(REPORT_MEASURES.map((measure) => [measure, fc.option(amount)])),
    ) as unknown as fc.Arbitrary<Totals>;
    const candidate = fc.record({
      cause: fc.constantFrom(...TIE_CAUSES),
      orders: fc.nat(50),
      amounts: fc.dictionary(fc.constantFrom(...REPORT_MEASURES), amount),
    });
    const undatedRefunds = fc.record({ here: fc.bigInt(0n, 500_000n), before: fc.bigInt(0n, 500_000n) });
    fc.assert(
      fc.property(
        totals,
        totals,
        fc.array(candidate, { maxLength: 6 }),
        undatedRefunds,
        (ours, theirs, candidates, undated) => {
          for (const { parts, unexplained, difference, measure } of explainMonth({
            ours,
            theirs,
            candidates,
            undatedRefunds: undated,
          })) {
            const explained = parts.reduce((sum, part) => sum + (part.amount ?? 0n), 0n);
            expect(explained + unexplained).toBe(difference);
            expect(difference).toBe((theirs[measure] ?? 0n) - (ours[measure] ?? 0n));
            expect(new Set(parts.map(({ cause }) => cause)).size).toBe(parts.length);
          }
        },
      ),
    );
  });
});
