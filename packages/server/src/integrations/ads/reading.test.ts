import { contract } from '@adaos/api';
import { AD_PLATFORM_NAMES, AD_PLATFORMS, type AdPlatform } from '@adaos/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { adAccountRoutes } from '../../http/routes/ad-accounts.ts';
import { campaignRoutes } from '../../http/routes/campaigns.ts';
import { importRoutes } from '../../http/routes/imports.ts';
import { notificationRoutes } from '../../http/routes/notifications.ts';
import { registerImportWorker } from '../../imports/worker.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { ConnectedAds } from '../../testing/connected-ads.ts';
import { googleFailure } from '../../testing/fake-ads/google.ts';
import { adsEnv, type FakeAdsPlatforms, startAds, stopAds } from '../../testing/fake-ads/index.ts';
import { metaFailure } from '../../testing/fake-ads/meta.ts';
import { microsoftFailure } from '../../testing/fake-ads/microsoft.ts';
import type { FakeAccount, FakeAdsAnswer, FakeDay } from '../../testing/fake-ads/server.ts';
import { tiktokFailure } from '../../testing/fake-ads/tiktok.ts';
import { importFile } from '../../testing/imports.ts';

let ads: FakeAdsPlatforms;
let testApp: TestApp;
let connected: ConnectedAds;
beforeAll(async () => {
  ads = await startAds();
  testApp = await createTestApp({
    modules: [adAccountRoutes, campaignRoutes, notificationRoutes, importRoutes],
    env: adsEnv(ads),
  });
  await registerImportWorker(testApp.services);
  connected = new ConnectedAds(testApp, ads);
});
afterAll(async () => {
  await testApp.close();
  await stopAds(ads);
});

let shop: TestShop;
beforeEach(async () => {
  shop = await testApp.createShop({ currency: 'RON', timezone: 'Europe/Bucharest' });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const { state } of Object.values(ads)) state.reset();
});

/** An afternoon in Bucharest; the rates of the days around it are known. */
const NOW = '2024-01-10T12:00:00Z';
/** Reads at a moment, as the worker would. */
const readAt = (platform: AdPlatform, at = NOW, of = shop, signal?: AbortSignal) =>
  connected.read(of, platform, { at, signal });

/** Connects a platform whose older days do not matter. */
async function connectLately(platform: AdPlatform, of = shop): Promise<void> {
  await connected.connect(of, platform);
  await connected.skipOlder(of, platform, '2024-01-09');
}

const first: FakeDay = {
  id: '111',
  name: 'Primavara',
  day: '2024-01-01',
  spend: '10.00',
  impressions: 1000,
  clicks: 30,
  conversions: 2,
  value: '55.5',
};
const days: readonly FakeDay[] = [
  first,
  { id: '111', name: 'Primavara', day: '2024-01-02', spend: '1204.51', impressions: 900, clicks: 20, conversions: 0 },
  {
    id: '222',
    name: 'Brand',
    day: '2024-01-02',
    spend: '0.07',
    impressions: 5,
    clicks: 1,
    conversions: 0,
    paused: true,
  },
  // Older than the 30 days that are read first: it comes with the older ones.
  {
    id: '222',
    name: 'Brand',
    day: '2023-03-01',
    spend: '3.20',
    impressions: 8,
    clicks: 2,
    conversions: 0,
    paused: true,
  },
];
const account = (given: Partial<FakeAccount> = {}): FakeAccount => ({
  id: '4012887310',
  name: 'Lână și Lut',
  currency: 'RON',
  days: [...days],
  ...given,
});

const campaignsOf = async (of: TestShop) => {
  const answer = await testApp.app.inject({ url: '/ads/campaigns', headers: of.headers });
  const { campaigns } = contract.listCampaigns.answer.parse(answer.json());
  return campaigns
    .map(({ platform, name, status, spend }) => `${platform} / ${name} / ${status} / ${spend}`)
    .toSorted((a, b) => a.localeCompare(b));
};

describe.each(AD_PLATFORMS)('%s', (platform) => {
  const name = AD_PLATFORM_NAMES[platform];

  test('[INTG-1] after the consent the only account is read, the last 30 days first and then the older ones', async () => {
    ads[platform].state.accounts = [account()];
    const back = await connected.connect(shop, platform);
    expect(back.search).toBe(`?open=${platform}&connected=${platform}`);
    await readAt(platform);
    // 10.00; 1,204.51 + 0.07; 3.20.
    expect(await connected.spendOf(shop)).toEqual({
      byDay: { '2023-03-01': 320, '2024-01-01': 1000, '2024-01-02': 120_458 },
      entries: 4,
    });
    expect(await campaignsOf(shop)).toEqual([
      `${name} / Brand / paused / 3.27`,
      `${name} / Primavara / active / 1214.51`,
    ]);
    expect(await connected.accountsOf(shop, platform)).toEqual([
      {
        id: '4012887310',
        name: 'Lână și Lut',
        currency: 'RON',
        chosen: true,
        problem: null,
        reading: false,
        lastReadAt: '2024-01-10T12:00:00.000Z',
        late: false,
        nextReadAt: '2024-01-10T13:00:00.000Z',
        coveredFrom: '2022-01-10',
        coveredThrough: '2024-01-10',
        campaigns: 2,
        setAside: { count: 0, rows: [] },
      },
    ]);
    const stored = await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx
        .selectFrom('campaign_days')
        .select(['impressions', 'clicks', 'conversions', 'conversion_value_minor as value'])
        .where('day', '=', '2024-01-01')
        .execute(),
    );
    // TikTok does not say what conversions were worth.
    const value = platform === 'tiktok_ads' ? null : '5550';
    expect(stored).toEqual([{ impressions: '1000', clicks: '30', conversions: 2, value }]);
  });

  test('a consent that was withdrawn is said, and nothing is read until it is given again', async () => {
    ads[platform].state.accounts = [account({ days: [first] })];
    await connectLately(platform);
    ads[platform].state.revoked = true;
    await readAt(platform);
    expect(await connected.stateOf(shop, platform)).toMatchObject({
      offered: true,
      connection: { broken: true, accounts: [{ nextReadAt: null, reading: false }] },
    });
    const notified = await testApp.app.inject({ url: '/api/notifications', headers: shop.headers });
    const { notifications } = contract.listNotifications.answer.parse(notified.json());
    expect(notifications.map(({ wording }) => wording)).toEqual([
      { code: 'notification.ads_broken', values: { platform: name } },
    ]);
    expect((await connected.call(shop, 'POST', `/${platform}/read`)).statusCode).toBe(409);
    ads[platform].state.revoked = false;
    await connectLately(platform);
    await readAt(platform);
    expect((await connected.stateOf(shop, platform)).connection?.broken).toBe(false);
    expect((await connected.spendOf(shop)).byDay).toEqual({ '2024-01-01': 1000 });
  });

  const LIMITED: Record<AdPlatform, FakeAdsAnswer> = {
    google_ads: googleFailure(429, 'RESOURCE_EXHAUSTED', { quotaError: 'RESOURCE_EXHAUSTED' }),
    meta_ads: metaFailure(80_000),
    tiktok_ads: tiktokFailure(40_100),
    microsoft_ads: microsoftFailure(117, 'CallRateExceeded'),
  };
  test('where the platform wants fewer calls it is asked later, and at last in an hour', async () => {
    const limited = { ...LIMITED[platform], headers: { 'retry-after': '0' } };
    const { state } = ads[platform];
    state.accounts = [account({ days: [first] })];
    await connectLately(platform);
    state.next = [limited, limited];
    await readAt(platform);
    expect((await connected.spendOf(shop)).byDay).toEqual({ '2024-01-01': 1000 });
    state.next = Array.from({ length: 5 }, () => limited);
    await readAt(platform, '2024-01-10T13:00:00Z');
    expect(await connected.accountsOf(shop, platform)).toMatchObject([
      { problem: 'rate_limited', lastReadAt: '2024-01-10T12:00:00.000Z', nextReadAt: '2024-01-10T14:00:00.000Z' },
    ]);
    await readAt(platform, '2024-01-10T14:00:00Z');
    expect(await connected.accountsOf(shop, platform)).toMatchObject([{ problem: null }]);
  });

  test('an account that the person may no longer see stops no other', async () => {
    ads[platform].state.accounts = [
      account({ id: '5550001', name: 'A', refused: true }),
      account({ id: '5550002', name: 'B', days: [first] }),
    ];
    await connectLately(platform);
    expect((await connected.accountsOf(shop, platform)).map(({ chosen }) => chosen)).toEqual([false, false]);
    const chosen = await connected.call(shop, 'PUT', `/${platform}/accounts`, { accounts: ['5550001', '5550002'] });
    expect(chosen.statusCode).toBe(200);
    await connected.skipOlder(shop, platform, '2024-01-09');
    await readAt(platform);
    expect(await connected.accountsOf(shop, platform)).toMatchObject([
      { name: 'A', problem: 'account_refused', lastReadAt: null },
      { name: 'B', problem: null, coveredThrough: '2024-01-10' },
    ]);
    expect((await connected.spendOf(shop)).byDay).toEqual({ '2024-01-01': 1000 });
  });
});

/** Rows as a platform must not send them, beside a good one; each by the field that is wrong. */
const good = { campaign: { id: '1', name: 'Good', status: 'ENABLED' }, customer: { currencyCode: 'RON' } };
const googleRow = (given: object) => ({
  ...good,
  segments: { date: '2024-01-05' },
  metrics: { costMicros: '1000000', impressions: '1', clicks: '1', conversions: 0 },
  ...given,
});
const hostile: readonly (readonly [string, unknown, string])[] = [
  ['a spend below zero', googleRow({ metrics: { costMicros: '-5000000' } }), 'amount_unreadable'],
  ['a spend of another type', googleRow({ metrics: { costMicros: { a: 1 } } }), 'amount_unreadable'],
  ['no spend', googleRow({ metrics: {} }), 'amount_unreadable'],
  ['a spend that is too large', googleRow({ metrics: { costMicros: '9'.repeat(24) } }), 'amount_too_large'],
  ['a day that is none', googleRow({ segments: { date: '2024-13-45' } }), 'date_unreadable'],
  ['a day that was not asked for', googleRow({ segments: { date: '2019-01-01' } }), 'date_unreadable'],
  ['no campaign', googleRow({ campaign: null }), 'campaign_missing'],
  ['a number of a campaign that is markup', googleRow({ campaign: { id: '<img src=x>' } }), 'campaign_missing'],
  ['a currency that is none', googleRow({ customer: { currencyCode: 'XYZZY' } }), 'currency_differs'],
  ['a currency without a rate', googleRow({ customer: { currencyCode: 'UAH' } }), 'no_exchange_rate'],
  ['no row at all', null, 'campaign_missing'],
];

describe('a hostile answer', () => {
  test('rows that cannot be read are listed with their reason, and the others count', async () => {
    const name = '<script>alert(1)</script>\u0000\n\u202Ex';
    const fine = googleRow({ campaign: { id: '77', name, status: 'ENABLED' } });
    ads.google_ads.state.accounts = [account({ days: [] })];
    ads.google_ads.state.next = [{ json: [{ results: [...hostile.map(([, row]) => row), fine] }] }];
    await connectLately('google_ads');
    await readAt('google_ads');
    const [read] = await connected.accountsOf(shop, 'google_ads');
    expect(read?.setAside.count).toBe(hostile.length);
    const reasons = hostile.map(([, , reason]) => reason);
    expect(read?.setAside.rows.map(({ reason }) => reason).toSorted()).toEqual(reasons.toSorted());
    expect((await connected.spendOf(shop)).byDay).toEqual({ '2024-01-05': 100 });
    // The next night the platform sends the same again: each is listed once.
    ads.google_ads.state.next = [{ json: [{ results: hostile.map(([, row]) => row) }] }];
    await readAt('google_ads', '2024-01-11T12:00:00Z');
    expect((await connected.accountsOf(shop, 'google_ads'))[0]?.setAside.count).toBe(hostile.length);
    await readAt('google_ads', '2024-01-12T12:00:00Z');
    expect((await connected.accountsOf(shop, 'google_ads'))[0]?.setAside.count).toBe(0);
    const [campaign] = await campaignsOf(shop);
    expect(campaign).toMatch(/^Google Ads \/ <script>alert\(1\)<\/script>[^\n\0]*x \/ active \/ 1$/);
  });

  test('a next page at another address is not followed', async () => {
    ads.meta_ads.state.accounts = [account({ days: [first] })];
    await connectLately('meta_ads');
    const elsewhere = `${ads.google_ads.origin}/v25.0/steal?access_token=1`;
    ads.meta_ads.state.next = [{ json: { data: [], paging: { next: elsewhere } } }];
    ads.google_ads.state.requests.length = 0;
    await readAt('meta_ads');
    expect(ads.google_ads.state.requests).toEqual([]);
    expect(await connected.accountsOf(shop, 'meta_ads')).toMatchObject([{ problem: 'platform_failed' }]);
  });

  test.each<readonly [string, AdPlatform, FakeAdsAnswer]>([
    ['of another shape', 'google_ads', { json: { rows: 1 } }],
    ['without rows', 'tiktok_ads', { json: { code: 0, data: { list: 'none' } } }],
    ['without a code', 'tiktok_ads', { json: [] }],
    ['without a report', 'microsoft_ads', { json: {} }],
    ['without data', 'meta_ads', { json: { data: {} } }],
  ])('an answer %s fails its own account alone', async (_, platform, answer) => {
    const other: AdPlatform = platform === 'google_ads' ? 'tiktok_ads' : 'google_ads';
    for (const each of [platform, other] as const) {
      ads[each].state.accounts = [account({ days: [first] })];
      await connectLately(each);
    }
    ads[platform].state.next = [answer];
    await readAt(platform);
    await readAt(other);
    expect(await connected.accountsOf(shop, platform)).toMatchObject([
      { problem: 'platform_failed', lastReadAt: null },
    ]);
    expect(await connected.accountsOf(shop, other)).toMatchObject([{ problem: null }]);
  });
});

/** Aborts once so many reports have been answered, as a server that stops does. */
function stopAfter(reports: number): AbortSignal {
  const stop = new AbortController();
  const { state } = ads.google_ads;
  let asked = 0;
  const daysOf = state.daysOf.bind(state);
  vi.spyOn(state, 'daysOf').mockImplementation((...range) => {
    asked += 1;
    if (asked > reports) stop.abort();
    return daysOf(...range);
  });
  return stop.signal;
}

describe('reading', () => {
  test('a server that stops leaves off between two steps, and the next one goes on there', async () => {
    ads.google_ads.state.accounts = [account()];
    await connected.connect(shop, 'google_ads');
    await expect(readAt('google_ads', NOW, shop, stopAfter(2))).rejects.toThrow();
    expect(await connected.accountsOf(shop, 'google_ads')).toMatchObject([
      { coveredFrom: '2023-11-12', coveredThrough: '2024-01-10', lastReadAt: null },
    ]);
    ads.google_ads.state.requests.length = 0;
    await readAt('google_ads');
    const ranges = ads.google_ads.state.requests.map(({ body }) => /BETWEEN '[\d-]+' AND '[\d-]+'/.exec(body)?.[0]);
    expect(ranges.slice(0, 2)).toEqual([
      "BETWEEN '2024-01-09' AND '2024-01-10'",
      "BETWEEN '2023-10-13' AND '2023-11-11'",
    ]);
    expect((await connected.spendOf(shop)).entries).toBe(4);
  });

  test('what the platform corrects is read again at night, and the ledger gets the difference once', async () => {
    const own = account();
    ads.google_ads.state.accounts = [own];
    await connectLately('google_ads');
    await readAt('google_ads');
    own.days[0] = { ...first, spend: '8.25' };
    own.days.push({ id: '111', name: 'Primavara', day: '2024-01-10', spend: '4.00' });
    // An hour later: yesterday and today alone.
    await readAt('google_ads', '2024-01-10T13:00:00Z');
    expect((await connected.spendOf(shop)).byDay).toMatchObject({ '2024-01-01': 1000, '2024-01-10': 400 });
    await readAt('google_ads', '2024-01-11T02:00:00Z');
    const corrected = await connected.spendOf(shop);
    // Three days of campaigns, the new day, and the difference.
    expect(corrected).toEqual({
      byDay: { '2024-01-01': 825, '2024-01-02': 120_458, '2024-01-10': 400 },
      entries: 5,
    });
    await readAt('google_ads', '2024-01-12T02:00:00Z');
    expect(await connected.spendOf(shop)).toEqual(corrected);
  });

  test('an account in another currency is converted by the rate of each day', async () => {
    ads.google_ads.state.accounts = [account({ currency: 'EUR', days: [first] })];
    await connectLately('google_ads');
    await readAt('google_ads');
    // New Year: the last rate is of 29 December 2023, 4.9756.
    expect((await connected.spendOf(shop)).byDay).toEqual({ '2024-01-01': 4976 });
  });

  test('an access token that is over is renewed once, and what is renewed is kept', async () => {
    ads.microsoft_ads.state.accounts = [account({ days: [first] })];
    await connectLately('microsoft_ads');
    ads.microsoft_ads.state.tokens.clear();
    await readAt('microsoft_ads');
    expect((await connected.spendOf(shop)).byDay).toEqual({ '2024-01-01': 1000 });
    const renewals = () =>
      ads.microsoft_ads.state.requests.filter(({ body }) => body.includes('grant_type=refresh_token'));
    expect(renewals()).toHaveLength(1);
    await readAt('microsoft_ads', '2024-01-10T13:00:00Z');
    expect(renewals()).toHaveLength(1);
  });

  test('a shop without a currency says so, and is read as soon as it has one', async () => {
    const fresh = await testApp.createShop({ currency: null });
    ads.google_ads.state.accounts = [account({ days: [first] })];
    await connectLately('google_ads', fresh);
    await readAt('google_ads', NOW, fresh);
    expect(await connected.accountsOf(fresh, 'google_ads')).toMatchObject([{ problem: 'currency_unknown' }]);
    await testApp.services.database.forShop(fresh.shopId, (trx) =>
      trx.updateTable('shops').set({ currency: 'RON' }).where('shop_id', '=', fresh.shopId).execute(),
    );
    await readAt('google_ads', NOW, fresh);
    expect((await connected.spendOf(fresh)).byDay).toEqual({ '2024-01-01': 1000 });
  });

  test('an account that is no longer chosen is not read, and its days stay', async () => {
    ads.google_ads.state.accounts = [account({ days: [first] })];
    await connectLately('google_ads');
    await readAt('google_ads');
    expect((await connected.call(shop, 'PUT', '/google_ads/accounts', { accounts: ['999'] })).statusCode).toBe(400);
    await connected.call(shop, 'PUT', '/google_ads/accounts', { accounts: [] });
    expect(await connected.accountsOf(shop, 'google_ads')).toMatchObject([{ chosen: false, nextReadAt: null }]);
    ads.google_ads.state.requests.length = 0;
    await readAt('google_ads', '2024-01-11T12:00:00Z');
    expect(ads.google_ads.state.requests).toEqual([]);
    expect((await connected.spendOf(shop)).byDay).toEqual({ '2024-01-01': 1000 });
  });

  test('two shops with the same account are apart', async () => {
    ads.google_ads.state.accounts = [account({ days: [first] })];
    const other = await testApp.createShop({ currency: 'EUR', timezone: 'UTC' });
    await connectLately('google_ads');
    await connectLately('google_ads', other);
    await readAt('google_ads');
    expect(await connected.spendOf(other)).toEqual({ byDay: {}, entries: 0 });
    await readAt('google_ads', NOW, other);
    // 10.00 RON at 1 / 4.9756.
    expect((await connected.spendOf(other)).byDay).toEqual({ '2024-01-01': 201 });
    await connected.call(other, 'DELETE', '/google_ads');
    expect(await connected.stateOf(other, 'google_ads')).toMatchObject({ connection: null });
    expect((await connected.stateOf(shop, 'google_ads')).connection).not.toBeNull();
  });
});

describe('beside files', () => {
  const RON = { kind: 'ads', currency: 'RON', timezone: 'Europe/Bucharest' } as const;
  const file = (cost: string) =>
    `Campaign status,Campaign,Day,Currency code,Cost,Impr.,Clicks\nEnabled,Primavara,2024-01-01,RON,${cost},1,1\n`;

  test('an account takes over the campaigns that files have named, and counts nothing twice', async () => {
    await importFile(testApp, shop, file('99.00'), RON);
    // A table that names no platform.
    await importFile(testApp, shop, 'Campaign,Day,Spend\nBrand,2024-01-02,5.00\n', RON);
    ads.google_ads.state.accounts = [account()];
    await connectLately('google_ads');
    await readAt('google_ads');
    expect((await connected.spendOf(shop)).byDay).toEqual({ '2024-01-01': 1000, '2024-01-02': 120_458 });
    expect(await campaignsOf(shop)).toHaveLength(2);
  });

  test('no file changes a day that a connected account reports, until it is disconnected', async () => {
    ads.google_ads.state.accounts = [account()];
    await connectLately('google_ads');
    await readAt('google_ads');
    const before = await connected.spendOf(shop);
    expect(await importFile(testApp, shop, file('99.00'), RON)).toMatchObject({ linesRead: 1, linesAdded: 0 });
    const unnamed = 'Campaign,Day,Spend\nBrand,2024-01-02,5.00\nOther,2024-01-02,1.00\n';
    expect(await importFile(testApp, shop, unnamed, RON)).toMatchObject({ linesRead: 2, linesAdded: 1 });
    expect(await connected.spendOf(shop)).toEqual({
      byDay: { ...before.byDay, '2024-01-02': 120_558 },
      entries: before.entries + 1,
    });
    await connected.call(shop, 'DELETE', '/google_ads');
    expect(await importFile(testApp, shop, file('99.00'), RON)).toMatchObject({ linesAdded: 1 });
    expect((await connected.spendOf(shop)).byDay).toMatchObject({ '2024-01-01': 9900 });
  });
});
