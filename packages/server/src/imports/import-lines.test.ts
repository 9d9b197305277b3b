import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coverageOf } from '../testing/coverage.ts';
import type { TestApp } from '../testing/app.ts';
import { createImportApp, importFile, importNow, ledgerState } from '../testing/imports.ts';
import { propertyRuns } from '../testing/property-runs.ts';

const fixture = (name: string) => readFileSync(new URL(`../../../../tests/fixtures/${name}`, import.meta.url));
const DECEMBER = fixture('journey-orders.csv');
const GBP = { currency: 'GBP', timezone: 'Europe/London' };
const TITLES = 'Invoice,StockCode,Description,Quantity,InvoiceDate,Price,Customer ID,Country';

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

/** A day's orders by kind, as the roll-up has them. */
async function daily(shopId: string) {
  return app.services.database.forShop(shopId, async (trx) => {
    const totals = await trx.selectFrom('daily_totals').selectAll().where('shop_id', '=', shopId).execute();
    const summed = await trx
      .selectFrom('ledger_entries')
      .select(['shop_id', 'occurred_on', 'kind', 'quality'])
      .select((of) => [
        of.fn.sum<string>('shop_amount_minor').as('amount_minor'),
        of.fn.sum<string>('known').as('entries'),
      ])
      .where('shop_id', '=', shopId)
      .groupBy(['shop_id', 'occurred_on', 'kind', 'quality'])
      .execute();
    const orders = await trx.selectFrom('daily_orders').selectAll().where('shop_id', '=', shopId).execute();
    const counted = await trx
      .selectFrom('orders')
      .select(['shop_id', 'order_on', 'kind', (of) => of.fn.countAll<string>().as('orders')])
      .where('shop_id', '=', shopId)
      .groupBy(['shop_id', 'order_on', 'kind'])
      .execute();
    const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted();
    return { totals: sorted(totals), summed: sorted(summed), orders: sorted(orders), counted: sorted(counted) };
  });
}

describe('real orders', () => {
  test('are counted and summed to the penny, the same line twice in one order counted twice', async () => {
    const shop = await app.createShop({ currency: null });
    const done = await importFile(app, shop, DECEMBER, GBP);
    expect(done).toMatchObject({
      status: 'done',
      format: 'lines',
      linesRead: 159,
      linesAdded: 159,
      orders: 43,
      refunds: 4,
      adjustments: 2,
      rejected: 0,
      error: null,
      restarts: 0,
      progress: 1,
      from: '2009-12-01',
      to: '2009-12-23',
    });
    const { ledger, lines } = await ledgerState(app, shop);
    expect(lines).toBe(159);
    expect(BigInt(ledger['sale actual'] ?? 0) + BigInt(ledger['refund actual'] ?? 0)).toBe(988_527n);
  });

  test('imported again, plain or compressed, change nothing', async () => {
    const shop = await app.createShop({ currency: null });
    await importFile(app, shop, DECEMBER, { ...GBP, goodsCostPercent: 40 });
    const before = { ...(await ledgerState(app, shop)), ...(await daily(shop.shopId)) };
    const again = await importFile(app, shop, gzipSync(DECEMBER), {
      ...GBP,
      type: 'application/gzip',
      goodsCostPercent: 40,
    });
    expect(again).toMatchObject({
      status: 'done',
      linesRead: 159,
      linesAdded: 0,
      orders: 43,
      refunds: 4,
      adjustments: 2,
    });
    expect({ ...(await ledgerState(app, shop)), ...(await daily(shop.shopId)) }).toEqual(before);
  });

  test('settle the shop’s currency and timezone with the first import that succeeds', async () => {
    const shop = await app.createShop({ currency: null });
    await importFile(app, shop, 'no orders', GBP);
    const settled = () =>
      app.services.database.forShop(shop.shopId, (trx) =>
        trx.selectFrom('shops').select(['currency', 'timezone']).where('shop_id', '=', shop.shopId).executeTakeFirst(),
      );
    expect(await settled()).toEqual({ currency: null, timezone: 'UTC' });
    await importFile(app, shop, DECEMBER, GBP);
    expect(await settled()).toEqual({ currency: 'GBP', timezone: 'Europe/London' });
  });

  test(
    'make roll-ups that are the sums of the ledger, also where lines of a known order come later',
    { tags: ['full'] },
    async () => {
      const shop = await app.createShop({ currency: null });
      const [titles = '', ...lines] = DECEMBER.toString().trim().split('\n');
      const parts = [lines.filter((_, at) => at % 3 === 1), lines.filter((_, at) => at % 2 === 0), lines];
      for (const part of parts) {
        await importFile(app, shop, [titles, ...part].join('\n'), { ...GBP, goodsCostPercent: 37.5 });
        const { totals, summed, orders, counted } = await daily(shop.shopId);
        expect(totals).toEqual(summed);
        const coverage = await coverageOf(app.services.database, shop.shopId);
        expect(coverage.kept).toEqual(coverage.counted);
        expect(orders).toEqual(counted);
      }
    },
  );
});

test('an order whose status alone has changed is charged and counted again', async () => {
  const shop = await app.createShop({ currency: 'EUR' });
  const { database } = app.services;
  await database.forShop(shop.shopId, (trx) =>
    trx
      .insertInto('cost_rules')
      .values({
        shop_id: shop.shopId,
        id: '01890000-0000-7000-8000-000000000001',
        kind: 'shipping_cost',
        percent: null,
        order_minor: '400',
        valid_from: '2024-01-01',
        created_by: null,
      })
      .execute(),
  );
  const stateWith = async (status: string) => {
    const file = `Order,Date,Quantity,Price,Status\nA1,2024-03-05,1,10,${status}\nA2,2024-03-05,1,20,Paid\n`;
    expect(await importFile(app, shop, file)).toMatchObject({ status: 'done', rejected: 0 });
    const { kept, counted } = await coverageOf(database, shop.shopId);
    expect(kept).toEqual(counted);
    const shipping = kept.find(({ kind }) => kind === 'shipping_cost');
    const cost = await database.readShop(shop.shopId, (trx) =>
      trx
        .selectFrom('daily_totals')
        .select('amount_minor')
        .where('shop_id', '=', shop.shopId)
        .where('kind', '=', 'shipping_cost')
        .executeTakeFirstOrThrow(),
    );
    return [Number(cost.amount_minor), shipping?.known, shipping?.counted, Number(shipping?.counted_minor)];
  };
  expect(await stateWith('Paid')).toEqual([-800, 2, 2, 3_000]);
  expect(await stateWith('Cancellation requested')).toEqual([-400, 1, 1, 2_000]);
  expect(await stateWith('Paid')).toEqual([-800, 2, 2, 3_000]);
});

describe('what a line is', () => {
  const state = async (...lines: string[]) => {
    const shop = await app.createShop({ currency: 'GBP' });
    const done = await importFile(app, shop, [TITLES, ...lines].join('\n'), GBP);
    expect(done).toMatchObject({ status: 'done', rejected: 0 });
    return ledgerState(app, shop);
  };

  test('a C-invoice is a refund on its day', async () => {
    const { ledger, orders } = await state(
      '500001,A,Mug,3,2009-12-01 10:00,2.00,,',
      'C500002,A,Mug,-1,2009-12-04 10:00,2.00,,',
      'C500003,M,Manual,1,2009-12-04 11:00,5.00,,',
    );
    expect(ledger).toEqual({ 'sale actual': '600', 'refund actual': '300' });
    expect(orders).toEqual({ order: 1, refund: 2 });
  });

  test('a C is no mark where all orders of a shop are numbered so', async () => {
    const { ledger, orders } = await state('C1,A,Mug,3,2009-12-01,2.00,,', 'C2,A,Mug,-1,2009-12-04,2.00,,');
    expect(ledger).toEqual({ 'sale actual': '600', 'refund actual': '-200' });
    expect(orders).toEqual({ order: 1, refund: 1 });
  });

  test('a negative quantity at price 0 is a stock adjustment, and counts nothing', async () => {
    const { ledger, orders, lines } = await state(
      '500001,A,damaged,-5,2009-12-01,0,,',
      '500001,B,lost,-1,2009-12-01,0.00,,',
      '500002,A,Mug,1,2009-12-01,2.00,,',
      '500002,A,damaged,-1,2009-12-01,0,,',
      '500003,A,gift,1,2009-12-01,0,,',
    );
    expect({ ledger, orders, lines }).toEqual({
      ledger: { 'sale actual': '200' },
      orders: { adjustment: 1, order: 2 },
      lines: 5,
    });
  });

  test('a negative amount in an order is a refund by its quantity, a discount by its price', async () => {
    const { ledger, orders } = await state(
      '500001,A,Mug,3,2009-12-01,2.00,,',
      '500001,A,Mug,-1,2009-12-01,2.00,,',
      '500001,D,Discount,1,2009-12-01,-0.50,,',
      '500002,B,Adjust bad debt,1,2009-12-01,-7.00,,',
    );
    expect(ledger).toEqual({ 'sale actual': '600', 'refund actual': '-200', 'discount actual': '-750' });
    expect(orders).toEqual({ order: 1, refund: 1 });
  });

  test('an order of several minutes has the time of its first line; its lines keep their days', async () => {
    const shop = await app.createShop({ currency: 'GBP' });
    await importFile(app, shop, `${TITLES}\n7,A,Mug,1,2009-12-02 00:01,2.00,,\n`, GBP);
    await importFile(app, shop, `${TITLES}\n7,B,Cup,1,2009-12-01 23:59,3.00,9,France\n`, GBP);
    const found = await app.services.database.forShop(shop.shopId, async (trx) => ({
      orders: await trx.selectFrom('orders').select(['placed_at', 'order_on', 'customer', 'country']).execute(),
      days: await trx
        .selectFrom('daily_totals')
        .select(['occurred_on', 'amount_minor'])
        .orderBy('occurred_on')
        .execute(),
    }));
    expect(found).toEqual({
      orders: [
        { placed_at: new Date('2009-12-01T23:59:00Z'), order_on: '2009-12-01', customer: '9', country: 'France' },
      ],
      days: [
        { occurred_on: '2009-12-01', amount_minor: '300' },
        { occurred_on: '2009-12-02', amount_minor: '200' },
      ],
    });
    expect((await daily(shop.shopId)).orders).toHaveLength(1);
  });

  test('a line is rounded half away from zero', async () => {
    const { ledger } = await state(
      '7,A,Bead,1,2009-12-01,0.005,,',
      '7,B,Bead,3,2009-12-01,0.115,,',
      'C8,A,Bead,-1,2009-12-01,0.005,,',
    );
    expect(ledger).toEqual({ 'sale actual': '36', 'refund actual': '-1' });
  });
});

describe('any split and overlap of a file gives the same figures', () => {
  const line = fc.record({
    order: fc.constantFrom('1', '2', '3', 'C4', 'C5'),
    sku: fc.constantFrom('A', 'B'),
    quantity: fc.integer({ min: 1, max: 3 }),
    price: fc.constantFrom('0', '0.33', '12.5'),
    writtenOff: fc.boolean(),
  });
  type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;

  const textOf = ({ order, sku, quantity, price, writtenOff }: Line) => {
    const signed = order.startsWith('C') || (writtenOff && price === '0') ? -quantity : quantity;
    return `${order},${sku},Thing ${sku},${signed},2009-12-0${order.at(-1)} 10:00,${price},,`;
  };

  /** The figures of a shop into which these files were imported, without what names the shop. */
  async function figuresOf(files: readonly (readonly string[])[]) {
    const shop = await app.createShop({ currency: 'GBP' });
    for (const file of files)
      await importNow(app, shop, [TITLES, ...file].join('\n'), { ...GBP, goodsCostPercent: 33.3 });
    const { totals, orders } = await daily(shop.shopId);
    // In an order of their own: that of the rows may lie in what is left out here.
    const days = totals
      .map((row) => JSON.stringify({ ...(JSON.parse(row) as object), shop_id: '', entries: '' }))
      .toSorted();
    return { ...(await ledgerState(app, shop)), days, orders: orders.map((row) => row.replace(shop.shopId, '')) };
  }

  test('whatever was exported first', { tags: ['full'], timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 24 }),
        fc.array(fc.nat({ max: 24 }), { maxLength: 3 }),
        fc.boolean(),
        async (given, cuts, longestFirst) => {
          const lines = given.map(textOf);
          const ends = [...cuts.filter((cut) => cut > 0 && cut < lines.length), lines.length].toSorted((a, b) => a - b);
          const exports = ends.map((end) => lines.slice(0, end));
          const parts = await figuresOf(longestFirst ? exports.toReversed() : exports);
          expect(parts).toEqual(await figuresOf([lines]));
        },
      ),
      { numRuns: propertyRuns(25) },
    );
  });

  test('order by order, in any order', { tags: ['full'], timeout: 240_000 }, async () => {
    const orders = ['1', '2', '3', 'C4', 'C5'];
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 24 }),
        fc.shuffledSubarray(orders, { minLength: orders.length }),
        async (given, sequence) => {
          const files = sequence
            .map((order) => given.filter((one) => one.order === order).map(textOf))
            .filter((file) => file.length > 0);
          expect(await figuresOf(files)).toEqual(await figuresOf([given.map(textOf)]));
        },
      ),
      { numRuns: propertyRuns(15) },
    );
  });
});
