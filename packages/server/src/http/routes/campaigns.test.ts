import { contract, Problem } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postAdSpend } from '../../ledger/ad-spend.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { addCampaign } from '../../testing/campaign-builder.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { campaignRoutes } from './campaigns.ts';
import { overviewRoutes } from './overview.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [campaignRoutes, overviewRoutes] });
});
afterAll(() => testApp.close());

const get = (shop: TestShop, url: string) => testApp.app.inject({ url, headers: shop.headers });
const ads = async (shop: TestShop, query = '') =>
  contract.getAds.answer.parse((await get(shop, `/api/ads${query}`)).json());
const list = async (shop: TestShop, query = '') =>
  contract.listCampaigns.answer.parse((await get(shop, `/ads/campaigns${query}`)).json());
const campaign = async (shop: TestShop, id: string, query = '') =>
  contract.getCampaign.answer.parse((await get(shop, `/ads/campaigns/${id}${query}`)).json());

/** Two orders, each of 100 with goods of 40; the first from the search campaign alone, the second half from each. */
async function shopWithAds() {
  const shop = await testApp.createShop({ role: 'viewer' });
  const { database } = testApp.services;
  const ledger = ledgerBuilder(database, shop.shopId);
  const line = { amount: 10_000, goodsCost: 4_000 };
  const first = await ledger.addOrder({ on: '2024-03-01', lines: [line] });
  const second = await ledger.addOrder({ on: '2024-04-02', lines: [line] });
  await ledger.addOrder({ on: '2024-04-03', lines: [line] });
  const search = await addCampaign(database, shop.shopId, {
    name: 'Search',
    status: 'paused',
    days: [
      { day: '2024-03-01', spend: 2_000, impressions: 1_000, clicks: 50, invalidClicks: 1, conversions: 3 },
      { day: '2024-04-02', spend: 1_000, impressions: 500, clicks: 40, invalidClicks: 12, conversions: 1 },
    ],
    events: [{ at: '2024-02-27T08:00:00Z', kind: 'started', budget: 2_000 }],
    orders: [{ id: first.id }, { id: second.id, weight: 0.5 }],
  });
  const reels = await addCampaign(database, shop.shopId, {
    name: 'Reels',
    platform: 'Meta Ads',
    days: [{ day: '2024-04-02', spend: 5_000, impressions: 2_000, clicks: 25, conversions: 1 }],
    orders: [{ id: second.id, weight: 0.5 }],
  });
  return { shop, search, reels, database };
}

test('[ADS-3] [CAMP-5] the campaigns have the figures of their days and of the orders that they brought, in both lists', async () => {
  const { shop, search, reels } = await shopWithAds();
  const { source, currency, campaigns } = await list(shop);
  expect({ source, currency }).toEqual({ source: 'live', currency: 'EUR' });
  expect(campaigns).toEqual([
    expect.objectContaining({
      id: reels,
      platform: 'Meta Ads',
      name: 'Reels',
      status: 'active',
      spend: 50,
      // Half of an order that contributes 60.
      profit: -20,
      roi: 60,
      clicks: 25,
      conversions: 1,
      ctr: 1.25,
      cpc: 2,
      fraudAlerts: 0,
      fraudRisk: null,
      optimizedBudget: null,
    }),
    expect.objectContaining({
      id: search,
      status: 'paused',
      spend: 30,
      profit: 60,
      roi: 300,
      clicks: 90,
      conversions: 4,
      ctr: 6,
      cpc: 0.33,
      // 13 of 90 clicks, most of them on one day.
      fraudAlerts: 1,
      fraudRisk: 'High',
    }),
  ]);
  expect((await ads(shop)).campaigns).toEqual(campaigns);
  const march = await list(shop, '?from=2024-03-01&to=2024-03-31');
  expect(march.campaigns.find(({ id }) => id === search)).toMatchObject({ spend: 20, profit: 40, roi: 300 });
  expect(march.campaigns.find(({ id }) => id === reels)).toMatchObject({ spend: 0, profit: 0, roi: null });
});

test('[CAMP-4] a campaign has its days, events, share of fraud and recommendations', async () => {
  const { shop, search } = await shopWithAds();
  const one = await campaign(shop, search);
  expect(one).toMatchObject({ source: 'live', currency: 'EUR', fraudPie: { fraud: 14.4, safe: 85.6 } });
  // Thirty days up to its last one.
  expect(one.chartData).toEqual([{ day: '2024-04-02', spend: 10, conversions: 1 }]);
  expect((await campaign(shop, search, '?from=2024-01-01&to=2024-12-31')).chartData).toHaveLength(2);
  expect(one.events.map(({ wording }) => wording)).toEqual([
    { code: 'event.fraud_blocked', values: { clicks: 12 } },
    { code: 'event.started', values: { amount: 20 } },
  ]);
  expect(one.recommendationWordings).toEqual([{ code: 'campaign.block_sources', values: { clicks: 12 } }]);
  expect(one.recommendations).toEqual(['Block suspicious sources. 12 suspicious clicks come from them.']);
});

test('[CAMP-3] a campaign of another shop, or none, is not found', async () => {
  const { search } = await shopWithAds();
  const stranger = await testApp.createShop();
  for (const id of [search, '01890000-0000-7000-8000-000000000000', 'google-101', '..%2F']) {
    const answer = await get(stranger, `/ads/campaigns/${id}`);
    expect(Problem.parse(answer.json())).toMatchObject({ status: 404, code: 'not_found' });
  }
});

test('[ADS-1] the totals are the overview’s own, the platforms have what their campaigns brought', async () => {
  const { shop } = await shopWithAds();
  const answer = await ads(shop);
  expect(answer).toMatchObject({
    source: 'live',
    from: '2024-03-01',
    to: '2024-04-03',
    totalSpend: 80,
    totalProfit: 100,
    roi: 225,
    platforms: [
      { id: 'meta ads', name: 'Meta Ads', spend: 5_000, profit: -2_000 },
      { id: 'google ads', name: 'Google Ads', spend: 3_000, profit: 6_000 },
    ],
    // The order that no campaign brought.
    profitWithoutCampaign: 6_000,
  });
  const url = '/api/overview?from=2024-03-01&to=2024-04-03';
  const overview = contract.getOverview.answer.parse((await get(shop, url)).json());
  expect([overview.adsSpend, overview.profitNet, overview.roi]).toEqual([80, 100, 225]);
});

test('[ADS-1] [ADS-2] every platform is listed, and its figures and the months add up to the totals to the penny', async () => {
  const shop = await testApp.createShop();
  const { database } = testApp.services;
  const ledger = ledgerBuilder(database, shop.shopId);
  const platforms = ['Google Ads', 'Meta Ads', 'TikTok', 'tiktok', 'Microsoft Advertising', 'Реклама', 'Ads'];
  for (const [index, platform] of platforms.entries()) {
    const month = `2024-0${index + 1}`;
    const line = { amount: 3_333 + index, goodsCost: 1_111 };
    const brought = await ledger.addOrder({ on: `${month}-15`, lines: [line] });
    const shared = await ledger.addOrder({ on: `${month}-28`, lines: [line] });
    await ledger.addOrder({ on: `${month}-02`, lines: [line] });
    await addCampaign(database, shop.shopId, {
      name: `Campaign ${index}`,
      platform,
      days: [
        { day: `${month}-15`, spend: 1_001 + index },
        { day: `${month}-28`, spend: 7 },
      ],
      orders: [{ id: brought.id }, { id: shared.id, weight: 0.33333 }],
    });
  }
  // Both ends within a month: the points of those months are of the period's days alone.
  for (const period of ['', '?from=2024-01-15&to=2024-07-15']) {
    const answer = await ads(shop, period);
    // Two spellings of one name are one; a file without a name has a platform that is not named.
    const ids = ['google ads', 'meta ads', 'tiktok', 'microsoft advertising', 'реклама', 'ads'];
    expect(answer.platforms.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(answer.platforms.find(({ id }) => id === 'ads')?.name).toBeNull();
    const cents = (amounts: readonly (number | null)[]) =>
      amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? NaN) * 100), 0);
    const sum = (amounts: readonly (number | null)[]) =>
      amounts.reduce<number>((total, amount) => total + (amount ?? NaN), 0);
    const [spend, profit] = [cents([answer.totalSpend]), cents([answer.totalProfit])];
    expect(sum(answer.platforms.map((platform) => platform.spend))).toBe(spend);
    expect(sum([...answer.platforms.map((platform) => platform.profit), answer.profitWithoutCampaign ?? null])).toBe(
      profit,
    );
    expect(answer.profitWithoutCampaign).toBeGreaterThan(0);
    expect(cents(answer.chartData.map(({ adsSpend }) => adsSpend))).toBe(spend);
    expect(cents(answer.chartData.map((month) => month.profit))).toBe(profit);
    expect(cents(answer.campaigns.map(({ spend: own }) => own))).toBe(spend);
    const { from, to } = answer;
    const overview = contract.getOverview.answer.parse((await get(shop, `/api/overview?from=${from}&to=${to}`)).json());
    expect(overview.chartData).toHaveLength(7);
    expect(cents(overview.chartData.map((month) => month.ads))).toBe(cents([overview.adsSpend]));
    expect(cents(overview.chartData.map((month) => month.profit))).toBe(cents([overview.profitNet]));
    expect([overview.adsSpend, overview.profitNet]).toEqual([answer.totalSpend, answer.totalProfit]);
  }
});

test('[ADS-2] there is a point for every month', async () => {
  const { shop } = await shopWithAds();
  const missing = ['shipping_cost', 'handling', 'payment_fee'];
  expect((await ads(shop, '?from=2024-02-01&to=2024-04-30')).chartData).toEqual([
    { month: '2024-02', adsSpend: 0, profit: 0, roi: null, missing: [] },
    { month: '2024-03', adsSpend: 20, profit: 40, roi: 300, missing },
    { month: '2024-04', adsSpend: 60, profit: 60, roi: 200, missing },
  ]);
});

test('[ADS-2] the days can be compared with others, the first beside the first', async () => {
  const { shop } = await shopWithAds();
  const { comparison } = await ads(
    shop,
    '?from=2024-04-01&to=2024-04-03&compare=custom&compareFrom=2024-02-29&compareTo=2024-03-05',
  );
  expect(comparison).toEqual({
    from: '2024-02-29',
    to: '2024-03-05',
    chartData: [
      { month: '2024-02-29', adsSpend: 0, profit: 0 },
      { month: '2024-03-01', adsSpend: 20, profit: 40 },
      { month: '2024-03-02', adsSpend: 0, profit: 0 },
    ],
  });
  expect((await ads(shop, '?from=2024-04-01&to=2024-04-03')).comparison).toBeNull();
  expect((await ads(shop, '?from=2024-04-01&to=2024-04-03&compare=lastYear')).comparison).toBeNull();
});

test('without campaigns there is nothing, so that the sample can be offered', async () => {
  const shop = await testApp.createShop();
  expect(await list(shop)).toMatchObject({ source: 'none', campaigns: [] });
  expect(await ads(shop)).toMatchObject({ source: 'none', from: null, to: null, campaigns: [], chartData: [] });
});

test('the profit of a campaign is unknown while the cost of the goods that it sold is', async () => {
  const shop = await testApp.createShop();
  const { database } = testApp.services;
  const { id } = await ledgerBuilder(database, shop.shopId).addOrder({ on: '2024-03-01', lines: [{ amount: 10_000 }] });
  const days = [{ day: '2024-03-01', spend: 2_000 }];
  await addCampaign(database, shop.shopId, { name: 'Search', days, orders: [{ id }] });
  expect((await list(shop)).campaigns).toEqual([expect.objectContaining({ spend: 20, profit: null, roi: null })]);
  expect(await ads(shop)).toMatchObject({
    totalSpend: 20,
    totalProfit: null,
    roi: null,
    platforms: [{ spend: 2_000, profit: null }],
    profitWithoutCampaign: null,
  });
});

test('a campaign says which costs its orders lack; of one that brought all orders that are those of the overview', async () => {
  const shop = await testApp.createShop();
  const { database } = testApp.services;
  const ledger = ledgerBuilder(database, shop.shopId);
  const costs = (['shipping_cost', 'handling', 'payment_fee'] as const).map((kind) => ({ kind, amount: -100 }));
  const [line, open] = [{ amount: 6_000, goodsCost: 2_000 }, { amount: 4_000 }];
  const back = { kind: 'refund', amount: -1_000, on: '2024-04-02' } as const;
  const orders = [
    await ledger.addOrder({ on: '2024-03-01', lines: [line], entries: costs }),
    await ledger.addOrder({ on: '2024-03-02', lines: [line, open], entries: costs }),
    await ledger.addOrder({ on: '2024-03-03', lines: [line], entries: [...costs.slice(1), back] }),
    await ledger.addOrder({ on: '2024-03-04', status: 'voided', lines: [open] }),
  ];
  const add = (name: string, brought: typeof orders) =>
    addCampaign(database, shop.shopId, { name, days: [{ day: '2024-03-01', spend: 1_000 }], orders: brought });
  const ids = {
    whole: await add('Whole', orders.slice(0, 1)),
    part: await add('Part', orders.slice(0, 2)),
    all: await add('All', orders),
  };
  const both = '?from=2024-03-01&to=2024-04-30';
  const lacks = async (query: string) => {
    const { campaigns } = await list(shop, query);
    const of = (id: string) => campaigns.find((row) => row.id === id);
    return [of(ids.whole), of(ids.part), of(ids.all)].map((row) => [row?.profit, row?.missing]);
  };
  // 60 - 20 - 3 = 37 of the first order, 100 - 20 - 3 = 77 of the second, 60 - 20 - 2 - 10 = 28 of the third, 40 of the fourth.
  expect(await lacks(both)).toEqual([
    [27, []],
    [104, ['cogs']],
    [172, ['cogs', 'shipping_cost', 'return_shipping_cost']],
  ]);
  const march = '?from=2024-03-01&to=2024-03-31';
  expect((await lacks(march)).at(-1)).toEqual([182, ['cogs', 'shipping_cost']]);
  expect((await lacks('?from=2024-04-01&to=2024-04-30')).at(-1)).toEqual([-10, ['return_shipping_cost']]);
  for (const period of [march, '?from=2024-04-01&to=2024-04-30', both]) {
    const overview = contract.getOverview.answer.parse((await get(shop, `/api/overview${period}`)).json());
    const behind = contract.listFigureOrders.answer.parse(
      (await get(shop, `/api/figures/netProfit/orders${period}`)).json(),
    );
    const { campaigns, missing, totalProfit } = await ads(shop, period);
    const all = campaigns.find(({ id }) => id === ids.all);
    const ofSales = overview.missing.filter((kind) => kind !== 'ad_spend');
    expect(all?.missing).toEqual(ofSales);
    expect([missing, totalProfit]).toEqual([overview.missing, overview.profitNet]);
    // The spend of three campaigns belongs to no order.
    const sum = behind.orders.reduce((total, { amount }) => total + amount, 0);
    expect(sum - (overview.adsSpend ?? 0)).toBe(overview.profitNet);
    expect((all?.profit ?? NaN) + (all?.spend ?? NaN)).toBe(sum);
  }
  const { platforms } = await ads(shop, both);
  expect(platforms).toEqual([expect.objectContaining({ missing: ['cogs', 'shipping_cost', 'return_shipping_cost'] })]);
  expect((await campaign(shop, ids.part, both)).missing).toEqual(['cogs']);
});

test('the goods cost of half of what a campaign sold is the least, by the sales of its lines', async () => {
  const shop = await testApp.createShop();
  const { database } = testApp.services;
  const ledger = ledgerBuilder(database, shop.shopId);
  const sold = async (known: number, unknown: number) => {
    const lines = [{ amount: known, goodsCost: 100 }, { amount: unknown }];
    const { id } = await ledger.addOrder({ on: '2024-03-01', lines });
    return addCampaign(database, shop.shopId, {
      name: 'Search',
      days: [{ day: '2024-03-01', spend: 0 }],
      orders: [{ id }],
    });
  };
  const [half, less] = [await sold(5_000, 5_000), await sold(4_900, 5_100)];
  const { campaigns } = await list(shop);
  expect(campaigns.find(({ id }) => id === half)).toMatchObject({ profit: 99 });
  expect(campaigns.find(({ id }) => id === less)).toMatchObject({ profit: null });
});

test('spend that a platform corrects afterwards enters by its difference, once', async () => {
  const { shop, search, database } = await shopWithAds();
  await database.forShop(shop.shopId, async (trx) => {
    await trx
      .updateTable('campaign_days')
      .set({ spend_minor: 1_250 })
      .where('shop_id', '=', shop.shopId)
      .where('campaign_id', '=', search)
      .where('day', '=', '2024-03-01')
      .execute();
    await postAdSpend(trx, shop.shopId);
    await postAdSpend(trx, shop.shopId);
  });
  expect(await ads(shop)).toMatchObject({ totalSpend: 72.5, platforms: [{ spend: 5_000 }, { spend: 2_250 }] });
});

test('a period that ends before it begins is refused', async () => {
  const { shop } = await shopWithAds();
  for (const path of ['/api/ads', '/ads/campaigns']) {
    const answer = await get(shop, `${path}?from=2024-03-02&to=2024-03-01`);
    expect(Problem.parse(answer.json())).toMatchObject({ status: 400, code: 'invalid_request' });
  }
});

test('the value that the platform reports is beside the net sales of the orders that the shop itself attributes', async () => {
  const { shop, search, reels, database } = await shopWithAds();
  await database.forShop(shop.shopId, (trx) =>
    trx
      .updateTable('campaign_days')
      .set({ conversion_value_minor: '25050' })
      .where('shop_id', '=', shop.shopId)
      .where('campaign_id', '=', search)
      .where('day', '=', '2024-03-01')
      .execute(),
  );
  expect(await campaign(shop, search)).toMatchObject({ reportedValue: 250.5, attributedSales: 150 });
  expect(await campaign(shop, search, '?from=2024-04-01&to=2024-04-30')).toMatchObject({
    reportedValue: null,
    attributedSales: 50,
  });
  expect(await campaign(shop, reels)).toMatchObject({ reportedValue: null, attributedSales: 50 });
});
