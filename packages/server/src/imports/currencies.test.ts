import { minorDigits } from '@adaos/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@adaos/api';
import type { TestApp, TestShop } from '../testing/app.ts';
import { createImportApp, importFile, importNow, upload, table } from '../testing/imports.ts';
import { getOrder } from '../insights/order.ts';
import { bundledRates } from '../rates/table.ts';
import { propertyRuns } from '../testing/property-runs.ts';

const RON = { currency: 'RON', timezone: 'UTC' };

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

const ronShop = () => app.createShop({ currency: 'RON' });

/** What the entries of each order add up to in the shop's currency by kind, without sums of nothing. */
async function ledgerOf({ shopId }: TestShop): Promise<Record<string, Record<string, number>>> {
  const rows = await app.services.database.forShop(shopId, (trx) =>
    trx
      .selectFrom('ledger_entries as e')
      .innerJoin('orders as o', (join) => join.onRef('o.shop_id', '=', 'e.shop_id').onRef('o.id', '=', 'e.order_id'))
      .select(['o.external_id', 'e.kind', 'e.shop_amount_minor'])
      .where('e.shop_id', '=', shopId)
      .orderBy('o.external_id')
      .execute(),
  );
  const sums: Record<string, Record<string, number>> = {};
  for (const { external_id, kind, shop_amount_minor } of rows) {
    const of = (sums[external_id] ??= {});
    of[kind] = (of[kind] ?? 0) + Number(shop_amount_minor);
  }
  for (const of of Object.values(sums)) {
    for (const [kind, amount] of Object.entries(of)) if (amount === 0) delete of[kind];
  }
  return sums;
}

async function ordersOf({ shopId }: TestShop) {
  return app.services.database.forShop(shopId, (trx) =>
    trx
      .selectFrom('orders')
      .select(['external_id', 'currency', 'rate', 'rate_on', 'rate_source'])
      .where('shop_id', '=', shopId)
      .orderBy('external_id')
      .execute(),
  );
}

async function rejectedOf(shop: TestShop, id: string) {
  const answer = await app.app.inject({ url: `/api/imports/${id}/rejected`, headers: shop.headers });
  return contract.listRejectedLines.answer.parse(answer.json()).rows.map(({ line, code }) => `${line} ${code}`);
}

async function readOrder(shop: TestShop, ref: string) {
  const { id } = await app.services.database.forShop(shop.shopId, (trx) =>
    trx
      .selectFrom('orders')
      .select('id')
      .where('shop_id', '=', shop.shopId)
      .where('external_id', '=', ref)
      .executeTakeFirstOrThrow(),
  );
  return getOrder(app.services.database, shop.shopId, id);
}

const LINES = 'order,date,quantity,unit price,sku,currency';

describe('orders of several currencies in one file', () => {
  test('are converted by the rate of their day, and those in the shop’s currency are as they are', async () => {
    const shop = await ronShop();
    const file = table(
      LINES,
      'A,2024-03-12,2,10.00,S1,USD', // 4.9711 / 1.0916
      'B,2024-03-12,1,10.00,S1,EUR',
      'C,2024-03-12,1,10.00,S1,RON',
      'D,2024-03-12,1,1000,S1,JPY',
    );
    const done = await importFile(app, shop, file, RON);
    expect(done).toMatchObject({ status: 'done', orders: 4, rejected: 0 });
    const rates = (await bundledRates()).get('2024-03-12');
    const [ron, usd, jpy] = [Number(rates?.['RON']), Number(rates?.['USD']), Number(rates?.['JPY'])];
    expect(await ledgerOf(shop)).toEqual({
      A: { sale: Math.round((2000 * ron) / usd) },
      B: { sale: Math.round(1000 * ron) },
      C: { sale: 1000 },
      D: { sale: Math.round((100_000 * ron) / jpy) },
    });
    expect(await ordersOf(shop)).toMatchObject([
      { currency: 'USD', rate_on: '2024-03-12', rate_source: 'ecb' },
      { currency: 'EUR', rate: String(ron), rate_on: '2024-03-12', rate_source: 'ecb' },
      { currency: 'RON', rate: '1', rate_on: null, rate_source: null },
      { currency: 'JPY', rate_on: '2024-03-12', rate_source: 'ecb' },
    ]);
  });

  test('of a day without a rate, a weekend or a holiday, take the last one before it', async () => {
    const shop = await ronShop();
    // Easter: from Good Friday, 29 March 2024, to Monday nothing was published.
    await importFile(app, shop, table(LINES, 'A,2024-04-01,1,10.00,S1,EUR', 'B,2024-03-31,1,10.00,S1,EUR'), RON);
    expect(await ordersOf(shop)).toMatchObject([{ rate_on: '2024-03-28' }, { rate_on: '2024-03-28' }]);
  });

  test('without a rate are left out with their reason, and counted at nothing', async () => {
    const shop = await ronShop();
    const file = table(
      LINES,
      'A,2024-03-12,1,10.00,S1,UAH',
      'B,2007-03-12,1,10.00,S1,USD',
      'C,2095-03-12,1,10.00,S1,USD',
      'D,2024-03-12,1,10.00,S1,RUB', // not published since March 2022
      'E,2024-03-12,1,10.00,S1,XYZ',
      'F,2024-03-12,1,10.00,S1,ron',
    );
    const done = await importFile(app, shop, file, RON);
    expect(done).toMatchObject({ orders: 1, rejected: 5 });
    expect(await rejectedOf(shop, done.id)).toEqual([
      '2 no_exchange_rate',
      '3 no_exchange_rate',
      '4 no_exchange_rate',
      '5 no_exchange_rate',
      '6 currency_differs',
    ]);
    expect(await ledgerOf(shop)).toEqual({ F: { sale: 1000 } });
  });

  test('take a rate that is typed with the file, and keep it when the file comes again without', async () => {
    const shop = await ronShop();
    const file = table(
      LINES,
      'A,2024-03-12,3,9.99,S1,UAH',
      'B,2024-03-12,1,10.00,S1,RON',
      'C,2024-03-12,1,1.00,S1,USD',
    );
    await importFile(app, shop, file, { ...RON, currency: 'UAH', rate: 0.1175 });
    const typed = await ledgerOf(shop);
    expect(typed).toMatchObject({ A: { sale: Math.round(2997 * 0.1175) }, B: { sale: 1000 } });
    expect(await ordersOf(shop)).toMatchObject([
      { rate: '0.1175', rate_on: '2024-03-12', rate_source: 'typed' },
      { rate: '1' },
      { rate_source: 'ecb' },
    ]);
    await importFile(app, shop, file, RON);
    expect(await ledgerOf(shop)).toEqual(typed);
    await importFile(app, shop, file, { ...RON, currency: 'UAH', rate: 0.12 });
    expect(await ledgerOf(shop)).toMatchObject({ A: { sale: Math.round(2997 * 0.12) } });
  });

  test('that are known in another currency are left out: amounts of two currencies are not added up', async () => {
    const shop = await ronShop();
    await importFile(app, shop, table(LINES, 'A,2024-03-12,1,10.00,S1,USD'), RON);
    const before = await ledgerOf(shop);
    const file = table(LINES, 'A,2024-03-12,1,5.00,S2,RON', 'B,2024-03-12,1,5.00,S2,EUR', 'B,2024-03-12,1,6.00,S3,RON');
    const done = await importFile(app, shop, file, RON);
    expect(await rejectedOf(shop, done.id)).toEqual(['2 currency_differs', '4 currency_differs']);
    expect(await ledgerOf(shop)).toMatchObject(before);
  });
});

test('a file without a column for the currency is in that of the import', async () => {
  const shop = await ronShop();
  const file = table('order,date,quantity,unit price,sku', 'A,2024-03-12,1,10.00,S1');
  await importFile(app, shop, file, { ...RON, currency: 'EUR' });
  expect(await ordersOf(shop)).toMatchObject([{ currency: 'EUR', rate_source: 'ecb' }]);
  expect((await upload(app, shop, file, { ...RON, currency: 'UAH' })).statusCode).toBe(409);
});

test('an amount with the sign of another currency than its line is left out with its reason', async () => {
  const shop = await ronShop();
  const file = table(
    'order,date,quantity,unit price,sku',
    'A,2024-03-12,1,$10.00,S1',
    'B,2024-03-12,1,"10,00 lei",S1',
    'C,2024-03-12,1,EUR 10.00,S1',
    'D,2024-03-12,1,RON 10.00,S1',
  );
  const done = await importFile(app, shop, file, RON);
  expect(await rejectedOf(shop, done.id)).toEqual(['2 currency_differs', '4 currency_differs']);
  expect(await ledgerOf(shop)).toEqual({ B: { sale: 1000 }, D: { sale: 1000 } });
});

const SHOPIFY =
  'Name,Created at,Lineitem quantity,Lineitem price,Lineitem name,Currency,Financial Status,Subtotal,Shipping,Taxes,Total,Discount Amount,Refunded Amount';

describe('Shopify’s export', () => {
  test('names the currency on an order’s first row alone, and a full refund leaves net sales of exactly 0', async () => {
    const shop = await ronShop();
    const rows = (status: string, refunded: string) =>
      table(
        SHOPIFY,
        `#1,2024-03-12 10:00:00 +0000,1,3.33,Cup,USD,${status},9.97,0.00,0.00,9.97,0.02,${refunded}`,
        '#1,2024-03-12 10:00:00 +0000,2,3.33,Bowl,,,,,,,,',
      );
    await importFile(app, shop, rows('paid', '0.00'), RON);
    expect((await readOrder(shop, '#1')).original).toMatchObject({
      currency: 'USD',
      netSales: 9.97,
      rateOn: '2024-03-12',
    });
    await importFile(app, shop, rows('refunded', '9.97'), RON);
    const order = await readOrder(shop, '#1');
    expect(order).toMatchObject({ currency: 'RON', netSales: 0, original: { netSales: 0, rateSource: 'ecb' } });
    const { sale = 0, discount = 0, refund = 0 } = (await ledgerOf(shop))['#1'] ?? {};
    expect([sale + discount + refund, sale > 4000, refund < -4000]).toEqual([0, true, true]);
  });
});

test('ad spend takes the rate of each day, and a typed rate in its place', async () => {
  const shop = await ronShop();
  const file = table('Campaign,Day,Cost,Currency code', 'Brand,2024-03-12,100.00,EUR', 'Brand,2024-03-17,100.00,EUR');
  const spend = async () =>
    app.services.database.forShop(shop.shopId, async (trx) =>
      (
        await trx
          .selectFrom('ledger_entries')
          .select(['occurred_on', (of) => of.fn.sum<string>('shop_amount_minor').as('amount')])
          .where('shop_id', '=', shop.shopId)
          .groupBy('occurred_on')
          .orderBy('occurred_on')
          .execute()
      ).map(({ amount }) => Number(amount)),
    );
  const rates = await bundledRates();
  const inRon = (day: string) => -Math.round(10_000 * Number(rates.get(day)?.['RON']));
  await importFile(app, shop, file, { ...RON, kind: 'ads' });
  expect(await spend()).toEqual([inRon('2024-03-12'), inRon('2024-03-15')]);
  await importFile(app, shop, file, { currency: 'EUR', timezone: 'UTC', kind: 'ads', rate: 5 });
  expect(await spend()).toEqual([-50_000, -50_000]);
});

test('minor units are right both ways: of a shop in yen, and of orders in dinars with three digits', async () => {
  const shop = await app.createShop({ currency: 'JPY' });
  await importFile(app, shop, table(LINES, 'A,2024-03-12,1,10.00,S1,USD', 'B,2024-03-12,1,7,S1,JPY'), {
    currency: 'JPY',
    timezone: 'UTC',
  });
  const day = (await bundledRates()).get('2024-03-12');
  expect(await ledgerOf(shop)).toEqual({
    A: { sale: Math.round((10 * Number(day?.['JPY'])) / Number(day?.['USD'])) },
    B: { sale: 7 },
  });
  const other = await ronShop();
  const dinars = table(LINES, 'A,2024-03-12,1,1.234,S1,BHD');
  await importFile(app, other, dinars, { ...RON, currency: 'BHD', rate: 12.125 });
  expect(await ledgerOf(other)).toEqual({ A: { sale: Math.round(123.4 * 12.125) } });
});

// --- files in any order ---

interface State {
  readonly lines: readonly (readonly [sku: string, quantity: number, price: number])[];
  readonly discount: number;
  readonly shipping: number;
  readonly refunded: number;
}

const ORDERS = [
  ['1', 'USD', '2024-03-12'],
  ['2', 'JPY', '2024-03-16'],
  ['3', 'RON', '2024-03-12'],
  ['4', 'EUR', '2023-12-26'],
] as const;

/** Exact sums in fractions, without the code of the product. */
async function expected(states: ReadonlyMap<string, State>): Promise<Record<string, number>> {
  const rates = await bundledRates();
  const days: Record<string, string> = {
    '2024-03-12': '2024-03-12',
    '2024-03-16': '2024-03-15',
    '2023-12-26': '2023-12-22',
  };
  const units = (text: string) => BigInt(Math.round(Number(text) * 1e6));
  const found: Record<string, number> = {};
  for (const [ref, currency, day] of ORDERS) {
    const state = states.get(ref);
    if (!state) continue;
    const published = rates.get(days[day] ?? '') ?? {};
    const inEuro = (code: string) => (code === 'EUR' ? 1_000_000n : units(published[code] ?? '0'));
    const net =
      state.lines.reduce((sum, [, quantity, price]) => sum + quantity * price, 0) - state.discount - state.refunded;
    // Twice, plus one, halved: rounded half away from zero.
    const [over, under] = [
      BigInt(net) * inEuro('RON') * 10n ** BigInt(2 - minorDigits(currency)),
      currency === 'RON' ? inEuro('RON') : inEuro(currency),
    ];
    found[ref] = Number(over < 0n ? -((-2n * over + under) / (2n * under)) : (2n * over + under) / (2n * under));
  }
  return found;
}

function fileOf(states: ReadonlyMap<string, State>): string {
  const rows: string[] = [];
  for (const [ref, currency, day] of ORDERS) {
    const state = states.get(ref);
    if (!state) continue;
    const written = (minor: number) => (minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
    const goods = state.lines.reduce((sum, [, quantity, price]) => sum + quantity * price, 0);
    const subtotal = goods - state.discount;
    const whole = [
      currency,
      state.refunded > 0 ? 'partially_refunded' : 'paid',
      ...[subtotal, state.shipping, 0, subtotal + state.shipping, state.discount, state.refunded].map(written),
    ];
    state.lines.forEach(([sku, quantity, price], at) => {
      const own = at === 0 ? whole : whole.map(() => '');
      rows.push([ref, `${day} 10:00:00 +0000`, quantity, written(price), sku, ...own].join(','));
    });
  }
  return table(SHOPIFY, ...rows);
}

test(
  'any files of several currencies, in any order and number, leave what a computation from scratch gives',
  { tags: ['full'] },
  async () => {
    const state = fc
      .record({
        lines: fc.array(
          fc.tuple(
            fc.constantFrom('cup', 'bowl', 'pan'),
            fc.integer({ min: 1, max: 3 }),
            fc.integer({ min: 1, max: 9999 }),
          ),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
        discountShare: fc.constantFrom(0, 0, 0.1, 0.37),
        shipping: fc.constantFrom(0, 499),
        refundShare: fc.constantFrom(0, 0, 1, 0.5),
      })
      .map(({ lines, discountShare, shipping, refundShare }): State => {
        const unique = [...new Map(lines.map((line) => [line[0], line])).values()];
        const goods = unique.reduce((sum, [, quantity, price]) => sum + quantity * price, 0);
        const discount = Math.floor(goods * discountShare);
        return { lines: unique, discount, shipping, refunded: Math.floor((goods - discount) * refundShare) };
      });
    await fc.assert(
      fc.asyncProperty(
        fc.array(state, { minLength: 4, maxLength: 4 }),
        fc.array(fc.constantFrom(0, 1, 2), { minLength: 1, maxLength: 2 }),
        async (states, order) => {
          const shop = await ronShop();
          // An order is the same in each file, but for what was refunded meanwhile: the newest file comes last, and twice.
          const version = (at: number) =>
            new Map(
              ORDERS.slice(0, at === 0 ? 2 : 4).map(([ref], place) => {
                const now = states[place] ?? { lines: [], discount: 0, shipping: 0, refunded: 0 };
                return [
                  ref,
                  at === 2 ? now : { ...now, refunded: at === 0 ? 0 : Math.floor(now.refunded / 2) },
                ] as const;
              }),
            );
          for (const at of [...order, 2, 2]) await importNow(app, shop, fileOf(version(at)), RON);
          const ledger = await ledgerOf(shop);
          const net = Object.fromEntries(
            Object.entries(ledger).map(([ref, of]) => [
              ref,
              (of['sale'] ?? 0) + (of['discount'] ?? 0) + (of['refund'] ?? 0) + (of['tax'] ?? 0),
            ]),
          );
          expect({ ...Object.fromEntries(ORDERS.map(([ref]) => [ref, 0])), ...net }).toEqual(
            await expected(version(2)),
          );
        },
      ),
      { numRuns: propertyRuns(8) },
    );
  },
);
