import { contract } from '@adaos/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { addCampaign } from '../../testing/campaign-builder.ts';
import { forecastRoutes } from './forecast.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [forecastRoutes] });
});
afterAll(() => testApp.close());

async function eventsOf(shop: TestShop, query: string) {
  const answer = await testApp.app.inject({ url: `/api/day-events?${query}`, headers: shop.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.listDayEvents.answer.parse(answer.json());
}

async function addImport(shop: TestShop, at: string, name: string, status: 'done' | 'failed' = 'done') {
  await testApp.services.database.forShop(shop.shopId, async (trx) => {
    await trx
      .insertInto('imports')
      .values({
        shop_id: shop.shopId,
        id: crypto.randomUUID(),
        file_name: name,
        currency: 'EUR',
        timezone: 'Europe/Bucharest',
        status,
        finished_at: new Date(at),
      })
      .execute();
  });
}

describe('[OVER-2] what happened on the days of a chart', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await testApp.createShop({ role: 'manager', timezone: 'Europe/Bucharest' });
    await addCampaign(testApp.services.database, shop.shopId, {
      name: 'Search',
      days: [],
      events: [
        // Already the next day in the shop's timezone.
        { at: '2024-05-06T22:30:00Z', kind: 'budget_changed', budget: 2_550 },
        { at: '2024-05-20T09:00:00Z', kind: 'paused' },
      ],
    });
    await addImport(shop, '2024-05-08T08:00:00Z', 'first.csv');
    await addImport(shop, '2024-05-08T09:00:00Z', 'second.csv');
    await addImport(shop, '2024-05-09T09:00:00Z', 'broken.csv', 'failed');
    const url = '/api/forecast/events';
    const payload = { name: 'May sale', from: '2024-05-08', to: '2024-05-31' };
    const sale = await testApp.app.inject({ method: 'POST', url, payload, headers: shop.headers });
    expect(sale.statusCode, sale.body).toBe(200);
  });

  test('are imports, changes of campaigns, sales and the calendar, by the days of the shop', async () => {
    const { source, events } = await eventsOf(shop, 'from=2024-05-05&to=2024-05-10');
    expect(source).toBe('live');
    const plain = { name: null, count: 1, budget: null };
    // Orthodox Easter was on 5 May 2024, a public holiday with the Monday after it.
    expect(events.filter(({ kind }) => kind !== 'public_holiday')).toEqual([
      { ...plain, kind: 'campaign_budget_changed', from: '2024-05-07', to: '2024-05-07', name: 'Search', budget: 25.5 },
      { ...plain, kind: 'sale', from: '2024-05-08', to: '2024-05-31', name: 'May sale' },
      { ...plain, kind: 'import', from: '2024-05-08', to: '2024-05-08', name: 'first.csv', count: 2 },
    ]);
    expect(events.filter(({ kind }) => kind === 'public_holiday').map(({ from }) => from)).toContain('2024-05-06');
  });

  test('have the names of holidays in the language that is asked for', async () => {
    const named = async (language: string) =>
      (await eventsOf(shop, `from=2024-12-25&to=2024-12-25&language=${language}`)).events
        .filter(({ kind }) => kind === 'public_holiday')
        .map(({ name }) => name);
    expect(await named('ro')).toEqual(['Crăciunul']);
    expect(await named('en')).toEqual(['Christmas Day']);
  });

  test('are those of the shop alone', async () => {
    const other = await testApp.createShop({ timezone: 'Europe/Bucharest' });
    const { events } = await eventsOf(other, 'from=2024-05-07&to=2024-05-31');
    expect(events.filter(({ kind }) => kind !== 'public_holiday' && kind !== 'easter')).toEqual([]);
  });

  test('are refused for days that cannot be', async () => {
    const url = '/api/day-events?from=2024-05-10&to=2024-05-05';
    expect((await testApp.app.inject({ url, headers: shop.headers })).statusCode).toBe(400);
  });
});
