import { contract } from '@adaos/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { campaignRoutes } from '../../http/routes/campaigns.ts';
import { importRoutes } from '../../http/routes/imports.ts';
import { notificationRoutes } from '../../http/routes/notifications.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { importFile, ledgerState, upload } from '../../testing/imports.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { registerImportWorker } from '../worker.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [importRoutes, campaignRoutes, notificationRoutes] });
  await registerImportWorker(testApp.services);
});
afterAll(() => testApp.close());
let shop: TestShop;
beforeEach(async () => {
  shop = await testApp.createShop({ currency: 'RON', timezone: 'Europe/Bucharest' });
});

const RON = { kind: 'ads', currency: 'RON', timezone: 'Europe/Bucharest' } as const;
const google = (cost = '1,204.50') => `Campaign report
"January 1, 2024 - January 2, 2024"
Campaign status,Campaign,Budget,Budget type,Day,Currency code,Cost,Impr.,Clicks,Invalid clicks,Conversions
Enabled,Primavara,150.00,Daily,2024-01-01,RON,"${cost}","12,400",310,12,4.00
Paused,Brand,50.00,Daily,2024-01-01,RON,48.10,900,44,0,1.00
Enabled,Primavara,150.00,Daily,2024-01-02,RON,99.99,"1,000",25,1,0.00
Total: Campaigns, --, --, --, --, RON,"1,352.59","14,300",379,13,5.00
`;
// As the Romanian Ads Manager exports it: the sums are first, and the currency in a title.
const meta = `Începutul raportării;Sfârșitul raportării;Numele campaniei;Zi;Livrarea campaniei;Suma cheltuită (RON);Afișări;Clicuri pe link;Rezultate
2024-01-01;2024-01-02;;;;310,40;9100;120;3
2024-01-01;2024-01-01;Primavara;2024-01-01;active;200,15;6000;80;2
2024-01-02;2024-01-02;Primavara;2024-01-02;inactive;110,25;3100;40;1
`;

const campaigns = async () => {
  const answer = await testApp.app.inject({ url: '/ads/campaigns', headers: shop.headers });
  const list = contract.listCampaigns.answer.parse(answer.json());
  return list.campaigns
    .map(({ platform, name, status, spend }) => ({ platform, name, status, spend }))
    .toSorted((a, b) => `${a.platform} ${a.name}`.localeCompare(`${b.platform} ${b.name}`));
};
const spendEntries = () =>
  testApp.services.database.forShop(shop.shopId, (trx) =>
    trx
      .selectFrom('ledger_entries')
      .select(['amount_minor', 'occurred_on'])
      .where('shop_id', '=', shop.shopId)
      .where('kind', '=', 'ad_spend')
      .orderBy('id')
      .execute(),
  );

describe('ad spend from a file', () => {
  test('of Google Ads: its preamble and its sums are no lines, and the ledger has the spend of each day', async () => {
    const done = await importFile(testApp, shop, google(), RON);
    expect(done).toMatchObject({
      kind: 'ads',
      status: 'done',
      format: 'google_ads',
      linesRead: 3,
      linesAdded: 3,
      rejected: 0,
    });
    expect([done.from, done.to]).toEqual(['2024-01-01', '2024-01-02']);
    expect(await campaigns()).toEqual([
      { platform: 'Google Ads', name: 'Brand', status: 'paused', spend: 48.1 },
      { platform: 'Google Ads', name: 'Primavara', status: 'active', spend: 1304.49 },
    ]);
    expect((await ledgerState(testApp, shop)).ledger).toEqual({ 'ad_spend actual': '-135259' });
    const notified = await testApp.app.inject({ url: '/api/notifications', headers: shop.headers });
    expect(contract.listNotifications.answer.parse(notified.json()).notifications[0]?.wording).toMatchObject({
      code: 'notification.table_imported',
      values: { lines: 3 },
    });
  });

  test('of Meta Ads in Romanian, beside a campaign of the same name at Google', async () => {
    await importFile(testApp, shop, google(), RON);
    const done = await importFile(testApp, shop, meta, RON);
    expect(done).toMatchObject({ status: 'done', format: 'meta_ads', linesRead: 2, linesAdded: 2, rejected: 0 });
    expect((await campaigns()).filter(({ name }) => name === 'Primavara')).toEqual([
      { platform: 'Google Ads', name: 'Primavara', status: 'active', spend: 1304.49 },
      { platform: 'Meta Ads', name: 'Primavara', status: 'paused', spend: 310.4 },
    ]);
  });

  test('of TikTok and of Microsoft Advertising, by columns that only they have', async () => {
    const tiktok = 'Campaign name,Campaign ID,By Day,Currency,Cost,Impressions,Clicks (destination),Conversions\n';
    const microsoft = 'Gregorian date,Account name,Campaign name,Campaign ID,Impressions,Clicks,Spend,Conversions\n';
    const done = await importFile(testApp, shop, `${tiktok}Vara,17,2024-01-01,RON,12.50,100,5,1\n`, RON);
    expect(done).toMatchObject({ status: 'done', format: 'tiktok_ads', linesAdded: 1 });
    const other = await importFile(testApp, shop, `${microsoft}2024-01-01,Shop,Vara,18,100,5,7.25,1\n`, RON);
    expect(other).toMatchObject({ status: 'done', format: 'microsoft_ads', linesAdded: 1 });
    expect(await campaigns()).toEqual([
      { platform: 'Microsoft Advertising', name: 'Vara', status: 'active', spend: 7.25 },
      { platform: 'TikTok', name: 'Vara', status: 'active', spend: 12.5 },
    ]);
  });

  test('the same file again changes nothing; a newer one replaces the day by an entry of the difference', async () => {
    await importFile(testApp, shop, google(), RON);
    expect(await importFile(testApp, shop, google(), RON)).toMatchObject({ linesRead: 3, linesAdded: 0 });
    expect(await spendEntries()).toHaveLength(3);
    expect(await importFile(testApp, shop, google('1,200.00'), RON)).toMatchObject({ linesAdded: 1 });
    expect((await spendEntries()).at(-1)).toEqual({ amount_minor: '450', occurred_on: '2024-01-01' });
    expect(await campaigns()).toHaveLength(2);
  });

  test('a campaign that is named by its number later stays the same one; lines of one day are one', async () => {
    await importFile(testApp, shop, google(), RON);
    const byDevice = [
      'Campaign ID,Campaign,Day,Cost,Impr.,Clicks',
      '123456,Primavara,2024-01-01,1000,1,1',
      '123456,Primavara,2024-01-01,204.50,1,1',
      '987,Primavara,2024-01-01,7,1,1',
    ].join('\n');
    expect(await importFile(testApp, shop, byDevice, RON)).toMatchObject({ linesRead: 3, linesAdded: 2 });
    expect((await campaigns()).filter(({ name }) => name === 'Primavara').map(({ spend }) => spend)).toEqual([
      1304.49, 7,
    ]);
  });

  test('what is in another currency takes the rate of its day, or the one that is given', async () => {
    const euro = 'Campaign name,Day,Amount spent (EUR),Impressions\nPrimavara,2024-01-01,10.00,100\n';
    expect((await upload(testApp, shop, euro, { ...RON, currency: 'UAH' })).json()).toMatchObject({
      code: 'currency_mismatch',
    });
    expect(await importFile(testApp, shop, euro, RON)).toMatchObject({ status: 'done', linesAdded: 1, rejected: 0 });
    // New Year: the last one is of 29 December 2023, 4.9756.
    expect(await spendEntries()).toEqual([{ amount_minor: '-4976', occurred_on: '2024-01-01' }]);
    const done = await importFile(testApp, shop, euro, { ...RON, currency: 'EUR', rate: 4.9712 });
    expect(done).toMatchObject({ status: 'done', linesAdded: 1 });
    expect(await spendEntries()).toEqual([
      { amount_minor: '-4976', occurred_on: '2024-01-01' },
      { amount_minor: '5', occurred_on: '2024-01-01' },
    ]);
  });

  test('any other table is mapped by hand, and lines that can’t be read are reported', async () => {
    const file = 'Reclama;Cand;Bani\nVara;1.2.2024;12,5\n;1.2.2024;3\nVara;ieri;2\nVara;2.2.2024;mult\n';
    const mapping = { campaign: 'Reclama', date: 'Cand', spend: 'Bani' };
    expect((await upload(testApp, shop, file, { ...RON, mapping: { campaign: 'Reclama' } })).json()).toMatchObject({
      code: 'mapping_incomplete',
    });
    const done = await importFile(testApp, shop, file, { ...RON, mapping });
    expect(done).toMatchObject({ status: 'done', format: 'ads', linesRead: 4, linesAdded: 1, rejected: 3 });
    const rejected = await testApp.app.inject({ url: `/api/imports/${done.id}/rejected`, headers: shop.headers });
    const { rows } = contract.listRejectedLines.answer.parse(rejected.json());
    expect(rows.map(({ line, code }) => [line, code])).toEqual([
      [3, 'campaign_missing'],
      [4, 'date_unreadable'],
      [5, 'amount_unreadable'],
    ]);
  });

  test('is recognised before it is imported', async () => {
    const preview = async (file: string) => {
      const answer = await testApp.app.inject({
        method: 'POST',
        url: '/api/imports/preview?kind=ads',
        headers: { ...shop.headers, 'content-type': 'text/csv' },
        payload: file,
      });
      return contract.previewImport.answer.parse(answer.json());
    };
    expect(await preview(google())).toMatchObject({
      format: 'google_ads',
      currency: 'RON',
      missing: [],
      mapping: { campaign: 'Campaign', date: 'Day', spend: 'Cost', clicks: 'Clicks', invalidClicks: 'Invalid clicks' },
    });
    expect(await preview(meta)).toMatchObject({
      format: 'meta_ads',
      currency: 'RON',
      delimiter: ';',
      mapping: { campaign: 'Numele campaniei', date: 'Zi', spend: 'Suma cheltuită (RON)', clicks: 'Clicuri pe link' },
    });
  });

  test('orders whose customers came by a campaign are attributed to it by its share of all their ways, as soon as it is known', async () => {
    const builder = ledgerBuilder(testApp.services.database, shop.shopId, 'RON');
    const { id } = await builder.addOrder({ on: '2024-01-01', externalId: '#1', lines: [{ amount: 10_000 }] });
    await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx
        .insertInto('order_touches')
        .values([
          { shop_id: shop.shopId, order_ref: '#1', position: 1, campaign: 'primavara', source: 'google' },
          { shop_id: shop.shopId, order_ref: '#1', position: 2, campaign: 'BRAND' },
          { shop_id: shop.shopId, order_ref: '#1', position: 3, campaign: 'Iarna' },
        ])
        .execute(),
    );
    await importFile(testApp, shop, meta, RON);
    await importFile(testApp, shop, google(), RON);
    const shares = await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx
        .selectFrom('order_campaigns as b')
        .innerJoin('campaigns as c', 'c.id', 'b.campaign_id')
        .select(['b.order_id', 'c.platform', 'c.name', 'b.weight'])
        .where('b.shop_id', '=', shop.shopId)
        .orderBy('c.name')
        .execute(),
    );
    expect(shares).toEqual([
      { order_id: id, platform: 'Google Ads', name: 'Brand', weight: '0.33333' },
      { order_id: id, platform: 'Google Ads', name: 'Primavara', weight: '0.33334' },
    ]);
  });
});
