import { contract, NoAdsPeriod, type NoAdsInput } from '@adaos/api';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registerImportWorker } from '../../imports/worker.ts';
import { registerRecomputations } from '../../costs/recompute.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { recomputed } from '../../testing/recomputation.ts';
import { coverageOf } from '../../testing/coverage.ts';
import { importNow } from '../../testing/imports.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { adSpendRoutes } from './ad-spend.ts';
import { importRoutes } from './imports.ts';
import { overviewRoutes } from './overview.ts';
import { propertyRuns } from '../../testing/property-runs.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({
    modules: [adSpendRoutes, importRoutes, overviewRoutes],
    workers: [registerRecomputations],
  });
  await registerImportWorker(testApp.services);
});
afterAll(() => testApp.close());
let shop: TestShop;
async function newShop() {
  shop = await testApp.createShop({ currency: 'RON', timezone: 'Europe/Bucharest' });
  const builder = ledgerBuilder(testApp.services.database, shop.shopId);
  for (const [on, amount] of [
    ['2024-03-11', 30_000],
    ['2024-03-20', 10_000],
  ] as const)
    await builder.addOrder({ on, lines: [{ amount, sku: 'A', goodsCost: amount / 2 }] });
}
beforeEach(newShop);

const march = { from: '2024-03-01', to: '2024-03-31' };
async function post(path: string, payload: object, headers = shop.headers) {
  const answer = await testApp.app.inject({ method: 'POST', url: `/api/costs/${path}`, headers, payload });
  await recomputed(testApp, shop);
  return answer;
}
async function state(period: NoAdsInput) {
  const answer = await post('no-ads', period);
  expect(answer.statusCode, answer.body).toBe(201);
  return NoAdsPeriod.parse(contract.stateNoAds.answer.parse(answer.json()));
}
async function takeBack(id: string) {
  const answer = await post(`no-ads/${id}/withdraw`, {});
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.withdrawNoAds.answer.parse(answer.json());
}
const spend = (amount: number, day: string) =>
  post('ad-spend', { platform: 'Radio', campaign: 'A', amount, currency: 'RON', from: day, to: day });
const overview = async ({ from, to } = march) => {
  const answer = await testApp.app.inject({ url: `/api/overview?from=${from}&to=${to}`, headers: shop.headers });
  const { adsSpend, profitNet, missing, coverage, roi } = contract.getOverview.answer.parse(answer.json());
  const share = coverage.find(({ kind }) => kind === 'ad_spend')?.share;
  return { adsSpend, profitNet, roi, missing: missing.includes('ad_spend'), share };
};
const list = async () =>
  contract.listAdSpend.answer.parse(
    (await testApp.app.inject({ url: '/api/costs/ad-spend', headers: shop.headers })).json(),
  ).noAds;
/** The days that the ledger has as days without ads. */
async function stated(): Promise<string[]> {
  const rows = await testApp.services.database.forShop(shop.shopId, (trx) =>
    trx
      .selectFrom('ledger_entries')
      .select(['occurred_on', 'known', 'shop_amount_minor'])
      .where('shop_id', '=', shop.shopId)
      .where('source_ref', 'like', 'noads:%')
      .execute(),
  );
  expect(rows.every(({ shop_amount_minor: amount }) => Number(amount) === 0)).toBe(true);
  const days = Map.groupBy(rows, ({ occurred_on: on }) => on);
  return [...days]
    .filter(([, own]) => own.reduce((sum, { known }) => sum + known, 0) === 1)
    .map(([day]) => day)
    .toSorted();
}
const report = (day: string, amount: string) =>
  importNow(testApp, shop, `Platform,Campaign name,Day,Spend,Impressions,Clicks\nMeta Ads,B,${day},${amount},1,1\n`, {
    kind: 'ads',
    currency: 'RON',
    timezone: 'Europe/Bucharest',
  });

describe('that no ads ran', () => {
  test('is known to be 0 and no longer missing, and the profit stays as it is', async () => {
    expect(await overview()).toEqual({ adsSpend: null, profitNet: 200, roi: null, missing: true, share: undefined });
    const period = await state(march);
    expect(period).toMatchObject({ ...march, spendDays: 0, withdrawnAt: null });
    expect(await overview()).toEqual({ adsSpend: 0, profitNet: 200, roi: null, missing: false, share: 100 });
    expect(await list()).toEqual([period]);
    const april = { from: '2024-04-01', to: '2024-04-30' };
    expect(await overview(april)).toMatchObject({ adsSpend: null, missing: true });
    await coverageOf(testApp.services.database, shop.shopId);
  });

  test('of some of the days leaves it missing for the sales of the others', async () => {
    await state({ from: '2024-03-01', to: '2024-03-15' });
    expect(await overview()).toMatchObject({ adsSpend: null, missing: true, share: 75 });
    // The days after the last order have no sales that could lack it.
    await state({ from: '2024-03-14', to: '2024-03-20' });
    expect(await overview()).toMatchObject({ adsSpend: 0, missing: false });
  });

  test('is taken back: it is missing as before, and every entry is kept', async () => {
    const { id } = await state(march);
    expect(await takeBack(id)).toMatchObject({ id, withdrawnAt: expect.any(String) });
    await takeBack(id);
    expect(await stated()).toEqual([]);
    expect(await overview()).toMatchObject({ adsSpend: null, profitNet: 200, missing: true, share: undefined });
    expect(await list()).toMatchObject([{ id, withdrawnAt: expect.any(String) }]);
    await state(march);
    expect(await overview()).toMatchObject({ adsSpend: 0, missing: false });
  });

  test('does not count on a day with spend, whichever came first', async () => {
    await report('2024-03-12', '40.00');
    await state({ from: '2024-03-11', to: '2024-03-14' });
    expect(await stated()).toEqual(['2024-03-11', '2024-03-13', '2024-03-14']);
    const entered = await spend(10, '2024-03-13');
    expect(await stated()).toEqual(['2024-03-11', '2024-03-14']);
    expect(await list()).toMatchObject([{ spendDays: 2 }]);
    expect(await overview()).toMatchObject({ adsSpend: 50, profitNet: 150, missing: false });
    await post(`ad-spend/${entered.json<{ id: string }>().id}/withdraw`, {});
    expect(await stated()).toEqual(['2024-03-11', '2024-03-13', '2024-03-14']);
    expect(await overview()).toMatchObject({ adsSpend: 40 });
  });

  test('is said of days until today, by managers, of the own shop', async () => {
    for (const wrong of [
      { from: '2024-03-02', to: '2024-03-01' },
      { from: '2024-03-01', to: '2999-01-01' },
      { from: '2001-01-01', to: '2024-03-01' },
      { from: 'March', to: '2024-03-01' },
    ])
      expect({ wrong, status: (await post('no-ads', wrong)).statusCode }).toEqual({ wrong, status: 400 });
    const { id } = await state(march);
    const other = await testApp.createShop({ currency: 'RON' });
    expect((await post(`no-ads/${id}/withdraw`, {}, other.headers)).statusCode).toBe(404);
    const viewer = await testApp.createShop({ currency: 'RON', role: 'viewer' });
    expect((await post('no-ads', march, viewer.headers)).statusCode).toBe(403);
    const fresh = await testApp.createShop({ currency: null });
    expect((await post('no-ads', march, fresh.headers)).statusCode).toBe(409);
    expect(await list()).toMatchObject([{ id, withdrawnAt: null }]);
  });

  test('is in the log of the administrators', async () => {
    const { id } = await state(march);
    await takeBack(id);
    const rows = await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx.selectFrom('audit_entries').select(['action', 'details']).orderBy('id').execute(),
    );
    expect(rows).toMatchObject([
      { action: 'no_ads_stated', details: march },
      { action: 'no_ads_withdrawn', details: march },
    ]);
  });
});

test('after any statements, spend and take-backs a day is one without ads where a computation from scratch says so', async () => {
  const day = (n: number) => `2024-03-${String(n).padStart(2, '0')}`;
  const at = fc.integer({ min: 1, max: 9 });
  const step = fc.oneof(
    fc.record({ do: fc.constant('state' as const), first: at, days: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ do: fc.constant('spend' as const), on: at }),
    fc.record({ do: fc.constant('report' as const), on: at, amount: fc.constantFrom('0', '7.00') }),
    fc.record({ do: fc.constant('back' as const), which: fc.nat({ max: 3 }) }),
    fc.record({ do: fc.constant('unspend' as const), which: fc.nat({ max: 3 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
      await newShop();
      const statements: { id: string; days: string[]; back: boolean }[] = [];
      const spends: { id: string; on: string; back: boolean }[] = [];
      const reports = new Map<string, string>();
      for (const one of steps) {
        if (one.do === 'state') {
          const days = Array.from({ length: one.days }, (_, index) => day(one.first + index));
          const { id } = await state({ from: days[0] ?? '', to: days.at(-1) ?? '' });
          statements.push({ id, days, back: false });
        } else if (one.do === 'spend') {
          const answer = await spend(5, day(one.on));
          spends.push({ id: answer.json<{ id: string }>().id, on: day(one.on), back: false });
        } else if (one.do === 'report') {
          reports.set(day(one.on), one.amount);
          await report(day(one.on), one.amount);
        } else if (one.do === 'back') {
          const found = statements[one.which];
          if (!found) continue;
          found.back = true;
          await takeBack(found.id);
        } else {
          const found = spends[one.which];
          if (!found) continue;
          found.back = true;
          await post(`ad-spend/${found.id}/withdraw`, {});
        }
        const without = Array.from({ length: 16 }, (_, index) => day(index + 1)).filter(
          (on) =>
            statements.some(({ days, back }) => !back && days.includes(on)) &&
            !spends.some((entry) => !entry.back && entry.on === on) &&
            (reports.get(on) ?? '0') === '0',
        );
        expect(await stated()).toEqual(without);
      }
    }),
    { numRuns: propertyRuns(8) },
  );
}, 120_000);
