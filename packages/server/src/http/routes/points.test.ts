import { contract } from '@adaos/api';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeGoodsCost } from '../../ledger/goods-cost-rule.ts';
import { getPoints } from '../../points/points.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { growthRoutes } from './growth.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [growthRoutes] });
});
afterAll(() => testApp.close());

const get = async (shop: TestShop) =>
  contract.getPoints.answer.parse((await testApp.app.inject({ url: '/api/points', headers: shop.headers })).json());
const put = (shop: TestShop, url: string, payload: object) =>
  testApp.app.inject({ method: 'PUT', url, headers: shop.headers, payload });

/** A second member of a shop, who is not signed in. */
async function addColleague(shop: TestShop, role: 'manager' | 'viewer'): Promise<string> {
  const id = uuidv7();
  const { database } = testApp.services;
  await database.db
    .insertInto('accounts')
    .values({ id, email: `${id}@shop.example`, name: 'Dan', password_hash: 'x' })
    .execute();
  await database.forShop(shop.shopId, (trx) =>
    trx.insertInto('members').values({ shop_id: shop.shopId, account_id: id, role }).execute(),
  );
  return id;
}

/** An action that was done by a member, with its history. */
async function addAction(
  shop: TestShop,
  by: string,
  events: readonly ('done' | 'reopen' | 'measured')[],
  amount: number,
) {
  const [shop_id, action_id] = [shop.shopId, uuidv7()];
  const done = events.at(-1) !== 'reopen';
  await testApp.services.database.forShop(shop_id, async (trx) => {
    await trx
      .insertInto('actions')
      .values({
        shop_id,
        id: action_id,
        code: 'recommendation.raise_price',
        subject: action_id,
        type: 'price',
        impact: 'High',
        effort: 'Low',
        title: 'Raise the price of Lamp',
        description: '',
        values: JSON.stringify({ product: 'Lamp', percent: 5 }),
        missing: [],
        basis: 'gain',
        effect_minor: amount,
        low_minor: 0,
        high_minor: 2 * amount,
        gap: null,
        known_from: null,
        measure: 'product',
        measure_key: 'lamp',
        without_minor: 0,
        holds: true,
        status: done ? 'done' : 'open',
        raised_at: new Date(),
        ...(done && {
          done_on: '2024-06-01',
          decided_by: by,
          decided_without_minor: 0,
          happened_minor: events.includes('measured') ? amount : null,
        }),
      })
      .execute();
    for (const event of events) {
      const account_id = event === 'measured' ? null : by;
      const amount_minor = event === 'measured' ? amount : null;
      await trx.insertInto('action_events').values({ shop_id, action_id, event, account_id, amount_minor }).execute();
    }
  });
}

test('[GAME-1] a shop with one member who could earn points has no ranking of one, and says so', async () => {
  const shop = await testApp.createShop({ role: 'admin' });
  expect(await get(shop)).toMatchObject({ source: 'none', gamification: 'single', players: [{ points: 0, rank: 1 }] });
  await addColleague(shop, 'viewer');
  expect((await get(shop)).gamification).toBe('single');
  await addColleague(shop, 'manager');
  expect((await get(shop)).gamification).toBe('on');
});

test('[GAME-1] points are of what earned or protected money, by week, with their rank', async () => {
  const shop = await testApp.createShop({ role: 'manager' });
  const dan = await addColleague(shop, 'manager');
  const { database } = testApp.services;
  await database.forShop(shop.shopId, (trx) => changeGoodsCost(trx, shop, 40));
  await addAction(shop, dan, ['done', 'measured'], 50_000);
  await addAction(shop, dan, ['done', 'measured'], -20_000);
  await addAction(shop, dan, ['done', 'measured', 'reopen'], 90_000);
  await addAction(shop, shop.accountId, ['done'], 70_000);
  const points = await get(shop);
  expect(points.source).toBe('live');
  // 20 and 500 / 10 for the gain; 30 for the cost. What lost money, was opened again or is not measured yet earns nothing.
  expect(points.players).toMatchObject([
    { id: dan, points: 70, rank: 1, badges: 1, department: 'Manager', trend: 100 },
    { id: shop.accountId, points: 30, rank: 2, badges: 0 },
  ]);
  expect(points.summary).toMatchObject({ totalPoints: 100, players: 2, badges: 1, averageTrend: 100 });
  expect(points.weekly).toHaveLength(12);
  expect(points.weekly.at(-1)?.points).toBe(100);
  expect(points.achievements).toMatchObject([
    {
      player: 'Dan',
      points: 70,
      gain: 500,
      wording: { code: 'recommendation.raise_price', values: { product: 'Lamp' } },
    },
  ]);
  expect(points.earned).toMatchObject({ earned: 300, measured: 2, gained: 1, waiting: 1, open: 1, worth: 900 });
  const later = await getPoints(database, shop, new Date(Date.now() + 7 * 86_400_000));
  expect(later.players[0]).toMatchObject({ trend: -100 });
});

test('[GAME-1] who does not want to is left out of the ranking, and the team keeps what they earn', async () => {
  const shop = await testApp.createShop({ role: 'manager' });
  await addColleague(shop, 'manager');
  await testApp.services.database.forShop(shop.shopId, (trx) => changeGoodsCost(trx, shop, 40));
  expect((await put(shop, '/api/points/ranked', { ranked: false })).json()).toEqual({ ok: true });
  const hidden = await get(shop);
  expect([hidden.ranked, hidden.players.map(({ name }) => name), hidden.summary.totalPoints]).toEqual([
    false,
    ['Dan'],
    30,
  ]);
  await put(shop, '/api/points/ranked', { ranked: true });
  expect((await get(shop)).players).toHaveLength(2);
});

test('[GAME-1] the admin alone switches it off, and what was earned is there again when it is on', async () => {
  const [shop, manager] = [await testApp.createShop({ role: 'admin' }), await testApp.createShop({ role: 'manager' })];
  await addColleague(shop, 'manager');
  expect((await put(manager, '/api/points/settings', { on: false })).statusCode).toBe(403);
  await testApp.services.database.forShop(shop.shopId, (trx) => changeGoodsCost(trx, shop, 40));
  await put(shop, '/api/points/settings', { on: false });
  expect((await get(shop)).gamification).toBe('off');
  await put(shop, '/api/points/settings', { on: true });
  expect(await get(shop)).toMatchObject({ gamification: 'on', summary: { totalPoints: 30 } });
});
