import type { CostRuleInput } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewCostRule } from '../costs/preview-rules.ts';
import { addCostRule, withdrawCostRule } from '../costs/rules.ts';
import { addProductCost, withdrawProductCost } from '../costs/product-costs.ts';
import { refreshCoverage } from './coverage.ts';
import type { TestShop } from '../testing/app.ts';
import { type StorePlatforms, startPlatforms } from '../testing/connected-store.ts';
import { coverageOf } from '../testing/coverage.ts';
import { shopifyOrder, wooOrder } from '../testing/fake-orders.ts';
import { importNow } from '../testing/imports.ts';
import { ledgerBuilder } from '../testing/ledger-builder.ts';
import { orderLedger } from '../testing/order-ledger.ts';
import { recomputed } from '../testing/recomputation.ts';
import { addSupplier } from '../testing/stock-builder.ts';
import { readMovements } from '../stock/read-movements.ts';
import { NO_TERMS } from '../testing/cost-rules.ts';
import { addEntries } from '../testing/add-entries.ts';

const MANAGER = { sessionId: '', role: 'manager', mustChangePassword: false, operator: false } as const;
const rule = (terms: Partial<CostRuleInput>): CostRuleInput => ({
  kind: 'returned_goods',
  ...NO_TERMS,
  from: '2024-01-01',
  ...terms,
});

let platforms: StorePlatforms;
beforeAll(async () => {
  platforms = await startPlatforms();
});
afterAll(() => platforms.close());

const ofTest = () => platforms.testApp;
const actorOf = (shop: TestShop) => ({ ...shop, ...MANAGER });
const goodsOf = async (shop: TestShop, order: string) => (await orderLedger(ofTest(), shop, order))['cogs'] ?? 0;
/** What a change of costs answers, once the ledger is in line with it. */
async function settled<T>(shop: TestShop, change: Promise<T>): Promise<T> {
  const answer = await change;
  await recomputed(ofTest(), shop);
  return answer;
}
const addRule = (shop: TestShop, terms: CostRuleInput) =>
  settled(shop, addCostRule(ofTest().services, actorOf(shop), terms));
const takeBack = (shop: TestShop, id: string) => settled(shop, withdrawCostRule(ofTest().services, actorOf(shop), id));
const setCost = (shop: TestShop, code: string, cost: number) =>
  settled(shop, addProductCost(ofTest().services, actorOf(shop), { code, cost, from: '2024-01-01' }));

/** What the goods of an order cost on each day, in minor units, with how well it is known. */
async function daysOf({ shopId }: TestShop): Promise<string[]> {
  const rows = await ofTest().services.database.forShop(shopId, (trx) =>
    trx
      .selectFrom('ledger_entries')
      .select(['occurred_on', 'quality', (of) => of.fn.sum<string>('amount_minor').as('amount')])
      .where('kind', '=', 'cogs')
      .groupBy(['occurred_on', 'quality'])
      .orderBy('occurred_on')
      .orderBy('quality')
      .execute(),
  );
  return rows.map(({ occurred_on, quality, amount }) => `${occurred_on} ${quality} ${amount}`);
}

/**
 * Three mugs at 20.00, of which one comes back whole, one for which the money goes back and the mug does not, and one of which Shopify does
 * not say what became of it.
 */
const refunds = [
  {
    id: 7,
    created_at: '2024-03-09T10:00:00Z',
    refund_line_items: [
      { line_item_id: 1, quantity: 1, subtotal: '20.00', total_tax: '0.00', restock_type: 'return' },
      { line_item_id: 1, quantity: 1, subtotal: '20.00', total_tax: '0.00', restock_type: 'no_restock' },
    ],
  },
  {
    id: 8,
    created_at: '2024-03-11T10:00:00Z',
    refund_line_items: [{ line_item_id: 1, quantity: 1, subtotal: '20.00', total_tax: '0.00', restock_type: null }],
  },
];
const mugs = {
  total_tax: '0.00',
  subtotal_price: '60.00',
  total_price: '60.00',
  total_discounts: '0.00',
  shipping_lines: [],
  line_items: [{ id: 1, sku: 'MUG', title: 'Mug', name: 'Mug', quantity: 3, price: '20.00' }],
};

async function connected(changes: object) {
  const shop = await ofTest().createShop({ currency: null });
  platforms.shopify.orders.list = [shopifyOrder(1, { ...mugs, ...changes })];
  await platforms.connect(shop, 'shopify');
  await platforms.read(shop, 'shopify');
  return shop;
}

test('the unit cost of goods comes back with them as the platform says, else by the rule, else all of it as an estimate', async () => {
  const shop = await connected({ refunds });
  await setCost(shop, 'MUG', 7.5);
  const withoutRule = ['2024-03-05 actual -2250', '2024-03-09 actual 750', '2024-03-11 estimate 750'];
  expect(await daysOf(shop)).toEqual(withoutRule);
  const { services } = ofTest();
  // 40 % of the one mug: 3.00 in place of 7.50.
  const preview = await previewCostRule(services, actorOf(shop), rule({ percent: 40 }), {
    from: '2024-03-01',
    to: '2024-03-10',
  });
  expect(preview).toEqual({ change: -4.5, changed: 1, months: [{ month: '2024-03', change: -4.5 }], inPeriod: 0 });
  expect(await daysOf(shop)).toEqual(withoutRule);
  const { id } = await addRule(shop, rule({ percent: 40 }));
  expect(await goodsOf(shop, '#1')).toBe(-2250 + 750 + 300);
  // A rule of later days leaves it; the newest of a day counts.
  const later = await addRule(shop, rule({ percent: 0, from: '2024-03-12' }));
  expect(await goodsOf(shop, '#1')).toBe(-1200);
  const newer = await addRule(shop, rule({ percent: 0, from: '2024-03-11' }));
  expect(await goodsOf(shop, '#1')).toBe(-1500);
  for (const each of [newer, later]) await takeBack(shop, each.id);
  expect(await goodsOf(shop, '#1')).toBe(-1200);
  // Reading the shop again changes nothing; nor does the cost come twice.
  await platforms.read(shop, 'shopify');
  expect(await goodsOf(shop, '#1')).toBe(-1200);
  await takeBack(shop, id);
  expect(await goodsOf(shop, '#1')).toBe(-750);
  const [cost] = await services.database.forShop(shop.shopId, (trx) =>
    trx.selectFrom('product_costs').select('id').execute(),
  );
  await settled(shop, withdrawProductCost(services, actorOf(shop), cost?.id ?? ''));
  expect(await goodsOf(shop, '#1')).toBe(0);
  const { kept, counted } = await coverageOf(services.database, shop.shopId);
  expect(kept).toEqual(counted);
});

test('a percentage of the goods comes back by the same facts', async () => {
  const shop = await connected({ refunds });
  await addRule(shop, rule({ kind: 'cogs', percent: 50 }));
  // 30.00 of 60.00; of 40.00 on the first day half came back, and all of 20.00 on the second.
  expect(await daysOf(shop)).toEqual(['2024-03-05 rule -3000', '2024-03-09 rule 1000', '2024-03-11 rule 1000']);
  const { id } = await addRule(shop, rule({ percent: 40 }));
  expect(await daysOf(shop)).toEqual(['2024-03-05 rule -3000', '2024-03-09 rule 1000', '2024-03-11 rule 400']);
  await takeBack(shop, id);
  expect(await daysOf(shop)).toEqual(['2024-03-05 rule -3000', '2024-03-09 rule 1000', '2024-03-11 rule 1000']);
});

test(
  'a percentage of the goods takes of a refund on the day of the sale what is the shop’s, without its VAT',
  { tags: ['full'] },
  async () => {
    const { services } = ofTest();
    const shop = await ofTest().createShop();
    const ledger = ledgerBuilder(services.database, shop.shopId);
    const sold = async (externalId: string, on: string, refund: number, back: string, stated: number | null = null) => {
      const { id, lineIds } = await ledger.addOrder({ on, externalId, lines: [{ amount: 11_900, sku: 'MUG' }] });
      const of = {
        shop_id: shop.shopId,
        order_id: id,
        order_line_id: lineIds[0] ?? null,
        currency: 'EUR',
        order_on: on,
      };
      const entry = (kind: 'refund' | 'tax', amount: number, day: string) => {
        const amounts = { amount_minor: amount, shop_amount_minor: amount };
        return {
          ...of,
          ...amounts,
          kind,
          occurred_on: day,
          source_ref: `test:${kind}:${id}`,
          quality: 'actual' as const,
        };
      };
      const entries = [entry('refund', -refund, back), ...(stated === null ? [] : [entry('tax', -stated, on)])];
      await services.database.forShop(shop.shopId, async (trx) => {
        await addEntries(trx, entries);
        await refreshCoverage(trx, shop.shopId, null);
      });
    };
    await sold('whole', '2024-03-05', 11_900, '2024-03-05');
    await sold('half', '2024-03-06', 5_950, '2024-03-06');
    await sold('later', '2024-03-07', 11_900, '2024-03-09');
    // Its platform states the VAT, and what was given back without it.
    await sold('stated', '2024-03-10', 5_000, '2024-03-10', 1_900);
    await addRule(shop, rule({ kind: 'cogs', percent: 50 }));
    await addRule(shop, rule({ percent: 40 }));
    const vat = rule({ kind: 'tax', percent: 19, vatIncluded: true });
    const goods = async () => Promise.all(['whole', 'half', 'later', 'stated'].map((order) => goodsOf(shop, order)));
    // 60 % of what came back is lost. With the VAT in the amounts: half of 71.40; of 59.50 + 35.70; of 71.40. Without it: of 50.00 + 30.00.
    expect(await goods()).toEqual([-3_570, -4_760, -3_570, -4_000]);
    const preview = await previewCostRule(services, actorOf(shop), vat);
    const { id } = await addRule(shop, vat);
    // Of 100.00: half of 60.00; of 50.00 + 30.00; of 60.00.
    expect(await goods()).toEqual([-3_000, -4_000, -3_000, -4_000]);
    // 19.00 less 19.00; 9.50; 19.00 less 19.00; and 5.70 + 7.60 + 5.70 of the goods.
    expect(preview.change).toBe(-9.5 + 19);
    expect((await orderLedger(ofTest(), shop, 'half'))['tax']).toBe(-950);
    const { kept, counted } = await coverageOf(services.database, shop.shopId);
    expect(kept).toEqual(counted);
    await takeBack(shop, id);
    expect(await goods()).toEqual([-3_570, -4_760, -3_570, -4_000]);
  },
);

test(
  'what the platform says later of goods that came back changes their cost and the stock on hand',
  { tags: ['full'] },
  async () => {
    const shop = await connected({ refunds: refunds.slice(1) });
    const { database } = ofTest().services;
    await setCost(shop, 'MUG', 7.5);
    const items = [{ sku: 'MUG', product: 'Mug', units: 10, countedAt: '2024-03-01T10:00:00Z' }];
    await addSupplier(database, shop.shopId, { name: 'Potter', items });
    const moved = async () =>
      (await database.readShop(shop.shopId, (trx) => readMovements(trx, shop.shopId))).get('MUG');
    expect(await goodsOf(shop, '#1')).toBe(-1500);
    expect(await moved()).toEqual({ sold: 3, returned: 1, adjusted: 0 });
    const [item] = refunds[1]?.refund_line_items ?? [];
    const lost = [{ ...refunds[1], refund_line_items: [{ ...item, restock_type: 'no_restock' }] }];
    platforms.shopify.orders.list = [
      shopifyOrder(1, { ...mugs, refunds: lost, updated_at: '2024-03-12T10:00:00+02:00' }),
    ];
    await platforms.read(shop, 'shopify');
    expect(await goodsOf(shop, '#1')).toBe(-2250);
    expect(await moved()).toEqual({ sold: 3, returned: 0, adjusted: 0 });
  },
);

test('goods of WooCommerce come back by line; money for nothing in particular brings none', async () => {
  const shop = await ofTest().createShop({ currency: null });
  const refundOf = (amount: string, line_items: object[]) => [
    { id: 5, date_created_gmt: '2024-03-09T10:00:00', amount, line_items },
  ];
  const [back, loose] = [wooOrder(1, { refunds: [{ id: 5 }] }), wooOrder(2, { refunds: [{ id: 5 }] })];
  platforms.woocommerce.orders.list = [back, loose];
  const item = {
    quantity: -1,
    total: '-36.00',
    total_tax: '-6.84',
    meta_data: [{ key: '_refunded_item_id', value: '1' }],
  };
  platforms.woocommerce.orders.refunds.set(1, refundOf('42.84', [item]));
  platforms.woocommerce.orders.refunds.set(2, refundOf('42.84', []));
  await platforms.connect(shop, 'woocommerce');
  await platforms.read(shop, 'woocommerce');
  await setCost(shop, 'CANA', 10);
  expect([await goodsOf(shop, '1'), await goodsOf(shop, '2')]).toEqual([-1000, -2000]);
});

test('lines of a file that are returns bring back what the rule says, and what is written off brings nothing', async () => {
  const shop = await ofTest().createShop({ currency: null });
  const lines = ['A1,2024-03-05,3,20.00,MUG', 'A1,2024-03-09,-2,20.00,MUG', 'W1,2024-03-10,-4,0.00,MUG'];
  await importNow(ofTest(), shop, ['Order,Date,Quantity,Price,SKU', ...lines].join('\n'), {
    currency: 'RON',
    timezone: 'UTC',
  });
  await setCost(shop, 'MUG', 7.5);
  expect([await goodsOf(shop, 'A1'), await goodsOf(shop, 'W1')]).toEqual([-2250 + 1500, 0]);
  await addRule(shop, rule({ percent: 60 }));
  expect(await goodsOf(shop, 'A1')).toBe(-2250 + 900);
});
