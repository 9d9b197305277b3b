import type { CostRuleInput } from '@adaos/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp, TestShop } from '../testing/app.ts';
import { coverageOf } from '../testing/coverage.ts';
import { createImportApp, importNow } from '../testing/imports.ts';
import { recomputed } from '../testing/recomputation.ts';
import { ledgerBuilder } from '../testing/ledger-builder.ts';
import { postProductFacts } from '../ledger/post-rules.ts';
import { getCosts } from './costs.ts';
import { previewCostRule } from './preview-rules.ts';
import { addCostRule, withdrawCostRule } from './rules.ts';
import { addProductCost } from './product-costs.ts';
import { registerRecomputations } from './recompute.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
  await registerRecomputations(app.services);
});
afterAll(() => app.close());

const ruleOf = (terms: Partial<CostRuleInput>): CostRuleInput => ({
  kind: 'tax',
  label: null,
  country: null,
  percent: null,
  perOrder: null,
  perItem: null,
  perMonth: null,
  once: null,
  from: '2000-01-01',
  to: null,
  ...((terms.kind ?? 'tax') === 'tax' && { vatIncluded: true }),
  ...terms,
});
async function add(shop: TestShop, terms: Partial<CostRuleInput>) {
  const added = await addCostRule(app.services, shop.actor, ruleOf(terms));
  await recomputed(app, shop);
  return added;
}
const preview = (shop: TestShop, terms: Partial<CostRuleInput>, within = {}) =>
  previewCostRule(app.services, shop.actor, ruleOf(terms), within);
async function withdraw(shop: TestShop, id: string) {
  await withdrawCostRule(app.services, shop.actor, id);
  await recomputed(app, shop);
}

/** What each order (by its number or id) has of each kind, in minor units; sums of nothing are left out. */
async function ledgerOf({ shopId }: TestShop): Promise<Record<string, Record<string, number>>> {
  const { rows } = await app.services.database.forShop(shopId, (trx) =>
    sql<{ ref: string; kind: string; amount: string }>`
      select external_id as ref, e.kind, sum(shop_amount_minor) as amount
      from ledger_entries e join orders o on o.shop_id = e.shop_id and o.id = e.order_id
      where e.shop_id = ${shopId} group by 1, 2 having sum(shop_amount_minor) <> 0 order by 1, 2`.execute(trx),
  );
  const of: Record<string, Record<string, number>> = {};
  for (const { ref, kind, amount } of rows) (of[ref] ??= {})[kind] = Number(amount);
  return of;
}

/** The states of the orders' own totals. */
async function tiesOf({ shopId }: TestShop): Promise<Record<string, string>> {
  const rows = await app.services.database.forShop(shopId, (trx) =>
    trx.selectFrom('order_statements').selectAll().where('shop_id', '=', shopId).orderBy('order_ref').execute(),
  );
  return Object.fromEntries(rows.map(({ order_ref: ref, cause, difference }) => [ref, cause ?? `ties ${difference}`]));
}

async function setGroup({ shopId }: TestShop, code: string, group: string | null): Promise<void> {
  await app.services.database.forShop(shopId, async (trx) => {
    await trx
      .insertInto('product_facts')
      .values({ shop_id: shopId, code, product_group: group })
      .onConflict((on) => on.columns(['shop_id', 'code']).doUpdateSet({ product_group: group }))
      .execute();
    await postProductFacts(trx, shopId, [code]);
  });
}

const table = (...rows: string[]) => `${rows.join('\n')}\n`;
const newShop = () => app.createShop({ currency: null });
const vatCoverage = async (shop: TestShop) =>
  (await getCosts(app.services, shop.shopId)).coverage.find(({ kind }) => kind === 'tax');

async function builtShop() {
  const shop = await app.createShop();
  return { shop, ledger: ledgerBuilder(app.services.database, shop.shopId) };
}

/** 119.00 for goods and 11.90 for shipping on 1 March; 59.50 less 11.90, of which 23.80 came back on 5 March; 100.00 for France. */
async function shopWithSales() {
  const { shop, ledger } = await builtShop();
  await ledger.addOrder({
    on: '2024-03-01',
    externalId: 'A',
    country: 'RO',
    lines: [
      { amount: 7_900, sku: 'LAMP' },
      { amount: 4_000, sku: 'BOOK' },
    ],
    entries: [{ kind: 'shipping_charged', amount: 1_190 }],
  });
  await ledger.addOrder({
    on: '2024-03-02',
    externalId: 'B',
    country: 'RO',
    lines: [{ amount: 5_950, sku: 'LAMP' }],
    entries: [
      { kind: 'discount', amount: -1_190 },
      { kind: 'refund', amount: -2_380, on: '2024-03-05' },
    ],
  });
  await ledger.addOrder({
    on: '2024-03-03',
    externalId: 'C',
    country: 'FR',
    lines: [{ amount: 10_000, sku: 'LAMP' }],
  });
  return { shop, ledger };
}

describe('a rule of the VAT', () => {
  test('takes it out of prices that include it: of goods, discounts and refunds from the net sales, of shipping from the shipping', async () => {
    const { shop } = await shopWithSales();
    await add(shop, { percent: 19, country: 'RO' });
    expect(await ledgerOf(shop)).toEqual({
      // 119.00 / 1.19 = 100.00; 11.90 / 1.19 = 10.00
      A: { sale: 11_900, tax: -1_900, shipping_charged: 1_000 },
      // 19/119 of 59.50 - 11.90 - 23.80
      B: { sale: 5_950, discount: -1_190, refund: -2_380, tax: -380 },
      C: { sale: 10_000 },
    });
    expect(await vatCoverage(shop)).toEqual({ kind: 'tax', known: 2, of: 3, share: expect.closeTo(54.55, 1) });
    const { kept, counted } = await coverageOf(app.services.database, shop.shopId);
    expect(kept).toEqual(counted);
  });

  test('of a refund counts on the day of the refund, by the rate of the order’s day', async () => {
    const { shop } = await shopWithSales();
    await add(shop, { percent: 19 });
    await add(shop, { percent: 21, from: '2024-03-04' });
    const { rows } = await app.services.database.forShop(shop.shopId, (trx) =>
      sql`select occurred_on::text as on, sum(shop_amount_minor)::int as amount from ledger_entries
        where shop_id = ${shop.shopId} and kind = 'tax' group by 1 order by 1`.execute(trx),
    );
    expect(rows).toEqual([
      { on: '2024-03-01', amount: -1_900 },
      { on: '2024-03-02', amount: -760 },
      { on: '2024-03-03', amount: -1_597 },
      { on: '2024-03-05', amount: 380 },
    ]);
  });

  test('that is added to the prices takes nothing out, and a rate of 0 is known', async () => {
    const { shop } = await shopWithSales();
    const before = await ledgerOf(shop);
    await add(shop, { percent: 20, vatIncluded: false });
    expect(await ledgerOf(shop)).toEqual(before);
    expect(await vatCoverage(shop)).toMatchObject({ known: 3, of: 3, share: 100 });
    await add(shop, { percent: 19 });
    await add(shop, { percent: 0, country: 'FR' });
    expect(await ledgerOf(shop)).toMatchObject({ A: { tax: -1_900 }, C: { sale: 10_000 } });
    expect((await ledgerOf(shop))['C']).not.toHaveProperty('tax');
    expect(await vatCoverage(shop)).toMatchObject({ known: 3, of: 3 });
  });

  test('does not count where the order’s platform or file states the tax, and is taken back with its entries', async () => {
    const { shop, ledger } = await shopWithSales();
    await ledger.addOrder({
      on: '2024-03-04',
      externalId: 'D',
      lines: [{ amount: 1_000 }],
      entries: [{ kind: 'tax', amount: -90 }],
    });
    const before = await ledgerOf(shop);
    const { id } = await add(shop, { percent: 19 });
    expect((await ledgerOf(shop))['D']).toEqual({ sale: 1_000, tax: -90 });
    await withdraw(shop, id);
    expect(await ledgerOf(shop)).toEqual(before);
    expect(await vatCoverage(shop)).toMatchObject({ known: 1, of: 4 });
    const { kept, counted } = await coverageOf(app.services.database, shop.shopId);
    expect(kept).toEqual(counted);
  });

  test('of a country counts before one of all, and of a product group before one of all products', async () => {
    const { shop } = await shopWithSales();
    await setGroup(shop, 'BOOK', 'Books');
    await add(shop, { percent: 25 });
    await add(shop, { percent: 19, country: 'ro' });
    await add(shop, { percent: 5, country: 'RO', group: 'books' });
    // 19/119 of 79.00 and 5/105 of 40.00 are 12.61 and 1.90; of the shipping the mean of both: 11.90 x (14.5183 / 119)
    expect((await ledgerOf(shop))['A']).toEqual({ sale: 11_900, tax: -1_452, shipping_charged: 1_045 });
    expect((await ledgerOf(shop))['C']).toMatchObject({ tax: -2_000 });
    await setGroup(shop, 'BOOK', null);
    expect((await ledgerOf(shop))['A']).toMatchObject({ tax: -1_900, shipping_charged: 1_000 });
    const { kept, counted } = await coverageOf(app.services.database, shop.shopId);
    expect(kept).toEqual(counted);
  });

  test('of a group alone leaves the VAT of orders with other products unknown', async () => {
    const { shop } = await shopWithSales();
    await setGroup(shop, 'BOOK', 'Books');
    await add(shop, { percent: 5, group: 'Books' });
    expect((await ledgerOf(shop))['A']).not.toHaveProperty('tax');
    expect(await vatCoverage(shop)).toMatchObject({ known: 0, of: 3 });
  });

  test('comes before the percentage of the goods, and leaves unit costs and payment fees as they are', async () => {
    const { shop } = await shopWithSales();
    await add(shop, { kind: 'cogs', percent: 50 });
    await add(shop, { kind: 'payment_fee', percent: 10 });
    await addProductCost(app.services, shop.actor, { code: 'BOOK', cost: 7, from: '2024-01-01' });
    await add(shop, { percent: 19 });
    expect(await ledgerOf(shop)).toMatchObject({
      // half of 79.00 / 1.19 (66.39), and 7.00; a tenth of what the customer paid
      A: { cogs: -3_320 - 700, payment_fee: -1_309 },
      B: { cogs: -1_000, payment_fee: -476 },
      C: { cogs: -4_202, payment_fee: -1_000 },
    });
    const { kept, counted } = await coverageOf(app.services.database, shop.shopId);
    expect(kept).toEqual(counted);
  });

  test('is previewed as what then happens, with the goods', async () => {
    const { shop } = await shopWithSales();
    await add(shop, { kind: 'cogs', percent: 50 });
    const profit = async () =>
      Object.values(await ledgerOf(shop))
        .flatMap((of) => Object.values(of))
        .reduce((sum, amount) => sum + amount, 0);
    for (const terms of [{ percent: 19 }, { percent: 9, country: 'FR' }, { percent: 0, vatIncluded: false }]) {
      const before = await profit();
      const { change, changed, months, inPeriod } = await preview(shop, terms, {
        from: '2024-03-03',
        to: '2024-03-03',
      });
      expect(await profit()).toBe(before);
      await add(shop, terms);
      expect(Math.round(change * 100)).toBe((await profit()) - before);
      expect(months).toEqual([{ month: '2024-03', change }]);
      expect(changed).toBeGreaterThan(0);
      expect(inPeriod).toBeDefined();
    }
  });
});

describe('of files', () => {
  const grid = (...rows: string[]) => table('Order,Date,Total,Shipping,Country', ...rows);

  test('one row for each order: the VAT is in the total, and the order still ties with it', async () => {
    const shop = await newShop();
    await importNow(app, shop, grid('A1,2024-03-05,130.90,11.90,RO', 'A2,2024-03-06,100.00,,FR'));
    await add(shop, { percent: 19, country: 'RO' });
    await add(shop, { percent: 20, country: 'FR', vatIncluded: false });
    const expected = {
      A1: { sale: 11_900, tax: -1_900, shipping_charged: 1_000 },
      A2: { sale: 10_000, tax: -1_667 },
    };
    expect(await ledgerOf(shop)).toEqual(expected);
    // Again, and with an order more.
    await importNow(
      app,
      shop,
      grid('A1,2024-03-05,130.90,11.90,RO', 'A2,2024-03-06,100.00,,FR', 'A3,2024-03-07,11.90,,RO'),
    );
    expect(await ledgerOf(shop)).toEqual({ ...expected, A3: { sale: 1_190, tax: -190 } });
    expect(await tiesOf(shop)).toEqual({ A1: 'ties 0', A2: 'ties 0', A3: 'ties 0' });
    expect(await vatCoverage(shop)).toMatchObject({ known: 3, of: 3 });
  });

  test('the items that come later have the rates of their products', async () => {
    const shop = await newShop();
    await importNow(app, shop, grid('A1,2024-03-05,130.90,11.90,RO'));
    await setGroup(shop, 'BOOK', 'Books');
    await add(shop, { percent: 19 });
    await add(shop, { percent: 5, group: 'Books' });
    await importNow(app, shop, table('Order,Date,Quantity,Price,SKU', 'A1,2024-03-05,1,119.00,BOOK'));
    // 5/105 of 119.00 and of 11.90
    expect(await ledgerOf(shop)).toEqual({ A1: { sale: 11_900, tax: -567, shipping_charged: 1_133 } });
    expect(await tiesOf(shop)).toEqual({ A1: 'ties 0' });
  });

  test('a tax that is stated later takes the place of the rule’s, also one of 0', async () => {
    const shop = await newShop();
    await importNow(app, shop, grid('A1,2024-03-05,119.00,,RO', 'A2,2024-03-05,119.00,,RO'));
    await add(shop, { percent: 19 });
    await importNow(
      app,
      shop,
      table('Order,Date,Total,Shipping,Tax amount', 'A1,2024-03-05,119.00,,10.00', 'A2,2024-03-05,119.00,,0.00'),
    );
    expect(await ledgerOf(shop)).toEqual({ A1: { sale: 11_900, tax: -1_000 }, A2: { sale: 11_900 } });
    expect(await vatCoverage(shop)).toMatchObject({ known: 2, of: 2 });
    const { kept, counted } = await coverageOf(app.services.database, shop.shopId);
    expect(kept).toEqual(counted);
  });

  test('a rule that counts over 0 takes the place of a stated VAT of 0 alone, and is taken back with its entries', async () => {
    const shop = await newShop();
    // Shopify without tax settings: 119.00 and 59.50, 0 VAT each; and one of which 10.00 is stated.
    const titles =
      'Name,Created at,Currency,Financial Status,Subtotal,Shipping,Taxes,Total,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Country';
    const order = (name: string, price: string, tax: string, country: string) =>
      `${name},2024-03-05 10:00:00 +0000,EUR,paid,${price},0.00,${tax},${price},1,Lamp,${price},LAMP,${country}`;
    const file = table(titles, order('#1', '119.00', '0.00', 'RO'), order('#2', '59.50', '0.00', 'FR'));
    await importNow(app, shop, file);
    const { statedVat } = await getCosts(app.services, shop.shopId);
    expect(statedVat).toEqual({ zero: 2, some: 0 });
    const plain = { '#1': { sale: 11_900 }, '#2': { sale: 5_950 } };
    await add(shop, { percent: 19 });
    expect(await ledgerOf(shop)).toEqual(plain);
    // 19/119 of 119.00; the rule of France is not for it, and the newer one of all does not count over 0.
    const change = await preview(shop, { percent: 19, country: 'RO', overZero: true });
    expect(change).toMatchObject({ change: -19, changed: 1 });
    const { id } = await add(shop, { percent: 19, country: 'RO', overZero: true });
    expect(await ledgerOf(shop)).toEqual({ ...plain, '#1': { sale: 11_900, tax: -1_900 } });
    // What comes later has it, too; an amount that is stated counts before the rule.
    await importNow(app, shop, table(titles, order('#3', '23.80', '0.00', 'RO'), order('#4', '60.00', '10.00', 'RO')));
    const later = { '#3': { sale: 2_380, tax: -380 }, '#4': { sale: 6_000, tax: -1_000 } };
    expect(await ledgerOf(shop)).toEqual({ ...plain, '#1': { sale: 11_900, tax: -1_900 }, ...later });
    await withdraw(shop, id);
    expect(await ledgerOf(shop)).toEqual({ ...plain, ...later, '#3': { sale: 2_380 } });
    expect(await vatCoverage(shop)).toMatchObject({ known: 4, of: 4 });
    const { kept, counted } = await coverageOf(app.services.database, shop.shopId);
    expect(kept).toEqual(counted);
  });

  test('an order that is called off later is nothing in sum, with its VAT', async () => {
    const shop = await newShop();
    const file = (status: string) =>
      table('Order,Date,Total,Shipping,Status', `A1,2024-03-05,130.90,11.90,${status}`, 'A2,2024-03-05,20.00,,paid');
    await importNow(app, shop, file('paid'));
    await add(shop, { percent: 19 });
    await importNow(app, shop, file('cancelled'));
    // Each figure has its own back, so none of them keeps anything.
    expect(await ledgerOf(shop)).toEqual({ A2: { sale: 2_000, tax: -319 } });
  });

  test('a refund that a newer file says has its VAT, and the same file again changes nothing', async () => {
    const shop = await newShop();
    const file = (refunded: string) =>
      table('Order,Date,Total,Total Refunded', `A1,2024-03-05,119.00,${refunded}`, 'A2,2024-03-05,20.00,');
    await importNow(app, shop, file(''));
    await add(shop, { percent: 19 });
    for (const _time of [1, 2]) await importNow(app, shop, file('23.80'));
    expect((await ledgerOf(shop))['A1']).toEqual({ sale: 11_900, refund: -2_380, tax: -1_520 });
  });
});
