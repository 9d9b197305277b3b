import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCritical, type StockRow, withShelves } from './read-stock.ts';
import { NO_ECONOMICS } from './read-economics.ts';
import { plan } from './plan-row.ts';
import { dueWithinWeek, type Need, needsOf, withinCash } from './propose.ts';

const row = (sku: string, changes: Partial<StockRow> = {}): StockRow => ({
  id: sku,
  supplierId: 'mill',
  supplier: 'Mill',
  sku,
  product: sku,
  units: 10,
  counted: 10,
  countedAt: new Date(0),
  moved: { sold: 0, returned: 0, adjusted: 0 },
  received: 0,
  onOrder: 0,
  oversold: false,
  demand: { mean: 2, variance: 0 },
  daysOut: 0,
  velocity: 2,
  lead: { mean: 10, variance: 0 },
  reorderPoint: 20,
  terms: { leastUnits: null, packUnits: null },
  shelf: { units: changes.units ?? 10, onOrder: changes.onOrder ?? 0 },
  first: true,
  ...changes,
});
const TODAY = '2026-03-02';
const need = (sku: string, changes: Partial<Need> = {}): Need => ({
  row: row(sku),
  units: 10,
  onOrder: 0,
  coverDays: 5,
  orderBy: TODAY,
  wanted: 10,
  unitCost: 100,
  atRisk: 1_000,
  missing: [],
  ...changes,
});

test('a product of several suppliers is ordered once, from the one that delivers first, by all that is there', () => {
  const rows = withShelves([
    row('RUG'),
    row('RUG', { id: '2', supplierId: 'loom', lead: { mean: 4, variance: 0 }, reorderPoint: 8, units: 3 }),
  ]);
  const economics = new Map([['RUG', { unitCost: 500, contribution: 700 }]]);
  expect(needsOf(rows, economics, TODAY)).toMatchObject([
    {
      row: { supplierId: 'loom' },
      units: 13,
      coverDays: 6.5,
      orderBy: '2026-03-04',
      wanted: 55,
      unitCost: 500,
      missing: [],
    },
  ]);
});

test('a product is sold out only where it is at none of its suppliers, and is then ordered from one', () => {
  const quick = { id: 'quick', supplierId: 'loom', lead: { mean: 4, variance: 0 }, reorderPoint: 8 };
  const quantities = (rows: StockRow[]) => rows.map((one) => plan(one, NO_ECONOMICS, TODAY).quantity);
  const enough = withShelves([row('RUG', { units: 200 }), row('RUG', { ...quick, units: 0 })]);
  expect(enough.filter(isCritical)).toEqual([]);
  expect(quantities(enough)).toEqual([0, 0]);
  const gone = withShelves([row('RUG', { units: 0 }), row('RUG', { ...quick, units: 0 })]);
  expect(gone.filter(isCritical).map(({ id }) => id)).toEqual(['quick']);
  expect(quantities(gone)).toEqual([0, 68]);
});

test('what is not known is named, and then nothing is proposed', () => {
  const [unknown] = needsOf(
    [row('NEW', { demand: null, velocity: null, lead: null, reorderPoint: null })],
    new Map(),
    TODAY,
  );
  expect(unknown).toMatchObject({ wanted: 0, coverDays: null, orderBy: null, atRisk: null });
  expect(unknown?.missing).toEqual(['demand', 'lead_time', 'unit_cost', 'contribution']);
});

test('of the week, the most urgent first', () => {
  const needs = [
    need('LATER', { orderBy: '2026-03-09' }),
    need('B', { orderBy: '2026-03-05' }),
    need('A', { atRisk: 5 }),
    need('C'),
  ];
  expect(dueWithinWeek(needs, TODAY).map(({ row: { sku } }) => sku)).toEqual(['C', 'A', 'B']);
});

test('with a limit the most money at risk per amount comes first, as far as the money reaches', () => {
  const needs = [need('LOW', { atRisk: 100 }), need('HIGH', { atRisk: 9_000 }), need('FREE', { unitCost: null })];
  expect([...withinCash(needs, 1_450)]).toEqual([
    ['HIGH', 10],
    ['LOW', 4],
  ]);
  expect(withinCash(needs, null).get('FREE')).toBe(10);
});

test('packs and minima stay whole under a limit', () => {
  const packs = need('PACK', { row: row('PACK', { terms: { leastUnits: 8, packUnits: 4 } }), wanted: 12 });
  expect(withinCash([packs], 1_150).get('PACK')).toBe(8);
  expect(withinCash([packs], 700).has('PACK')).toBe(false);
});

test('a proposal never costs more than its limit, nor has more of a product than is wanted', () => {
  const needs = fc.array(
    fc.record({
      wanted: fc.integer({ min: 1, max: 200 }),
      unitCost: fc.integer({ min: 0, max: 5_000 }),
      atRisk: fc.option(fc.nat(90_000)),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(needs, fc.nat(200_000), (some, cash) => {
      const all = some.map((one, place) => need(String(place), one));
      const bought = withinCash(all, cash);
      const units = ({ row: { sku } }: Need) => bought.get(sku) ?? 0;
      const cost = all.reduce((sum, one) => sum + units(one) * (one.unitCost ?? 0), 0);
      expect(cost).toBeLessThanOrEqual(cash + 1e-6);
      for (const one of all) expect(units(one)).toBeLessThanOrEqual(one.wanted);
    }),
  );
});
