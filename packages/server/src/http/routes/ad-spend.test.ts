import { AdSpendEntry, type AdSpendInput, contract } from '@adaos/api';
import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundledRates } from '../../rates/table.ts';
import { registerImportWorker } from '../../imports/worker.ts';
import { registerRecomputations } from '../../costs/recompute.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { recomputed } from '../../testing/recomputation.ts';
import { coverageOf } from '../../testing/coverage.ts';
import { importNow } from '../../testing/imports.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { adSpendRoutes } from './ad-spend.ts';
import { campaignRoutes } from './campaigns.ts';
import { costRoutes } from './costs.ts';
import { importRoutes } from './imports.ts';
import { overviewRoutes } from './overview.ts';
import { propertyRuns } from '../../testing/property-runs.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({
    modules: [adSpendRoutes, campaignRoutes, costRoutes, importRoutes, overviewRoutes],
    workers: [registerRecomputations],
  });
  await registerImportWorker(testApp.services);
});
afterAll(() => testApp.close());
let shop: TestShop;
beforeEach(async () => {
  shop = await testApp.createShop({ currency: 'RON', timezone: 'Europe/Bucharest' });
});

const RON = { kind: 'ads', currency: 'RON', timezone: 'Europe/Bucharest' } as const;
const radio: AdSpendInput = {
  platform: 'Radio',
  campaign: 'Dimineața',
  amount: 100,
  currency: 'RON',
  from: '2024-03-10',
  to: '2024-03-12',
};

async function post(path: string, payload: object, headers = shop.headers) {
  const answer = await testApp.app.inject({ method: 'POST', url: `/api/costs/ad-spend${path}`, headers, payload });
  await recomputed(testApp, shop);
  return answer;
}
async function add(input: AdSpendInput) {
  const answer = await post('', input);
  expect(answer.statusCode, answer.body).toBe(201);
  return AdSpendEntry.parse(contract.addAdSpend.answer.parse(answer.json()));
}
async function preview(input: AdSpendInput) {
  const answer = await post('/preview', input);
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.previewAdSpend.answer.parse(answer.json());
}
async function takeBack(id: string) {
  const answer = await post(`/${id}/withdraw`, {});
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.withdrawAdSpend.answer.parse(answer.json());
}
const list = async () => {
  const answer = await testApp.app.inject({ url: '/api/costs/ad-spend', headers: shop.headers });
  return contract.listAdSpend.answer.parse(answer.json());
};
const entries = () =>
  testApp.services.database.forShop(shop.shopId, (trx) =>
    trx.selectFrom('ledger_entries').selectAll().where('shop_id', '=', shop.shopId).orderBy('id').execute(),
  );
/** Spend of each day by the ledger's entries, in minor units, without days of nothing. */
async function spent(): Promise<Record<string, number>> {
  const days: Record<string, number> = {};
  for (const { kind, occurred_on: on, shop_amount_minor: amount } of await entries())
    if (kind === 'ad_spend') days[on] = (days[on] ?? 0) - Number(amount);
  return Object.fromEntries(Object.entries(days).filter(([, amount]) => amount !== 0));
}
const totals = () =>
  testApp.services.database.forShop(shop.shopId, async (trx) => {
    const { rows } = await sql<{ row: string }>`
      select concat_ws(' ', occurred_on, kind, quality, amount_minor, entries) as row from daily_totals
      where shop_id = ${shop.shopId} and (amount_minor <> 0 or entries <> 0) order by 1`.execute(trx);
    return rows.map(({ row }) => row);
  });
const campaigns = async (query = '') => {
  const answer = await testApp.app.inject({ url: `/ads/campaigns${query}`, headers: shop.headers });
  return contract.listCampaigns.answer
    .parse(answer.json())
    .campaigns.map(({ platform, name, spend }) => `${platform} ${name} ${spend}`);
};
const overview = async () => {
  const url = '/api/overview?from=2024-03-01&to=2024-03-31';
  const answer = await testApp.app.inject({ url, headers: shop.headers });
  const { adsSpend, profitNet, missing } = contract.getOverview.answer.parse(answer.json());
  return { adsSpend, profitNet, missing };
};
const report = (...rows: string[]) =>
  importNow(testApp, shop, `Platform,Campaign name,Day,Spend,Impressions,Clicks\n${rows.join('\n')}\n`, RON);

describe('ad spend by hand', () => {
  test('sent again under the same id is kept once; without one it is entered again', async () => {
    const id = crypto.randomUUID();
    const both = await Promise.all([add({ ...radio, id }), add({ ...radio, id })]);
    expect(both.map((entry) => entry.id)).toEqual([id, id]);
    expect((await list()).entries).toHaveLength(1);
    await add(radio);
    expect(await spent()).toEqual({ '2024-03-10': 6668, '2024-03-11': 6666, '2024-03-12': 6666 });
  });

  test('is spread over its days to the minor unit, the rest on the first ones, and is in every figure', async () => {
    await ledgerBuilder(testApp.services.database, shop.shopId).addOrder({
      on: '2024-03-11',
      lines: [{ amount: 50_000, sku: 'A', goodsCost: 20_000 }],
    });
    expect(await overview()).toMatchObject({ adsSpend: null, profitNet: 300 });
    expect((await overview()).missing).toContain('ad_spend');
    expect(await preview(radio)).toEqual({
      change: -100,
      changed: 3,
      months: [{ month: '2024-03', change: -100 }],
      reportedDays: 0,
    });
    expect(await spent()).toEqual({});
    const entry = await add(radio);
    expect(entry).toMatchObject({ ...radio, shopAmount: 100, counted: 100, reportedDays: 0, withdrawnAt: null });
    expect(await spent()).toEqual({ '2024-03-10': 3334, '2024-03-11': 3333, '2024-03-12': 3333 });
    expect(await overview()).toMatchObject({ adsSpend: 100, profitNet: 200 });
    expect((await overview()).missing).not.toContain('ad_spend');
    expect(await campaigns()).toEqual(['Radio Dimineața 100']);
    expect(await campaigns('?from=2024-03-12&to=2024-03-12')).toEqual(['Radio Dimineața 33.33']);
    expect((await list()).entries).toEqual([entry]);
    const last = await testApp.app.inject({ url: '/api/costs/recomputation', headers: shop.headers });
    expect(last.json()).toMatchObject({ last: { kind: 'ad_spend', change: -100, changed: 3 } });
    await coverageOf(testApp.services.database, shop.shopId);
  });

  test('that is taken back leaves the sums of before, by entries of the difference alone', async () => {
    await ledgerBuilder(testApp.services.database, shop.shopId).addOrder({
      on: '2024-03-11',
      lines: [{ amount: 50_000, sku: 'A', goodsCost: 20_000 }],
    });
    const before = { totals: await totals(), overview: await overview(), campaigns: await campaigns() };
    const { id } = await add(radio);
    const posted = await entries();
    expect(await takeBack(id)).toMatchObject({ counted: 0, shopAmount: 100, withdrawnAt: expect.any(String) });
    expect({ totals: await totals(), overview: await overview(), campaigns: await campaigns() }).toEqual(before);
    const after = await entries();
    expect(after.slice(0, posted.length)).toEqual(posted);
    expect(after).toHaveLength(posted.length + 3);
    await takeBack(id);
    expect(await entries()).toHaveLength(after.length);
    expect((await list()).entries).toHaveLength(1);
    await add({ ...radio, amount: 90 });
    expect(await overview()).toMatchObject({ adsSpend: 90 });
    await coverageOf(testApp.services.database, shop.shopId);
  });

  test('of one campaign adds up, and one taken back leaves the other', async () => {
    const first = await add(radio);
    await add({ ...radio, platform: 'radio', campaign: 'DIMINEAȚA', amount: 7, from: '2024-03-12' });
    expect(await campaigns()).toEqual(['Radio Dimineața 107']);
    await takeBack(first.id);
    expect(await spent()).toEqual({ '2024-03-12': 700 });
  });

  test('in another currency takes the rate of each day', async () => {
    const input = { ...radio, amount: 10.01, currency: 'EUR', from: '2024-03-11', to: '2024-03-12' };
    const rates = await bundledRates();
    const ron = (day: string, minor: number) => Math.round(minor * Number(rates.get(day)?.['RON']));
    const expected = { '2024-03-11': ron('2024-03-11', 501), '2024-03-12': ron('2024-03-12', 500) };
    const sum = (expected['2024-03-11'] + expected['2024-03-12']) / 100;
    expect(await preview(input)).toMatchObject({ change: -sum });
    expect(await add(input)).toMatchObject({ amount: 10.01, currency: 'EUR', shopAmount: sum, counted: sum });
    expect(await spent()).toEqual(expected);
    const yen = await add({ ...input, campaign: 'Tokyo', currency: 'JPY', amount: 1001, to: '2024-03-11' });
    const [rate, jpy] = ['RON', 'JPY'].map((code) => Number(rates.get('2024-03-11')?.[code]));
    expect(yen.shopAmount).toBe(Math.round((1001 * 100 * (rate ?? 0)) / (jpy ?? 1)) / 100);
  });

  test('without a rate, of days to come or of no amount is refused, and nothing is written', async () => {
    for (const wrong of [
      { currency: 'UAH' },
      { currency: 'XYZ' },
      { to: '2999-01-01', from: '2999-01-01' },
      { from: '2024-03-13' },
      { from: '2023-03-10' },
      { amount: 0 },
      { amount: 0.001 },
      { amount: -1 },
      { platform: ' ' },
      { campaign: '' },
    ]) {
      for (const url of ['', '/preview']) {
        const answer = await post(url, { ...radio, ...wrong });
        expect({ wrong, status: answer.statusCode }).toEqual({ wrong, status: 400 });
        const code = wrong.currency === 'UAH' ? 'no_exchange_rate' : 'invalid_request';
        expect(answer.json()).toMatchObject({ code });
      }
    }
    expect(await entries()).toEqual([]);
    expect((await list()).entries).toEqual([]);
    expect(await campaigns()).toEqual([]);
  });

  test('[ROLE-6] is entered and taken back by managers, and a viewer only reads', async () => {
    const own = await add(radio);
    shop = await testApp.createShop({ currency: 'RON', role: 'viewer' });
    for (const url of ['', '/preview']) expect((await post(url, radio)).statusCode).toBe(403);
    expect((await post(`/${own.id}/withdraw`, {})).statusCode).toBe(403);
    expect((await list()).entries).toEqual([]);
  });

  test('is of its shop alone', async () => {
    const { id } = await add(radio);
    const other = await testApp.createShop({ currency: 'RON' });
    expect((await post(`/${id}/withdraw`, {}, other.headers)).statusCode).toBe(404);
    expect((await list()).entries).toMatchObject([{ id, withdrawnAt: null }]);
  });

  test('waits for the first import, which settles the currency', async () => {
    shop = await testApp.createShop({ currency: null });
    expect((await post('', radio)).statusCode).toBe(409);
    expect(await list()).toEqual({ currency: null, entries: [], noAds: [] });
  });

  test('is in the log of the administrators with who did it', async () => {
    const { id } = await add(radio);
    await takeBack(id);
    const rows = await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx.selectFrom('audit_entries').select(['action', 'target', 'details']).orderBy('id').execute(),
    );
    const [target, details] = ['Radio / Dimineața', { amount: 100, currency: 'RON', from: radio.from, to: radio.to }];
    expect(rows).toMatchObject([
      { action: 'ad_spend_added', target, details },
      { action: 'ad_spend_withdrawn', target, details },
    ]);
  });

  test('of a campaign that brought orders leaves to the others what they had when it goes', async () => {
    const { id: orderId } = await ledgerBuilder(testApp.services.database, shop.shopId).addOrder({
      on: '2024-03-11',
      lines: [{ amount: 50_000, sku: 'A', goodsCost: 20_000 }],
    });
    await testApp.services.database.forShop(shop.shopId, async (trx) => {
      const { external_id: ref } = await trx
        .selectFrom('orders')
        .select('external_id')
        .where('shop_id', '=', shop.shopId)
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      for (const [index, campaign] of ['Dimineața', 'Primavara'].entries())
        await trx
          .insertInto('order_touches')
          .values({ shop_id: shop.shopId, order_ref: ref, position: index + 1, campaign })
          .execute();
    });
    await report('Google Ads,Primavara,2024-03-11,40.00,1000,10');
    const weights = () =>
      testApp.services.database.forShop(shop.shopId, async (trx) => {
        const rows = await trx
          .selectFrom('order_campaigns')
          .select('weight')
          .where('shop_id', '=', shop.shopId)
          .execute();
        return rows.map(({ weight }) => Number(weight));
      });
    // Half of the order came by a campaign that is not known.
    expect(await weights()).toEqual([0.5]);
    const { id } = await add(radio);
    expect(await weights()).toEqual([0.5, 0.5]);
    await coverageOf(testApp.services.database, shop.shopId);
    await takeBack(id);
    expect(await weights()).toEqual([0.5]);
    await coverageOf(testApp.services.database, shop.shopId);
  });
});

describe('ad spend by hand and from a report', () => {
  const meta = { ...radio, platform: 'Facebook', campaign: 'Primavara' };

  test('counts once: the report’s day counts, whichever came first', async () => {
    const entry = await add(meta);
    const posted = await entries();
    await report('Meta Ads,primavara,2024-03-11,40.00,1000,10');
    expect(await spent()).toEqual({ '2024-03-10': 3334, '2024-03-11': 4000, '2024-03-12': 3333 });
    expect((await entries()).slice(0, posted.length)).toEqual(posted);
    expect(await campaigns()).toEqual(['Meta Ads primavara 106.67']);
    expect((await list()).entries).toMatchObject([{ id: entry.id, counted: 66.67, reportedDays: 1 }]);
    const more = { ...meta, from: '2024-03-11', amount: 9 };
    expect(await preview(more)).toMatchObject({ change: -4.5, changed: 1, reportedDays: 1 });
    await add(more);
    expect(await spent()).toEqual({ '2024-03-10': 3334, '2024-03-11': 4000, '2024-03-12': 3783 });
    await takeBack(entry.id);
    expect(await spent()).toEqual({ '2024-03-11': 4000, '2024-03-12': 450 });
    await report('Meta Ads,Primavara,2024-03-12,0,10,0');
    expect(await spent()).toEqual({ '2024-03-11': 4000 });
  });

  test('counts once where the report has the campaign under a number, or two of its name', async () => {
    await add(meta);
    const rows = ['Meta Ads,77,Primavara,2024-03-10,5,1,1', 'Meta Ads,78,Primavara,2024-03-11,6,1,1'];
    const file = `Platform,Campaign ID,Campaign name,Day,Spend,Impressions,Clicks\n${rows.join('\n')}\n`;
    await importNow(testApp, shop, file, RON);
    expect(await spent()).toEqual({ '2024-03-10': 500, '2024-03-11': 600, '2024-03-12': 3333 });
    expect((await list()).entries).toMatchObject([{ counted: 33.33, reportedDays: 2 }]);
  });

  test('of another platform or name counts beside it', async () => {
    await report('Google Ads,Primavara,2024-03-11,40.00,1000,10');
    await add(meta);
    expect(await campaigns()).toEqual(['Meta Ads Primavara 100', 'Google Ads Primavara 40']);
  });
});

test('after any entries, reports and take-backs the ledger has what a computation from scratch has', async () => {
  const day = (n: number) => `2024-03-${String(n).padStart(2, '0')}`;
  const names = fc.constantFrom('A', 'B');
  const step = fc.oneof(
    fc.record({
      do: fc.constant('add' as const),
      name: names,
      first: fc.integer({ min: 1, max: 9 }),
      days: fc.integer({ min: 1, max: 6 }),
      minor: fc.integer({ min: 1, max: 5000 }),
    }),
    fc.record({
      do: fc.constant('report' as const),
      name: names,
      day: fc.integer({ min: 1, max: 12 }),
      minor: fc.nat({ max: 5000 }),
    }),
    fc.record({ do: fc.constant('back' as const), at: fc.nat({ max: 5 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
      shop = await testApp.createShop({ currency: 'RON', timezone: 'Europe/Bucharest' });
      const entered: { id: string; name: string; first: number; days: number; minor: number; back: boolean }[] = [];
      const reported = new Map<string, number>();
      for (const one of steps) {
        if (one.do === 'add') {
          const { first, days, minor, name } = one;
          const input = {
            platform: 'Radio',
            campaign: name,
            amount: minor / 100,
            currency: 'RON',
            from: day(first),
            to: day(first + days - 1),
          };
          const { change } = await preview(input);
          const sumOf = async () => Object.values(await spent()).reduce((total, amount) => total + amount, 0);
          const before = await sumOf();
          const { id } = await add(input);
          expect(0 - Math.round(change * 100)).toBe((await sumOf()) - before);
          entered.push({ id, name, first, days, minor, back: false });
        } else if (one.do === 'report') {
          reported.set(`${one.name} ${one.day}`, one.minor);
          await report(`Radio,${one.name},${day(one.day)},${(one.minor / 100).toFixed(2)},1,1`);
        } else {
          const entry = entered[one.at];
          if (!entry) continue;
          entry.back = true;
          await takeBack(entry.id);
        }
        const expected: Record<string, number> = {};
        for (let n = 1; n <= 16; n += 1) {
          let sum = 0;
          for (const name of ['A', 'B']) {
            const known = reported.get(`${name} ${n}`);
            const own = entered.filter((e) => e.name === name && !e.back && n >= e.first && n < e.first + e.days);
            // Each minor unit handed out in turn, a day at a time.
            const share = (e: (typeof own)[number]) =>
              Array.from({ length: e.minor }, (_, unit) => unit % e.days).filter((at) => at === n - e.first).length;
            sum += known ?? own.reduce((total, e) => total + share(e), 0);
          }
          if (sum !== 0) expected[day(n)] = sum;
        }
        expect(await spent()).toEqual(expected);
      }
      await coverageOf(testApp.services.database, shop.shopId);
    }),
    { numRuns: propertyRuns(12) },
  );
}, 120_000);
