import { contract, Problem } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideAction } from '../../actions/actions.ts';
import { listAlerts } from '../../alerts/alerts.ts';
import { evaluateShop } from '../../alerts/evaluate.ts';
import { addDays } from '../../calendar/days.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { addCampaign } from '../../testing/campaign-builder.ts';
import { refreshCoverage } from '../../ledger/coverage.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { addSupplier } from '../../testing/stock-builder.ts';
import { alertRoutes } from './alerts.ts';
import { addEntries } from '../../testing/add-entries.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [alertRoutes] });
});
afterAll(() => testApp.close());

const LAST = '2024-06-28';
const database = () => testApp.services.database;
const evaluatedAt = (shop: TestShop, day = '2024-06-29') =>
  evaluateShop(database(), shop.shopId, { now: new Date(`${day}T09:00:00Z`) });
const alertsAt = async (shop: TestShop, day?: string) => {
  await evaluatedAt(shop, day);
  return listAlerts(database(), shop.shopId);
};
const codes = ({ alerts }: Awaited<ReturnType<typeof alertsAt>>) =>
  alerts.map(({ wording, status }) => `${wording?.code} ${status}`).toSorted();
const recommendations = async (shop: TestShop, day?: string) => {
  await evaluatedAt(shop, day);
  const answer = await testApp.app.inject({ url: '/api/recommendations', headers: shop.headers });
  return contract.listRecommendations.answer.parse(answer.json());
};
const setStatus = (shop: TestShop, id: string, status: string) =>
  testApp.app.inject({ method: 'PUT', url: `/api/alerts/${id}`, headers: shop.headers, payload: { status } });

/** Two blankets a day for 60 days, with goods of half their price. */
async function sellingShop() {
  const shop = await testApp.createShop({ role: 'manager' });
  const ledger = ledgerBuilder(database(), shop.shopId);
  const line = { amount: 10_000, goodsCost: 5_000, sku: 'BLANKET', name: 'Blanket', quantity: '2' };
  const added = await ledger.addOrders(
    Array.from({ length: 60 }, (_, day) => ({ on: addDays(LAST, day - 59), customer: `c${59 - day}`, lines: [line] })),
  );
  return { shop, ledger, ids: added.map(({ id }) => id) };
}

test('[ALERT-1] a shop in which all is well has no alert, one without data says so', async () => {
  const { shop } = await sellingShop();
  expect(await alertsAt(shop)).toMatchObject({ source: 'live', alerts: [] });
  expect(await alertsAt(await testApp.createShop())).toMatchObject({ source: 'none', alerts: [] });
  expect(await recommendations(await testApp.createShop())).toMatchObject({ source: 'none', recommendations: [] });
});

test('[ALERT-1] each condition raises an alert with the figures behind it, and what to do about it', async () => {
  const { shop, ids } = await sellingShop();
  await addSupplier(database(), shop.shopId, {
    name: 'Mill',
    deliveries: [{ ordered: '2024-06-01', due: '2024-06-10', received: '2024-06-13' }],
    items: [{ sku: 'BLANKET', product: 'Blanket', units: 11 }],
  });
  // 210 in a week that was to cost 140, for two orders that contribute 50 each.
  const days = Array.from({ length: 7 }, (_, ago) => ({ day: addDays(LAST, -ago), spend: 3_000 }));
  await addCampaign(database(), shop.shopId, {
    name: 'Reels',
    dailyBudget: 2_000,
    days,
    orders: ids.slice(-2).map((id) => ({ id })),
  });
  const answer = await alertsAt(shop, '2024-07-10');
  const raised = answer.alerts.map(({ wording, priority, type }) => [wording, priority, type]);
  expect(raised).toHaveLength(5);
  expect(raised).toEqual(
    expect.arrayContaining([
      [{ code: 'alert.stock_critical', values: { product: 'Blanket', stock: 11, days: 5 } }, 'High', 'stock'],
      [{ code: 'alert.below_break_even', values: { campaign: 'Reels', roi: 48 } }, 'High', 'ads'],
      [{ code: 'alert.overspent', values: { campaign: 'Reels', percent: 50 } }, 'High', 'ads'],
      [{ code: 'alert.supplier_late', values: { supplier: 'Mill', days: 3 } }, 'Medium', 'supplier'],
      [{ code: 'alert.data_old', values: { days: 12 } }, 'Low', 'data'],
    ]),
  );
  expect(answer.summary).toEqual({ active: 5, highPriority: 3, resolved: 0 });
  expect(answer.alerts[0]).toMatchObject({ timestamp: '2024-07-10T09:00:00.000Z' });

  const { recommendations: advice } = await recommendations(shop, '2024-07-10');
  expect(
    advice.map(({ wording, subject, impact, effect }) => [wording?.code, subject.slice(0, 8), impact, effect?.value]),
  ).toEqual([
    // Each of the 30 days after the delivery lacks the blankets, which contribute 50 a day.
    ['recommendation.reorder', expect.any(String), 'High', 1_500],
    // 100 sold a day, of which (28 x 50 - 210) / 2,800 is left.
    ['recommendation.fill_cost', 'handling', 'High', 1_275],
    ['recommendation.fill_cost', 'payment_', 'High', 1_275],
    ['recommendation.fill_cost', 'shipping', 'High', 1_275],
    // 110 lost in seven days.
    ['recommendation.pause_campaign', expect.any(String), 'High', 471.43],
    // Three days later than the twelve it takes, with stock for eight and a quarter: three more days without blankets.
    ['recommendation.press_supplier', expect.any(String), 'High', 150],
    // No other rule says what to do about it.
    ['recommendation.import_orders', '', 'Low', undefined],
  ]);
  // Five days lost 30 and two earned 20: the mean of -15.71 has a standard error of 9.22, Student's t of six degrees is 1.44.
  expect(advice[4]?.effect).toEqual({ value: 471.43, low: expect.closeTo(73.1, 0), high: expect.closeTo(869.8, 0) });
  expect(advice.slice(1, 4).map(({ basis }) => basis)).toEqual(['doubt', 'doubt', 'doubt']);
  // 1.33 a day over ninety days; twelve days of waiting with a safety stock, and thirty days beyond, less what is there.
  expect(advice[0]?.wording).toEqual({
    code: 'recommendation.reorder',
    values: { product: 'Blanket', units: 73, supplier: 'Mill' },
  });
});

/** Every campaign spends more on the days with more orders: its best budget is above the usual one. */
async function growingCampaigns(costs: 'known' | 'missing') {
  const shop = await testApp.createShop({ role: 'manager' });
  const ledger = ledgerBuilder(database(), shop.shopId);
  const entries =
    costs === 'known'
      ? (['shipping_cost', 'handling', 'payment_fee'] as const).map((kind) => ({ kind, amount: -100 }))
      : [];
  const before = Array.from({ length: 56 }, (_, day) => ({
    on: addDays(LAST, day - 55),
    factor: 1 + ((55 - day) % 4),
  }));
  const days = before.map(({ on, factor }) => ({ day: on, spend: factor ** 2 * 100 }));
  const lines = (amount: number) => [{ amount, goodsCost: amount / 10, sku: 'BLANKET', name: 'Blanket' }];
  const good = before.map(({ on, factor }) => ({ on, lines: lines(5_000 * factor), entries }));
  const bad = before.map(({ on }) => ({ on, lines: lines(400), entries }));
  for (const [name, brought] of Object.entries({ Search: good, Reels: bad }))
    await addCampaign(database(), shop.shopId, { name, days, orders: await ledger.addOrders(brought) });
  return shop;
}

test('[ALERT-1] more money is advised only for campaigns of whose orders every cost is known', async () => {
  const { recommendations: advice } = await recommendations(await growingCampaigns('known'));
  const said = Object.fromEntries(advice.map(({ wording, missing }) => [wording?.code, missing]));
  expect(said).toMatchObject({ 'recommendation.raise_budget': [] });
  expect(said).not.toHaveProperty('recommendation.fill_costs');
});

test('[ALERT-1] where costs are missing they are asked for, named, in place of raising and moving budgets', async () => {
  const shop = await growingCampaigns('missing');
  const missing = ['shipping_cost', 'handling', 'payment_fee'];
  const { recommendations: advice } = await recommendations(shop);
  const said = Object.fromEntries(advice.map(({ wording, missing: lacking }) => [wording?.code, lacking]));
  expect(Object.keys(said)).not.toContain('recommendation.raise_budget');
  expect(Object.keys(said)).not.toContain('recommendation.move_budget');
  expect(said).toMatchObject({ 'recommendation.fill_costs': missing });
  expect(advice.find(({ wording }) => wording?.code === 'recommendation.fill_costs')?.wording?.values).toEqual({
    campaigns: 1,
  });
  // What speaks against a campaign holds, and says what it lacks.
  expect(said).toMatchObject({ 'recommendation.pause_campaign': missing });
  const { alerts } = await alertsAt(shop);
  expect(alerts.find(({ wording }) => wording?.code === 'alert.below_break_even')).toMatchObject({ missing });
});

test('[ALERT-1] what is resolved stays so while it holds, and is raised again when it comes back', async () => {
  const { shop, ledger } = await sellingShop();
  const old = await alertsAt(shop, '2024-07-10');
  const id = old.alerts[0]?.id ?? '';
  expect(codes(old)).toEqual(['alert.data_old Active']);
  expect(contract.setAlertStatus.answer.parse((await setStatus(shop, id, 'Resolved')).json())).toMatchObject({
    id,
    status: 'Resolved',
  });
  const later = await alertsAt(shop, '2024-07-11');
  expect(codes(later)).toEqual(['alert.data_old Resolved']);
  expect(later.alerts[0]).toMatchObject({ id, description: expect.stringContaining('13 days') });

  await ledger.addOrder({ on: '2024-07-11', lines: [{ amount: 100 }] });
  expect(codes(await alertsAt(shop, '2024-07-12'))).toEqual(['alert.data_old Resolved']);
  const again = await alertsAt(shop, '2024-07-30');
  expect(again.alerts).toEqual([
    expect.objectContaining({ id, status: 'Active', timestamp: '2024-07-30T09:00:00.000Z' }),
  ]);
});

test('an alert whose condition has passed is resolved by itself, and can be opened again', async () => {
  const { shop, ledger } = await sellingShop();
  const [alert] = (await alertsAt(shop, '2024-07-10')).alerts;
  await ledger.addOrder({ on: '2024-07-10', lines: [{ amount: 100 }] });
  expect(codes(await alertsAt(shop, '2024-07-11'))).toEqual(['alert.data_old Resolved']);
  expect((await setStatus(shop, alert?.id ?? '', 'Active')).json()).toMatchObject({ status: 'Active' });
});

test('an alert that no rule answers is in the queue, which says why its amount is not known; deciding about it resolves the alert', async () => {
  const { shop, ledger } = await sellingShop();
  const { recommendations: advice } = await recommendations(shop, '2024-07-10');
  const entry = advice.find(({ wording }) => wording?.code === 'recommendation.import_orders');
  expect(entry).toMatchObject({ effect: null, unknown: { reason: 'old_data' }, status: 'open' });
  const statusOf = async () => codes(await listAlerts(database(), shop.shopId));
  const id = entry?.id ?? '';
  await decide(shop, id, { decision: 'snooze', span: 'week' });
  expect(await statusOf()).toEqual(['alert.data_old Active']);
  await decide(shop, id, { decision: 'done' });
  expect(await statusOf()).toEqual(['alert.data_old Resolved']);
  await decide(shop, id, { decision: 'reopen' });
  expect(await statusOf()).toEqual(['alert.data_old Active']);
  await ledger.addOrder({ on: '2024-07-10', lines: [{ amount: 100 }] });
  const later = await recommendations(shop, '2024-07-11');
  expect(later.recommendations.map(({ wording }) => wording?.code)).not.toContain('recommendation.import_orders');
});

test('fraud above the threshold and returns above the usual are reported', async () => {
  const { shop, ledger } = await sellingShop();
  const facts = { billing: 'Turkey', shipping: 'Romania' };
  await ledger.addOrder({ on: LAST, customer: 'stranger', lines: [{ amount: 90_000 }], facts });
  const blanket = { amount: 10_000, sku: 'BLANKET', name: 'Blanket' };
  const bought = await ledger.addOrders(Array.from({ length: 6 }, () => ({ on: '2024-06-20', lines: [blanket] })));
  await database().forShop(shop.shopId, async (trx) => {
    const rows = bought.map(({ id, lineIds }) => ({
      shop_id: shop.shopId,
      kind: 'refund',
      order_id: id,
      order_line_id: lineIds[0] ?? null,
      campaign_id: null,
      amount_minor: -10_000,
      currency: 'EUR',
      shop_amount_minor: -10_000,
      occurred_on: '2024-06-25',
      order_on: '2024-06-20',
      source_ref: `back:${id}`,
      quality: 'actual' as const,
    }));
    await addEntries(trx, rows);
    await refreshCoverage(trx, shop.shopId, null);
  });
  const { alerts } = await alertsAt(shop);
  expect(alerts.map(({ wording }) => wording)).toEqual(
    expect.arrayContaining([
      // One of eight orders of the week.
      { code: 'alert.fraud_rate', values: { percent: 12.5, threshold: 1.5 } },
      // Six of 34 orders of June; none of those before.
      { code: 'alert.returns_rising', values: { product: 'Blanket', percent: 17.6 } },
    ]),
  );
  const advice = (await recommendations(shop)).recommendations.map(({ wording }) => wording);
  expect(advice).toContainEqual({ code: 'recommendation.review_orders', values: { orders: 1 } });
  expect(advice.filter((one) => one?.code === 'recommendation.lower_fraud')).toEqual([]);
});

test('an alert of another shop, or none, is not found; alerts are for managers', async () => {
  const { shop } = await sellingShop();
  const [alert] = (await alertsAt(shop, '2024-07-10')).alerts;
  const stranger = await testApp.createShop();
  for (const id of [alert?.id ?? '', 'alert-1']) {
    const answer = await setStatus(stranger, id, 'Resolved');
    expect(Problem.parse(answer.json())).toMatchObject({ status: 404, code: 'not_found' });
  }
  const viewer = await testApp.createShop({ role: 'viewer' });
  for (const url of ['/api/alerts', '/api/recommendations']) {
    expect((await testApp.app.inject({ url, headers: viewer.headers })).statusCode).toBe(403);
  }
});

test('two reads at the same moment raise each alert once', async () => {
  const { shop } = await sellingShop();
  const answers = await Promise.all([1, 2, 3, 4].map(() => alertsAt(shop, '2024-07-10')));
  for (const answer of answers) expect(codes(answer)).toEqual(['alert.data_old Active']);
});

const decide = async (shop: TestShop, id: string, payload: object) => {
  const answer = await testApp.app.inject({
    method: 'PUT',
    url: `/api/recommendations/${id}`,
    headers: shop.headers,
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
};
const historyOf = (shop: TestShop, id: string) =>
  database().readShop(shop.shopId, async (trx) => {
    const events = await trx
      .selectFrom('action_events')
      .select(['event', 'reason', 'note', 'account_id'])
      .where('shop_id', '=', shop.shopId)
      .where('action_id', '=', id)
      .orderBy('id')
      .execute();
    return events.map(({ event, reason, note, account_id: by }) => [event, reason, note, by === shop.accountId]);
  });
const shippingOf = async (shop: TestShop, day?: string) => {
  const answer = await recommendations(shop, day);
  const found = answer.recommendations.find(({ subject }) => subject === 'shipping_cost');
  if (!found) throw new Error('It is not in the queue.');
  return found;
};

test('an action is done, snoozed, dismissed with a reason and opened again, and its history keeps who and why', async () => {
  const { shop } = await sellingShop();
  const { id } = await shippingOf(shop);
  expect((await decide(shop, id, { decision: 'done' })).body).toMatchObject({
    status: 'done',
    changedBy: 'Ana',
    // 100 a day, half of which is left.
    result: { expected: { value: 1_500, low: 1_500, high: 1_500 }, happened: null },
  });
  expect((await decide(shop, id, { decision: 'reopen' })).body).toMatchObject({ status: 'open', result: null });
  const snoozed = await decide(shop, id, { decision: 'snooze', span: 'week' });
  const until = Date.parse(snoozed.body.until) - Date.now();
  expect([snoozed.body.status, Math.round(until / 86_400_000)]).toEqual(['snoozed', 7]);
  const dismissal = { reason: 'other', note: 'Paid by the marketplace' };
  const dismissed = await decide(shop, id, { decision: 'dismiss', ...dismissal });
  expect(dismissed.body).toMatchObject({ status: 'dismissed', dismissal, until: null });
  expect(await historyOf(shop, id)).toEqual([
    ['raised', null, null, false],
    ['done', null, null, true],
    ['reopen', null, null, true],
    ['snooze', null, null, true],
    ['dismiss', 'other', 'Paid by the marketplace', true],
  ]);
  // Whatever is evaluated again, the decision stays while nothing is worse.
  expect(await shippingOf(shop, '2024-06-30')).toMatchObject({ id, status: 'dismissed', dismissal });
});

test('what is dismissed is open again when it is worse by a quarter', async () => {
  const { shop, ledger } = await sellingShop();
  const { id } = await shippingOf(shop);
  await decide(shop, id, { decision: 'dismiss', reason: 'not_relevant' });
  await ledger.addOrder({ on: LAST, lines: [{ amount: 60_000, goodsCost: 30_000, sku: 'BLANKET', name: 'Blanket' }] });
  // 3,400 sold in 28 days: 1,821.43 of 1,500.
  expect(await shippingOf(shop)).toMatchObject({ status: 'dismissed', effect: { value: 1_821.43 } });
  await ledger.addOrder({ on: LAST, lines: [{ amount: 20_000, goodsCost: 10_000, sku: 'BLANKET', name: 'Blanket' }] });
  expect(await shippingOf(shop)).toMatchObject({ id, status: 'open', effect: { value: 1_928.57 }, dismissal: null });
});

test('an action of another shop, or none, is not found, and is not for viewers', async () => {
  const { shop } = await sellingShop();
  const { id } = await shippingOf(shop);
  const stranger = await testApp.createShop();
  expect((await decide(stranger, id, { decision: 'done' })).status).toBe(404);
  expect((await decide(shop, 'recommendation-1', { decision: 'done' })).status).toBe(404);
  expect((await decide(shop, id, { decision: 'snooze', span: 'year' })).status).toBe(400);
  const viewer = await testApp.createShop({ role: 'viewer' });
  expect((await decide(viewer, id, { decision: 'done' })).status).toBe(403);
});

test('what happened is measured after four full weeks, in the way it was expected', async () => {
  const { shop, ledger } = await sellingShop();
  const { id } = await shippingOf(shop);
  const now = new Date('2024-06-29T09:00:00Z');
  await decideAction(database(), shop, id, { decision: 'done' }, now);
  const doneAt = async (day: string) => {
    await evaluatedAt(shop, day);
    const { recommendations: all } = await recommendations(shop, day);
    return all.find((one) => one.id === id)?.result;
  };
  expect(await doneAt('2024-07-10')).toMatchObject({
    doneOn: '2024-06-29',
    measuredFrom: '2024-07-28',
    happened: null,
  });
  // From then on the shipping is known of every other order.
  await ledger.addOrders(
    Array.from({ length: 29 }, (_, day) => ({
      on: addDays(LAST, day + 1),
      lines: [{ amount: 10_000, goodsCost: 5_000, sku: 'BLANKET', name: 'Blanket' }],
      entries: day % 2 === 0 ? [{ kind: 'shipping_cost' as const, amount: 0 }] : [],
    })),
  );
  expect(await doneAt('2024-07-27')).toMatchObject({ happened: null });
  // 1,400 were in doubt of 2,800 sold, and 700 are now; of a month thirty 28ths of the difference.
  expect(await doneAt('2024-07-28')).toMatchObject({ happened: 750 });
});

test('stock that does not sell is worth its holding cost each month, ties up its purchase cost, and is measured by what is left', async () => {
  const { shop, ledger } = await sellingShop();
  const items = [{ sku: 'CHEST', product: 'Chest', units: 10 }];
  await addSupplier(database(), shop.shopId, { name: 'Joiner', items });
  const clear = async (day?: string) =>
    (await recommendations(shop, day)).recommendations.find(
      ({ wording }) => wording?.code === 'recommendation.clear_stock',
    );
  expect(await clear()).toMatchObject({ effect: null, once: null, unknown: { reason: 'goods_cost' } });
  await database().forShop(shop.shopId, (trx) =>
    trx
      .insertInto('product_costs')
      .values({ shop_id: shop.shopId, sku: 'CHEST', valid_from: '2024-01-01', cost_minor: '100000' })
      .execute(),
  );
  // Ten of 1,000.00: a quarter of it a year, 30 of 365 days.
  const found = await clear();
  expect(found).toMatchObject({ once: 10_000, effect: { value: 205.48, low: 164.38, high: 246.58 } });
  await decideAction(database(), shop, found?.id ?? '', { decision: 'done' }, new Date('2024-06-29T09:00:00Z'));
  await database().forShop(shop.shopId, (trx) =>
    trx.updateTable('stock_items').set({ units: '2' }).where('shop_id', '=', shop.shopId).execute(),
  );
  await ledger.addOrders([{ on: addDays(LAST, 29), lines: [{ amount: 10_000, goodsCost: 5_000, sku: 'BLANKET' }] }]);
  // Two are left of ten.
  expect((await clear('2024-07-28'))?.result).toMatchObject({ happened: 164.38 });
});
