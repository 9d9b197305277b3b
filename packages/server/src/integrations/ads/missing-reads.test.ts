import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adAccountRoutes } from '../../http/routes/ad-accounts.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { ConnectedAds } from '../../testing/connected-ads.ts';
import { adsEnv, type FakeAdsPlatforms, startAds, stopAds } from '../../testing/fake-ads/index.ts';
import { planMissingAdReads } from './missing-reads.ts';

let ads: FakeAdsPlatforms;
let testApp: TestApp;
let shop: TestShop;
beforeAll(async () => {
  ads = await startAds();
  testApp = await createTestApp({ modules: [adAccountRoutes], env: adsEnv(ads) });
  shop = await testApp.createShop({ currency: 'RON' });
});
afterAll(async () => {
  await testApp.close();
  await stopAds(ads);
});

const nextRead = () =>
  testApp.services.database.forShop(shop.shopId, async (trx) => {
    const rows = await trx.selectFrom('ad_accounts').select('next_read_at as at').execute();
    return rows.map(({ at }) => at?.toISOString());
  });

test('a chosen account whose read was lost from the queue is planned by the next start, and no other', async () => {
  ads.google_ads.state.accounts = [{ id: '1', name: 'A', currency: 'RON', days: [] }];
  await new ConnectedAds(testApp, ads).connect(shop, 'google_ads');
  const planned = await nextRead();
  await planMissingAdReads(testApp.services, testApp.testDatabase.config);
  expect(await nextRead()).toEqual(planned);
  await testApp.services.database.forShop(shop.shopId, (trx) =>
    trx
      .updateTable('ad_accounts')
      .set({ next_read_at: new Date('2024-01-01T00:00:00Z') })
      .where('shop_id', '=', shop.shopId)
      .execute(),
  );
  await planMissingAdReads(testApp.services, testApp.testDatabase.config);
  const [again = ''] = await nextRead();
  expect(Date.parse(again)).toBeGreaterThan(Date.parse('2024-01-01T00:00:00Z'));
});

test('campaigns of files move to the one name of their platform, and one whose number is taken there stays', async () => {
  const campaigns = [
    ['Bing Ads', 'name:vara'],
    ['TikTok', '1'],
    ['tiktok', '1'],
    ['Tik Tok Ads', '2'],
    ['TIKTOK', '2'],
    ['Google via Microsoft', '3'],
    ['Pinterest', '4'],
  ] as const;
  await testApp.services.database.forShop(shop.shopId, (trx) =>
    trx
      .insertInto('campaigns')
      .values(
        campaigns.map(([platform, ref]) => ({
          shop_id: shop.shopId,
          id: uuidv7(),
          platform,
          external_id: ref,
          name: 'Vara',
          status: 'active',
          daily_budget_minor: null,
        })),
      )
      .execute(),
  );
  const owner = new pg.Client(testApp.testDatabase.config);
  await owner.connect();
  await owner.query(
    await readFile(new URL('../../db/migrations/0099-names-of-ad-platforms.sql', import.meta.url), 'utf8'),
  );
  const { rows } = await owner.query<{ platform: string; external_id: string }>(
    `select platform, external_id from campaigns where shop_id = $1 order by external_id, platform collate "C"`,
    [shop.shopId],
  );
  await owner.end();
  expect(rows.filter(({ external_id: ref }) => ref === '1').map(({ platform }) => platform)).toEqual([
    'TikTok',
    'tiktok',
  ]);
  // The first of two that move to the same number.
  expect(rows.filter(({ external_id: ref }) => ref === '2').map(({ platform }) => platform)).toContain('TikTok');
  expect(rows.find(({ external_id: ref }) => ref === 'name:vara')?.platform).toBe('Microsoft Advertising');
  expect(rows.filter(({ external_id: ref }) => ref > '2' && ref < '5').map(({ platform }) => platform)).toEqual([
    'Google via Microsoft',
    'Pinterest',
  ]);
});
