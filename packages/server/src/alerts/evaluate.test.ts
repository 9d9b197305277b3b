import { afterEach, beforeEach, expect, test } from 'vitest';
import { startJobs } from '../jobs/jobs.ts';
import { pino } from 'pino';
import { addDays } from '../calendar/days.ts';
import { createTestApp, type TestApp, type TestShop } from '../testing/app.ts';
import { ledgerBuilder } from '../testing/ledger-builder.ts';
import { alertRoutes } from '../http/routes/alerts.ts';
import { requestEvaluation } from '../jobs/evaluation-job.ts';
import { evaluateShop, nextNight, registerEvaluations } from './evaluate.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await createTestApp({ modules: [alertRoutes] });
});
afterEach(() => testApp.close());

const TODAY = new Date().toISOString().slice(0, 10);

/** One order on each of the latest 30 days, of which the goods' cost alone is known. */
async function sellingShop() {
  const shop = await testApp.createShop();
  const line = { amount: 10_000, goodsCost: 5_000, sku: 'BLANKET', name: 'Blanket' };
  await ledgerBuilder(testApp.services.database, shop.shopId).addOrders(
    Array.from({ length: 30 }, (_, day) => ({ on: addDays(TODAY, day - 30), lines: [line] })),
  );
  return shop;
}

const actionsOf = (shop: TestShop) =>
  testApp.services.database.readShop(shop.shopId, (trx) =>
    trx.selectFrom('actions').selectAll().where('shop_id', '=', shop.shopId).orderBy('subject').execute(),
  );
const eventsOf = (shop: TestShop) =>
  testApp.services.database.readShop(shop.shopId, async (trx) => {
    const rows = await trx
      .selectFrom('action_events')
      .select('event')
      .where('shop_id', '=', shop.shopId)
      .orderBy('id')
      .execute();
    return rows.map(({ event }) => event);
  });

interface WaitingJob {
  readonly state: string;
  readonly singleton_key: string;
  readonly start_after: Date;
}
const jobsOf = async (shop: TestShop) => {
  const { rows } = await testApp.services.database.pool.query<WaitingJob>(
    `select state, singleton_key, start_after from jobs.job where name = 'evaluation' and data->>'shopId' = $1 order by created_on`,
    [shop.shopId],
  );
  return rows;
};

test('a shop is evaluated once for many requests, by one of two servers on one database, and planned for the night', async () => {
  const shop = await sellingShop();
  const second = await startJobs(testApp.testDatabase.config, pino({ level: 'silent' }));
  try {
    await Promise.all(Array.from({ length: 6 }, () => requestEvaluation(testApp.services.jobs, shop.shopId)));
    expect(await jobsOf(shop)).toHaveLength(1);
    await registerEvaluations(testApp.services);
    await registerEvaluations({ ...testApp.services, jobs: second });
    await expect.poll(async () => (await actionsOf(shop)).length, { timeout: 20_000 }).toBe(3);
    await expect
      .poll(async () => (await jobsOf(shop)).map(({ state, singleton_key: key }) => [state, key.slice(37)]), {
        timeout: 20_000,
      })
      .toEqual([
        ['completed', ''],
        ['created', 'night'],
      ]);
    expect(await eventsOf(shop)).toEqual(['raised', 'raised', 'raised']);
  } finally {
    await second.stop(5_000);
  }
});

test('several evaluations at the same moment raise each action once, and a later one changes nothing', async () => {
  const shop = await sellingShop();
  const evaluate = () => evaluateShop(testApp.services.database, shop.shopId);
  await Promise.all([evaluate(), evaluate(), evaluate()]);
  const first = await actionsOf(shop);
  expect(first.map(({ subject }) => subject)).toEqual(['handling', 'payment_fee', 'shipping_cost']);
  await evaluate();
  const second = await actionsOf(shop);
  expect(second).toEqual(first);
  expect(await eventsOf(shop)).toHaveLength(3);
});

test('an action whose cause is gone leaves the queue by itself, and is raised again when it is back', async () => {
  const shop = await sellingShop();
  const { database } = testApp.services;
  const at = (day: string) => evaluateShop(database, shop.shopId, { now: new Date(`${day}T04:00:00Z`) });
  await at(TODAY);
  const open = async () => {
    const { body } = await testApp.app.inject({ url: '/api/recommendations', headers: shop.headers });
    return JSON.parse(body).recommendations.length;
  };
  expect(await open()).toBe(3);
  // Five weeks later the last 28 days have no sales that could lack a cost.
  await ledgerBuilder(database, shop.shopId).addOrder({ on: addDays(TODAY, 34), lines: [] });
  await at(addDays(TODAY, 35));
  expect(await open()).toBe(0);
  await at(TODAY);
  expect(await open()).toBe(3);
  const events = await eventsOf(shop);
  expect([...new Set(events)]).toEqual(['raised', 'ended']);
  expect(events).toHaveLength(9);
});

test('a look at a shop whose evaluation is missing requests it; at one that was evaluated lately it does not', async () => {
  const shop = await sellingShop();
  const look = () => testApp.app.inject({ url: '/api/alerts', headers: shop.headers });
  expect((await look()).statusCode).toBe(200);
  expect(await jobsOf(shop)).toHaveLength(1);
  const evaluated = await sellingShop();
  await evaluateShop(testApp.services.database, evaluated.shopId);
  await testApp.app.inject({ url: '/api/alerts', headers: evaluated.headers });
  expect(await jobsOf(evaluated)).toEqual([]);
});

test.each([
  ['Europe/Bucharest', '2026-01-10T00:30:00Z', '2026-01-10T01:00:00.000Z'],
  ['Europe/Bucharest', '2026-01-10T01:00:00Z', '2026-01-11T01:00:00.000Z'],
  ['America/New_York', '2026-07-10T06:00:00Z', '2026-07-10T07:00:00.000Z'],
  // The clocks go from 3 to 4: there is no 3 o'clock.
  ['Europe/Bucharest', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
])('the night begins at 3 in %s', (timezone, now, night) => {
  expect(nextNight(timezone, new Date(now)).toISOString()).toBe(night);
});

test('after a change of costs what is kept waits for the next evaluation, and says so', async () => {
  const shop = await sellingShop();
  const { database } = testApp.services;
  const pendingOf = async (path: string) => {
    const answer = await testApp.app.inject({ url: path, headers: shop.headers });
    return answer.json<{ pending: boolean }>().pending;
  };
  await evaluateShop(database, shop.shopId);
  expect(await Promise.all(['/api/alerts', '/api/recommendations'].map(pendingOf))).toEqual([false, false]);
  await database.forShop(shop.shopId, (trx) =>
    trx
      .insertInto('recomputations')
      .values({ shop_id: shop.shopId, kind: 'handling', work: 'rules', finished_at: new Date(), effect: '{}' })
      .execute(),
  );
  expect(await Promise.all(['/api/alerts', '/api/recommendations'].map(pendingOf))).toEqual([true, true]);
  await evaluateShop(database, shop.shopId);
  expect(await Promise.all(['/api/alerts', '/api/recommendations'].map(pendingOf))).toEqual([false, false]);
});
