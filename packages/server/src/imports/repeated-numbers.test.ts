import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp, TestShop } from '../testing/app.ts';
import { createImportApp, importFile, importNow, ledgerState, table } from '../testing/imports.ts';
import { propertyRuns } from '../testing/property-runs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

const newShop = () => app.createShop({ currency: null });

/** What each order has in the ledger, by its first day and what it is known by. */
async function orders({ shopId }: TestShop): Promise<Record<string, number>> {
  const rows = await app.services.database.forShop(shopId, (trx) =>
    trx
      .selectFrom('orders as o')
      .leftJoin('ledger_entries as e', (join) =>
        join.onRef('o.shop_id', '=', 'e.shop_id').onRef('o.id', '=', 'e.order_id'),
      )
      .select(['o.external_id', 'o.order_on', (of) => of.fn.sum<string | null>('e.amount_minor').as('amount')])
      .where('o.shop_id', '=', shopId)
      .groupBy(['o.external_id', 'o.order_on'])
      .orderBy('o.external_id')
      .execute(),
  );
  return Object.fromEntries(rows.map((row) => [`${row.external_id} on ${row.order_on}`, Number(row.amount)]));
}

describe('order numbers that begin again', () => {
  const ITEMS = 'Order,Date,Quantity,Price,SKU';
  const lastYear = ['1,2024-01-10,2,10,A', '2,2024-02-10,1,15,B'];
  const thisYear = ['1,2025-01-12,1,30,A', '2,2025-02-12,4,5,C'];

  test('every year are orders of their own, which the result counts in both ways', async () => {
    const shop = await newShop();
    const file = table(ITEMS, ...lastYear, ...thisYear);
    const done = { linesAdded: 4, orders: 4, repeatedNumbers: { numbers: 2, orders: 4 } };
    expect(await importFile(app, shop, file)).toMatchObject(done);
    const counted = {
      '1 on 2024-01-10': 2_000,
      '1 (2025) on 2025-01-12': 3_000,
      '2 on 2024-02-10': 1_500,
      '2 (2025) on 2025-02-12': 2_000,
    };
    expect(await orders(shop)).toEqual(counted);
    expect(await importFile(app, shop, file)).toMatchObject({ ...done, linesAdded: 0 });
    expect(await orders(shop)).toEqual(counted);
  });

  test('are read the same, in whatever order and how often their files come', { tags: ['full'] }, async () => {
    const files = fc.array(fc.constantFrom(lastYear, thisYear, [...lastYear, ...thisYear]), {
      minLength: 2,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(files, async (sequence) => {
        const shop = await newShop();
        for (const lines of sequence) await importNow(app, shop, table(ITEMS, ...lines));
        const days = Object.entries(await orders(shop)).map(([name, amount]) => `${name.split(' on ')[1]} ${amount}`);
        const expected = [
          ...(sequence.some((lines) => lines !== thisYear) ? ['2024-01-10 2000', '2024-02-10 1500'] : []),
          ...(sequence.some((lines) => lines !== lastYear) ? ['2025-01-12 3000', '2025-02-12 2000'] : []),
        ];
        expect(days.toSorted()).toEqual(expected);
      }),
      { numRuns: propertyRuns(10), examples: [[[thisYear, lastYear]], [[thisYear, lastYear, thisYear, lastYear]]] },
    );
  });

  test('do not take back last year’s order where this year’s was called off', async () => {
    const shop = await newShop();
    const totals = (...rows: string[]) => table('Order,Date,Total,Status', ...rows);
    await importNow(app, shop, totals('1,2024-01-10,20,Complete'));
    expect(await importFile(app, shop, totals('1,2025-01-12,30,Canceled', '2,2025-01-13,40,Complete'))).toMatchObject({
      orders: 1,
      rejected: 1,
      repeatedNumbers: { numbers: 1, orders: 2 },
    });
    expect(await orders(shop)).toEqual({ '1 on 2024-01-10': 2_000, '2 on 2025-01-13': 4_000 });
  });

  test('by store are told apart by the column that names it', async () => {
    const shop = await newShop();
    const file = table(
      'ID,Purchase Point,Purchase Date,Grand Total (Base),Status',
      '000000001,Main Website,"Mar 5, 2024 10:30:00 AM",121.00,Complete',
      '000000001,Outlet,"Mar 5, 2024 11:30:00 AM",80.00,Complete',
      '000000002,Outlet,"Mar 6, 2024 11:30:00 AM",10.00,Complete',
    );
    const done = { orders: 3, rejected: 0, repeatedNumbers: { numbers: 1, orders: 2 } };
    for (const _time of [1, 2]) expect(await importFile(app, shop, file)).toMatchObject(done);
    expect(await orders(shop)).toEqual({
      '000000001 on 2024-03-05': 12_100,
      '000000001 (Outlet) on 2024-03-05': 8_000,
      '000000002 on 2024-03-06': 1_000,
    });
  });

  test('by store, without such a column, are told apart by customer and day', async () => {
    const shop = await newShop();
    const file = (...rows: string[]) => table('Order,Date,Quantity,Price,Customer email', ...rows);
    const [north, south] = ['9,2024-03-05,1,10,ana@x.ro', '9,2024-03-15,1,12,ion@x.ro'];
    await importNow(app, shop, file(north));
    expect(await importFile(app, shop, file(south))).toMatchObject({ repeatedNumbers: { numbers: 1, orders: 2 } });
    for (const lines of [[north], [south, north]]) await importNow(app, shop, file(...lines));
    expect(await orders(shop)).toEqual({ '9 on 2024-03-05': 1_000, '9 (2024-03-15) on 2024-03-15': 1_200 });
  });

  test('leave a return with the order that it belongs to, however late', async () => {
    const shop = await newShop();
    await importNow(app, shop, table(ITEMS, ...lastYear, '1,2024-11-20,-1,10,A'));
    expect(await orders(shop)).toEqual({ '1 on 2024-01-10': 1_000, '2 on 2024-02-10': 1_500 });
  });

  test('of a platform’s export keep the discounts and shipping of each order', async () => {
    const shop = await newShop();
    const row = (day: string, shipping: number, price: number) =>
      `#1001,${day} 10:00:00 +0000,EUR,${price}.00,${shipping}.00,0.00,${price + shipping}.00,0.00,0.00,1,Lamp,${price}.00`;
    const titles =
      'Name,Created at,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Refunded Amount,Lineitem quantity,Lineitem name,Lineitem price';
    // An old store's export after that of the new one, which began with #1001 again.
    for (const file of [row('2025-03-01', 5, 40), row('2023-06-01', 7, 25), row('2025-03-01', 5, 40)])
      await importNow(app, shop, table(titles, file));
    expect(await orders(shop)).toEqual({ '#1001 on 2025-03-01': 4_500, '#1001 (2023) on 2023-06-01': 3_200 });
  });

  test('that are none, since the wrong column was chosen, stay one order', async () => {
    const shop = await newShop();
    const days = Array.from({ length: 600 }, (_day, at) =>
      new Date(Date.UTC(2023, 0, 1 + at)).toISOString().slice(0, 10),
    );
    const file = table(ITEMS, ...days.map((day) => `RO,${day},1,1,A`));
    expect(await importFile(app, shop, file)).toMatchObject({ orders: 1, repeatedNumbers: null });
    expect((await ledgerState(app, shop)).lines).toBe(600);
  });
});
