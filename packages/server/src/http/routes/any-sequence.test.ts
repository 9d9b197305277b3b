// Files in any order, twice, older after newer, with refunds, called-off orders, rules and take-backs between them: the books are those of a shop that
// has each file once, in its order, and then the rules that are still in force.
import type { CostRuleInput } from '@adaos/api';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerRecomputations } from '../../costs/recompute.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { recomputed } from '../../testing/recomputation.ts';
import { coverageOf } from '../../testing/coverage.ts';
import { importNow, type ImportSettings } from '../../testing/imports.ts';
import { costRoutes } from './costs.ts';
import { overviewRoutes } from './overview.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { NO_TERMS } from '../../testing/cost-rules.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [costRoutes, overviewRoutes], workers: [registerRecomputations] });
});
afterAll(() => testApp.close());

const TITLES =
  'Name,Email,Financial Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Refunded Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Country,Payment Method';
interface Sold {
  readonly number: number;
  readonly day: number;
  readonly status?: string;
  readonly refunded?: number;
  readonly price: number;
  readonly shipping?: number;
  readonly discount?: number;
}
const exported = (orders: readonly Sold[]) =>
  [
    TITLES,
    ...orders.map(({ number, day, status = 'paid', refunded = 0, price, shipping = 5, discount = 0 }) => {
      const [subtotal, country] = [2 * price - discount, number % 2 === 0 ? 'RO' : 'FR'];
      const amounts = [subtotal, shipping, 0, subtotal + shipping, discount, refunded].map((one) => one.toFixed(2));
      const on = `2024-03-0${day} 10:00:00 +0000`;
      const item = `2,Item ${number % 3},${price},SKU-${number % 3}`;
      return `#${number},c${number % 4}@shop.example,${status},EUR,${amounts.join(',')},${on},${item},${country},Card`;
    }),
    '',
  ].join('\n');

const OLDER: Sold[] = [
  { number: 1, day: 1, price: 20 },
  { number: 2, day: 2, price: 31.35 },
  { number: 3, day: 3, price: 12.5, discount: 4 },
  { number: 4, day: 3, price: 99.99 },
];
const [first, second, third, fourth] = OLDER as [Sold, Sold, Sold, Sold];
const FILES: readonly (readonly [text: string, settings: ImportSettings])[] = [
  [exported(OLDER), {}],
  // Taken later: an order paid back, one in part, one called off, and a new one.
  [
    exported([
      { ...first, status: 'voided' },
      { ...second, status: 'refunded', refunded: 67.7 },
      { ...third, status: 'partially_refunded', refunded: 6.25 },
      fourth,
      { number: 5, day: 5, price: 7.77, shipping: 0 },
    ]),
    {},
  ],
  [
    exported([
      { number: 11, day: 4, price: 45 },
      { number: 12, day: 7, price: 3.33 },
    ]),
    {},
  ],
  ['SKU,Unit cost,From\nSKU-0,3.10,2024-03-01\nSKU-1,8.05,2024-03-02\n', { kind: 'costs' }],
  ['SKU,Unit cost,From\nSKU-1,9.95,2024-03-04\n', { kind: 'costs' }],
];
const RULES: readonly Partial<CostRuleInput>[] = [
  { kind: 'cogs', percent: 38, from: '2024-03-01' },
  { kind: 'cogs', percent: 44.5, from: '2024-03-03' },
  { kind: 'shipping_cost', perOrder: 3.2, from: '2024-03-01' },
  { kind: 'shipping_cost', perOrder: 2.1, perItem: 0.35, country: 'RO', from: '2024-03-02' },
  { kind: 'payment_fee', percent: 1.37, perOrder: 0.2, from: '2024-03-01', to: '2024-03-05' },
  { kind: 'return_shipping_cost', perOrder: 4.05, from: '2024-03-01' },
  { kind: 'custom_cost', label: 'Rent', perMonth: 100, from: '2024-03-01', to: '2024-03-31' },
];

const importOf = (shop: TestShop, place: number) => {
  const [text, settings] = FILES[place] ?? ['', {}];
  return importNow(testApp, shop, text, { currency: 'EUR', timezone: 'UTC', ...settings });
};

async function call(shop: TestShop, path: string, payload: object): Promise<{ id: string }> {
  const url = `/api/costs/rules${path}`;
  const answer = await testApp.app.inject({ method: 'POST', url, headers: shop.headers, payload });
  expect([200, 201], answer.body).toContain(answer.statusCode);
  await recomputed(testApp, shop);
  return answer.json<{ id: string }>();
}

const addRule = (shop: TestShop, place: number) => call(shop, '', { ...NO_TERMS, ...RULES[place] });

/**
 * What the ledger adds up to, by order, day and kind, and which facts are known. The goods by day alone: which of a day's orders has
 * what the rounding leaves over follows from the order in which they came.
 */
async function booksOf({ shopId }: TestShop): Promise<string[]> {
  const { rows } = await testApp.services.database.readShop(shopId, (trx) =>
    sql<{ row: string }>`
      select concat_ws(' ', e.kind, case when e.kind <> 'cogs' then external_id end, occurred_on, sum(shop_amount_minor), sum(known)) as row
      from ledger_entries e left join orders o on o.shop_id = e.shop_id and o.id = e.order_id
      where e.shop_id = ${shopId}
      group by e.kind, case when e.kind <> 'cogs' then external_id end, occurred_on
      having sum(shop_amount_minor) <> 0
      order by 1`.execute(trx),
  );
  return rows.map(({ row }) => row);
}

async function overviewOf(shop: TestShop): Promise<object> {
  const url = '/api/overview?from=2024-03-01&to=2024-03-31';
  const answer = await testApp.app.inject({ url, headers: shop.headers });
  return { ...answer.json<object>(), updatedAt: null };
}

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('file' as const), place: fc.nat(FILES.length - 1) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('rule' as const), place: fc.nat(RULES.length - 1) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('back' as const), place: fc.nat(3) }) },
);

test(
  'any sequence of files, rules and take-backs leaves the books of the files and the rules in force',
  { tags: ['full'], timeout: 180_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
        const shop = await testApp.createShop({ currency: null });
        const files = new Set([2]);
        await importOf(shop, 2); // the shop's currency is known with its first orders
        const rules: { id: string; place: number }[] = [];
        for (const { what, place } of steps) {
          if (what === 'file') {
            await importOf(shop, place);
            files.add(place);
          } else if (what === 'rule') rules.push({ id: (await addRule(shop, place)).id, place });
          else {
            const [gone] = rules.splice(place, 1);
            if (gone) await call(shop, `/${gone.id}/withdraw`, {});
          }
        }
        const fresh = await testApp.createShop({ currency: null });
        for (const place of [...files].toSorted((a, b) => a - b)) await importOf(fresh, place);
        for (const { place } of rules) await addRule(fresh, place);
        expect(await booksOf(shop)).toEqual(await booksOf(fresh));
        expect(await overviewOf(shop)).toEqual(await overviewOf(fresh));
        await coverageOf(testApp.services.database, shop.shopId);
      }),
      { numRuns: propertyRuns(12) },
    );
  },
);
