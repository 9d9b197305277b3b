import { contract, type PurchaseOrder } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../calendar/days.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { addSupplier } from '../../testing/stock-builder.ts';
import { purchaseOrderRoutes } from './purchase-orders.ts';
import { stockRoutes } from './stock.ts';
import { addEntries } from '../../testing/add-entries.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [stockRoutes, purchaseOrderRoutes] });
});
afterAll(() => testApp.close());

const today = new Date().toISOString().slice(0, 10);
const get = (shop: TestShop, path: string) => testApp.app.inject({ url: path, headers: shop.headers });
const send = (shop: TestShop, path: string, payload: object = {}, method: 'POST' | 'PUT' = 'POST') =>
  testApp.app.inject({ method, url: `/api/stock/orders${path}`, headers: shop.headers, payload });
async function sent(
  shop: TestShop,
  path: string,
  payload: object = {},
  method: 'POST' | 'PUT' = 'POST',
): Promise<PurchaseOrder> {
  const answer = await send(shop, path, payload, method);
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: expect.toBeOneOf([200, 201]) });
  return contract.getPurchaseOrder.answer.parse(answer.json());
}
const stockOf = async (shop: TestShop) =>
  contract.getStock.answer.parse((await get(shop, '/api/stock?sort=name')).json()).suppliers;

/** A shop in UTC that has sold three blankets a day for 45 days up to yesterday, and counted 24 just before the end. */
async function shopWithStock() {
  const shop = await testApp.createShop({ role: 'manager' });
  const { database } = testApp.services;
  const lines = [{ amount: 300, sku: 'BLANKET', quantity: '3' }];
  await ledgerBuilder(database, shop.shopId).addOrders(
    Array.from({ length: 45 }, (_, ago) => ({ on: addDays(today, -1 - ago), lines })),
  );
  await addSupplier(database, shop.shopId, {
    name: 'Mill',
    promisedDays: 8,
    items: [
      { sku: 'BLANKET', product: 'Blanket', units: 20, countedAt: `${today}T00:00:00Z` },
      { sku: 'RUG', product: '=Rug', units: 5, countedAt: `${today}T00:00:00Z` },
    ],
  });
  const supplier = await database.forShop(shop.shopId, (trx) =>
    trx.selectFrom('suppliers').select('id').where('shop_id', '=', shop.shopId).executeTakeFirstOrThrow(),
  );
  return { shop, supplierId: supplier.id };
}
const blankets = (supplierId: string, units = 110) => ({
  supplierId,
  note: 'În cutii',
  lines: [
    { sku: 'BLANKET', units, unitCost: 36.505 },
    { sku: 'RUG', units: 4, unitCost: null },
  ],
});

test('what to order follows the stock: proposed, saved, ordered, received in parts, undone and cancelled', async () => {
  const { shop, supplierId } = await shopWithStock();
  const proposal = contract.getStockProposal.answer.parse((await get(shop, '/api/stock/proposal')).json());
  expect(proposal.lines).toMatchObject([
    // 3 a day: 24 in 8 days, and 90 for 30 days more, less the 20 that are there.
    {
      sku: 'BLANKET',
      stock: 20,
      onOrder: 0,
      reorderPoint: 24,
      units: 94,
      orderBy: today,
      unitCost: null,
      missing: ['unit_cost', 'contribution'],
    },
  ]);

  const [rug] = await stockOf(shop);
  // Of one product it says what there is, also where there is enough.
  expect((await get(shop, `/api/stock/proposal?item=${rug?.id}`)).json()).toMatchObject({
    lines: [{ sku: 'RUG', units: 0 }],
  });
  const draft = await sent(shop, '', blankets(supplierId));
  expect(draft).toMatchObject({
    number: 1,
    state: 'draft',
    products: 2,
    units: 114,
    cost: 4015.55,
    uncosted: 1,
    orderedOn: null,
  });
  const changed = await sent(shop, `/${draft.id}`, blankets(supplierId, 100), 'PUT');
  expect(changed.lines.map(({ units }) => units)).toEqual([100, 4]);

  // What is in a draft is not proposed again.
  const beside = contract.getStockProposal.answer.parse((await get(shop, '/api/stock/proposal')).json());
  expect(beside.lines).toMatchObject([{ sku: 'BLANKET', drafted: 100, units: 0 }]);

  const ordered = await sent(shop, `/${draft.id}/place`, { orderedOn: addDays(today, -6) });
  expect(ordered).toMatchObject({ state: 'ordered', orderedOn: addDays(today, -6), dueOn: addDays(today, 2) });
  expect((await send(shop, `/${draft.id}`, blankets(supplierId), 'PUT')).statusCode).toBe(409);
  // On its way, it is not proposed again; nothing is on hand by it.
  expect((await get(shop, '/api/stock/proposal')).json()).toMatchObject({ lines: [] });
  expect(await stockOf(shop)).toMatchObject([
    { product: '=Rug', stock: 5 },
    { product: 'Blanket', stock: 20, onOrder: 100, status: 'Good' },
  ]);

  const id = '0193a000-0000-7000-8000-00000000000a';
  const part = { id, receivedOn: today, lines: [{ sku: 'BLANKET', units: 60 }] };
  await sent(shop, `/${draft.id}/receipts`, part);
  // Sent twice, it came once.
  const partly = await sent(shop, `/${draft.id}/receipts`, part);
  expect(partly).toMatchObject({ state: 'partly_received', received: 60, receipts: [{ id, receivedOn: today }] });
  expect((await stockOf(shop))[1]).toMatchObject({
    stock: 80,
    onOrder: 40,
    // Before the rest is there it is no delivery.
    deliveryTime: 8,
    count: { units: 20, received: 60 },
  });

  const undone = await sent(shop, `/${draft.id}/receipts/${id}/undo`);
  await sent(shop, `/${draft.id}/receipts/${id}/undo`);
  expect(undone).toMatchObject({ state: 'ordered', received: 0, receipts: [{ id, undoneAt: expect.any(String) }] });
  expect((await stockOf(shop))[1]).toMatchObject({ stock: 20, onOrder: 100, deliveryTime: 8 });

  await sent(shop, `/${draft.id}/receipts`, {
    receivedOn: today,
    lines: [
      { sku: 'BLANKET', units: 100 },
      { sku: 'RUG', units: 3 },
    ],
  });
  const cancelled = await sent(shop, `/${draft.id}/cancel`);
  expect(cancelled).toMatchObject({ state: 'cancelled', received: 103 });
  expect(await stockOf(shop)).toMatchObject([
    { stock: 8, onOrder: 0, deliveryTime: 6 },
    { stock: 120, onOrder: 0, deliveryTime: 6 },
  ]);
  const { orders, open } = contract.listPurchaseOrders.answer.parse((await get(shop, '/api/stock/orders')).json());
  expect(orders).toMatchObject([{ number: 1, state: 'cancelled' }]);
  expect(open).toEqual({ orders: 0, cost: 0, uncosted: 0 });
});

test('suppliers are compared by what was received of them, couriers by what they cost; what is not known is not 0', async () => {
  const { shop, supplierId } = await shopWithStock();
  const compared = async () => contract.compareSuppliers.answer.parse((await get(shop, '/api/stock/suppliers')).json());
  const none = { deliveries: 0, deliveryTime: null, deliverySpread: null, latePercent: null };
  expect(await compared()).toMatchObject({
    suppliers: [{ name: 'Mill', products: 2, ...none, marginPercent: null, value: 0, unvalued: 2 }],
    couriers: [],
    withoutCourier: 45,
  });
  for (const took of [6, 10]) {
    const { id } = await sent(shop, '', blankets(supplierId));
    await sent(shop, `/${id}/place`, { orderedOn: addDays(today, -took), dueOn: addDays(today, -1) });
    const receivedOn = took === 6 ? addDays(today, -2) : today;
    // In two parts, of which the last one counts; the second order is called off where a part of it has come.
    await sent(shop, `/${id}/receipts`, { receivedOn: addDays(receivedOn, -1), lines: [{ sku: 'BLANKET', units: 1 }] });
    await sent(shop, `/${id}/receipts`, { receivedOn, lines: [{ sku: 'BLANKET', units: took === 6 ? 109 : 1 }] });
    if (took === 10) await sent(shop, `/${id}/cancel`);
  }
  // Four days and ten, one of the two after its day.
  const known = { deliveries: 2, deliveryTime: 7, deliverySpread: 4.2, latePercent: 50 };
  expect((await compared()).suppliers).toMatchObject([known]);

  const { database } = testApp.services;
  await database.forShop(shop.shopId, async (trx) => {
    const orders = await trx
      .selectFrom('orders')
      .select(['id', 'order_on'])
      .where('shop_id', '=', shop.shopId)
      .limit(4)
      .execute();
    await trx
      .updateTable('orders')
      .set({ carrier: 'FAN', parcels: 2 })
      .where('shop_id', '=', shop.shopId)
      .where(
        'id',
        'in',
        orders.map(({ id }) => id),
      )
      .execute();
    const entry = (
      order: (typeof orders)[number] | undefined,
      kind: 'shipping_cost' | 'shipping_charged',
      amount: number,
    ) => ({
      shop_id: shop.shopId,
      kind,
      order_id: order?.id ?? null,
      amount_minor: amount,
      currency: 'EUR',
      shop_amount_minor: amount,
      occurred_on: order?.order_on ?? today,
      order_on: order?.order_on ?? today,
      source_ref: `${kind}:${order?.id}`,
      quality: 'actual' as const,
    });
    const [first, second] = orders;
    const entries = [
      entry(first, 'shipping_cost', -800),
      entry(first, 'shipping_charged', 600),
      entry(second, 'shipping_charged', 9900),
    ];
    await addEntries(trx, entries);
  });
  expect(await compared()).toMatchObject({
    // By the one order whose cost is known.
    couriers: [{ name: 'FAN', orders: 4, parcels: 8, costed: 1, cost: 4, charged: 3, returnPercent: 0 }],
    withoutCourier: 41,
  });
  expect(
    contract.compareSuppliers.answer.parse((await get(await testApp.createShop(), '/api/stock/suppliers')).json()),
  ).toMatchObject({
    source: 'none',
    suppliers: [],
  });
});

test('goods that came before the count are in it', async () => {
  const { shop, supplierId } = await shopWithStock();
  const { id } = await sent(shop, '', blankets(supplierId));
  await sent(shop, `/${id}/place`, { orderedOn: addDays(today, -9) });
  await sent(shop, `/${id}/receipts`, { receivedOn: addDays(today, -1), lines: [{ sku: 'BLANKET', units: 50 }] });
  expect((await stockOf(shop))[1]).toMatchObject({ stock: 20, onOrder: 60, count: { received: 0 } });
});

test('what cannot be is refused and changes nothing', async () => {
  const { shop, supplierId } = await shopWithStock();
  const order = blankets(supplierId);
  const refused = async (path: string, payload: object, method: 'POST' | 'PUT' = 'POST') => {
    const answer = await send(shop, path, payload, method);
    return [answer.statusCode, Object.keys(answer.json<{ fields?: object }>().fields ?? {}).join()];
  };
  expect(await refused('', { ...order, supplierId: shop.shopId })).toEqual([400, 'supplierId']);
  expect(await refused('', { ...order, lines: [{ sku: 'NO', units: 1, unitCost: null }] })).toEqual([
    400,
    'lines.0.sku',
  ]);
  expect((await refused('', { ...order, lines: [] }))[0]).toBe(400);
  expect((await refused('', { ...order, lines: [order.lines[0], order.lines[0]] }))[0]).toBe(400);
  const { id } = await sent(shop, '', order);
  expect((await refused(`/${id}/receipts`, { receivedOn: today, lines: [{ sku: 'RUG', units: 1 }] }))[0]).toBe(409);
  expect(await refused(`/${id}/place`, { orderedOn: addDays(today, 2) })).toEqual([400, 'orderedOn']);
  expect(await refused(`/${id}/place`, { orderedOn: today, dueOn: addDays(today, -1) })).toEqual([400, 'dueOn']);
  await sent(shop, `/${id}/place`, { orderedOn: today });
  expect(
    await refused(`/${id}/receipts`, { receivedOn: addDays(today, -1), lines: [{ sku: 'RUG', units: 1 }] }),
  ).toEqual([400, 'receivedOn']);
  expect(await refused(`/${id}/receipts`, { receivedOn: today, lines: [{ sku: 'VASE', units: 1 }] })).toEqual([
    400,
    'lines.0.sku',
  ]);
  expect((await refused(`/${id}/receipts/${id}/undo`, {}))[0]).toBe(404);
  expect(contract.getPurchaseOrder.answer.parse((await get(shop, `/api/stock/orders/${id}`)).json())).toMatchObject({
    state: 'ordered',
    receipts: [],
  });
});

test('the orders of another shop are not there', async () => {
  const { shop, supplierId } = await shopWithStock();
  const { id } = await sent(shop, '', blankets(supplierId));
  const other = await testApp.createShop();
  expect((await get(other, `/api/stock/orders/${id}`)).statusCode).toBe(404);
  expect((await get(other, `/api/stock/orders/${id}/order.csv`)).statusCode).toBe(404);
  expect((await get(other, `/api/stock/orders/${id}/order.pdf`)).statusCode).toBe(404);
  for (const path of ['/place', '/cancel', '/receipts']) {
    const body = { orderedOn: today, receivedOn: today, lines: [{ sku: 'RUG', units: 1 }] };
    expect((await send(other, `/${id}${path}`, body)).statusCode).toBe(404);
  }
  expect((await get(other, '/api/stock/orders')).json()).toMatchObject({ orders: [] });
});

test('an order is saved for the supplier as a file and as a PDF, in the language that is asked for', async () => {
  const { shop, supplierId } = await shopWithStock();
  const { id } = await sent(shop, '', blankets(supplierId));
  await sent(shop, `/${id}/place`, { orderedOn: today });
  const csv = await get(shop, `/api/stock/orders/${id}/order.csv`);
  expect(csv.headers['content-disposition']).toBe('attachment; filename="purchase-order-1.csv"');
  expect(csv.body.replace('\u{feff}', '').trim().split('\r\n')).toEqual([
    'Order,Supplier,Ordered on,Expected on,Code,Product,Units,Unit cost,Amount,Currency',
    `1,Mill,${today},${addDays(today, 8)},BLANKET,Blanket,110,36.505,4015.55,EUR`,
    `1,Mill,${today},${addDays(today, 8)},RUG,'=Rug,4,,,EUR`,
  ]);
  const pdf = await get(shop, `/api/stock/orders/${id}/order.pdf?language=ro`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.headers['content-disposition']).toBe('attachment; filename="purchase-order-1.pdf"');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.rawPayload.includes('/Lang (ro)')).toBe(true);
});

test('packs and a least order can be set, are kept by the next file, and what to order is whole packs', async () => {
  const { shop, supplierId } = await shopWithStock();
  const [, blanket] = await stockOf(shop);
  expect(blanket).toMatchObject({ product: 'Blanket', terms: { leastUnits: null, packUnits: null } });
  const set = (id: string | undefined, terms: object, of = shop) =>
    testApp.app.inject({ method: 'PUT', url: `/api/stock/items/${id}/terms`, headers: of.headers, payload: terms });
  expect((await set(blanket?.id, { leastUnits: 50, packUnits: 12 })).json()).toEqual({ leastUnits: 50, packUnits: 12 });
  expect((await get(shop, '/api/stock/proposal')).json()).toMatchObject({ lines: [{ sku: 'BLANKET', units: 96 }] });
  await set(blanket?.id, { leastUnits: 120, packUnits: null });
  expect((await get(shop, '/api/stock/proposal')).json()).toMatchObject({ lines: [{ sku: 'BLANKET', units: 120 }] });
  expect((await get(shop, `/api/stock/suppliers/${supplierId}/products`)).json()).toEqual({
    products: [
      { sku: 'RUG', product: '=Rug', unitCost: null, leastUnits: null, packUnits: null },
      { sku: 'BLANKET', product: 'Blanket', unitCost: null, leastUnits: 120, packUnits: null },
    ],
  });
  expect((await get(shop, '/api/stock.csv')).body).toMatch(/Pack size,Minimum order\r\n/);

  for (const wrong of [{ leastUnits: 0, packUnits: null }, { leastUnits: null, packUnits: -1 }, { packUnits: 1 }]) {
    expect((await set(blanket?.id, wrong)).statusCode).toBe(400);
  }
  const other = await testApp.createShop({ role: 'manager' });
  expect((await set(blanket?.id, { leastUnits: 1, packUnits: 1 }, other)).statusCode).toBe(404);
  expect((await get(other, `/api/stock/suppliers/${supplierId}/products`)).json()).toEqual({ products: [] });
  expect((await stockOf(shop))[1]).toMatchObject({ terms: { leastUnits: 120, packUnits: null } });
});

test('who may only look orders nothing, sets nothing and sees no order', async () => {
  const viewer = await testApp.createShop({ role: 'viewer' });
  const id = '0193a000-0000-7000-8000-00000000000b';
  const order = { supplierId: id, note: '', lines: [{ sku: 'A', units: 1, unitCost: null }] };
  const calls: [method: 'GET' | 'POST' | 'PUT', path: string, payload?: object][] = [
    ['GET', 'proposal'],
    ['GET', 'orders'],
    ['GET', `orders/${id}`],
    ['GET', `orders/${id}/order.csv`],
    ['GET', `orders/${id}/order.pdf?language=en`],
    ['GET', `suppliers/${id}/products`],
    ['POST', 'orders', order],
    ['PUT', `orders/${id}`, order],
    ['POST', `orders/${id}/place`, { orderedOn: today }],
    ['POST', `orders/${id}/cancel`, {}],
    ['POST', `orders/${id}/receipts`, { id, receivedOn: today, lines: [{ sku: 'A', units: 1 }] }],
    ['POST', `orders/${id}/receipts/${id}/undo`, {}],
    ['PUT', `items/${id}/terms`, { leastUnits: 1, packUnits: 1 }],
  ];
  for (const [method, path, payload] of calls) {
    const url = `/api/stock/${path}`;
    const { statusCode } = await testApp.app.inject({
      method,
      url,
      headers: viewer.headers,
      ...(payload && { payload }),
    });
    expect(`${method} ${path} ${statusCode}`).toBe(`${method} ${path} 403`);
  }
});
