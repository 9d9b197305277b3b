import { contract, LoginResponse } from '@adaos/api';
import { ATTRIBUTION_MODELS, CHANNEL_DIMENSIONS } from '@adaos/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertRoutes } from '../http/routes/alerts.ts';
import { campaignRoutes } from '../http/routes/campaigns.ts';
import { channelRoutes } from '../http/routes/channels.ts';
import { costRoutes } from '../http/routes/costs.ts';
import { forecastRoutes } from '../http/routes/forecast.ts';
import { fraudRoutes } from '../http/routes/fraud.ts';
import { overviewRoutes } from '../http/routes/overview.ts';
import { stockRoutes } from '../http/routes/stock.ts';
import { createAccountsApp, type AccountsApp } from '../testing/accounts.ts';
import { createDemoShop, ensureDemoShop, LOCAL_DEMO_EMAIL } from './demo-shop.ts';
import { DEMO_PRODUCTS } from './catalogue.ts';
import { generateDemo } from './generate.ts';
import { loadDemo } from './load.ts';
import { lostDisputes } from './load-verdicts.ts';

const LAST_DAY = '2026-11-20';
/** Fewer than it has, to be quick: June to November. */
const MONTHS = 6;
const OWNER = { email: 'demo-owner@shop.example', password: 'violet kettle 48 marsh' };
const months = [...generateDemo(LAST_DAY, MONTHS)];
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

let app: AccountsApp;
let shopId: string;
let headers: { authorization: string };
beforeAll(async () => {
  app = await createAccountsApp({
    modules: [
      overviewRoutes,
      channelRoutes,
      costRoutes,
      campaignRoutes,
      fraudRoutes,
      forecastRoutes,
      stockRoutes,
      alertRoutes,
    ],
  });
  shopId = (await createDemoShop(app.services.database, OWNER, { lastDay: LAST_DAY, months: MONTHS })) ?? '';
  const { accessToken } = LoginResponse.parse((await app.login(OWNER.email, OWNER.password)).body);
  headers = { authorization: `Bearer ${accessToken}` };
});
afterAll(() => app.close());

const of = async (url: string) => (await app.call('GET', url, { headers })).body;

test('its owner can log in, and its name says that it is a demo', async () => {
  const session = contract.getSession.answer.parse(await of('/auth/session'));
  expect(session.shop).toMatchObject({ name: expect.stringContaining('(demo)'), currency: 'EUR', dataTo: LAST_DAY });
  const [shop] = await app.services.database.readShop(shopId, (trx) =>
    trx.selectFrom('shops').select('is_demo').execute(),
  );
  expect(shop).toEqual({ is_demo: true });
});

const all = months.flatMap((month) => month.orders);
const amountOf = (order: (typeof all)[number], kinds: readonly string[]) =>
  sum(order.entries.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));

/** What its goods cost, in cents: quantity x unit cost, of which 85 % come back with a line that does. */
function goodsCosts(): number {
  const costOf = (sku: string) => DEMO_PRODUCTS.find((product) => product.sku === sku)?.cost ?? 0;
  const sent = all.filter(({ status }) => !status.startsWith('cancel'));
  return sum(
    sent.map(({ lines, entries }) =>
      sum(
        lines.map(({ sku, quantity }, place) => {
          const returned = entries.some(({ kind, line }) => kind === 'refund' && line === place);
          return returned ? Math.round((quantity * costOf(sku) * 15) / 100) : quantity * costOf(sku);
        }),
      ),
    ),
  );
}

/** What the bank took back, in cents: all that was paid for the orders whose dispute was lost, and 15.00 each. */
function disputes(): number {
  const chargedBack = all.flatMap((order) => (order.chargedBackOn ? [{ ...order, on: order.chargedBackOn }] : []));
  expect(chargedBack.length).toBeGreaterThan(3);
  return sum(
    lostDisputes(chargedBack).map((order) => amountOf(order, ['sale', 'discount', 'shipping_charged']) + 1_500),
  );
}

/** What its rules charge, in cents, worked out order by order. */
function ruleCosts(): number {
  const orders = all.filter(({ status }) => !status.startsWith('cancel'));
  const ofOrders = orders.map((order) => {
    const { country, on, lines, entries, paymentMethod } = order;
    const domestic = on >= '2026-04-01' ? 495 : 455;
    const items = sum(lines.map(({ quantity }) => quantity));
    const paid = amountOf(order, ['sale', 'discount', 'shipping_charged']);
    const returns = new Set(entries.filter(({ kind }) => kind === 'refund').map((entry) => entry.on)).size;
    const fee = paymentMethod === 'Card online' ? Math.round((paid * 14) / 1_000 + 25) : 150;
    return (country === 'Romania' ? domestic : 1_020) + 120 + 35 * items + fee + 470 * returns;
  });
  // June to October whole, and 20 of November's 30 days.
  const fixed = [85_000, 19_900, 140_000].map((month) => 5 * month + Math.round((month * 20) / 30));
  return sum(ofOrders) + sum(fixed);
}

test('the list of imports says how many rows it is', async () => {
  const rows = sum(all.map(({ lines }) => lines.length));
  const [demo] = await app.services.database.readShop(shopId, (trx) =>
    trx.selectFrom('imports').select(['orders', 'lines_read', 'lines_added', 'rejected']).execute(),
  );
  expect(demo).toEqual({ orders: all.length, lines_read: rows, lines_added: rows, rejected: 0 });
});

test('[ADS-1] [OVER-1] what is in the ledger is what was generated and what the rules charge, to the cent', async () => {
  const entries = months.flatMap(({ orders }) => orders.flatMap((order) => order.entries));
  const spend = sum(months.flatMap((month) => month.campaignDays.map((day) => day.spend)));
  const from = `from=2026-06-01&to=${LAST_DAY}`;
  const overview = contract.getOverview.answer.parse(await of(`/api/overview?${from}`));
  expect(overview).toMatchObject({
    source: 'live',
    adsSpend: spend / 100,
    profitNet: (sum(entries.map(({ amount }) => amount)) - goodsCosts() - disputes() - spend - ruleCosts()) / 100,
    // Those that were found out in time were called off.
    orders: months.flatMap(({ orders }) => orders).filter(({ status }) => !status.startsWith('cancel')).length,
    missing: [],
  });
  const costs = contract.getCosts.answer.parse(await of('/api/costs'));
  expect(costs.rules).toHaveLength(12);
  // Its prices have no VAT, and no platform charges it.
  expect(costs.coverage.map(({ share }) => share)).toEqual([0, 100, 100, 100, 100, 100, null, 100, 100]);
  const ads = contract.getAds.answer.parse(await of(`/api/ads?${from}`));
  expect(ads).toMatchObject({ totalSpend: overview.adsSpend, totalProfit: overview.profitNet, roi: overview.roi });
  expect(new Set(ads.platforms.map(({ name }) => name))).toEqual(new Set(['Google Ads', 'Meta Ads']));
  expect(sum(ads.platforms.map((platform) => platform.spend))).toBe(spend);
});

test('nothing of it is made in another way than in a real shop', async () => {
  const rows = await app.services.database.readShop(shopId, (trx) =>
    trx
      .selectFrom('ledger_entries')
      .select(['kind', sql<string>`split_part(source_ref, ':', 1)`.as('made')])
      .where('kind', 'in', ['cogs', 'dispute', 'dispute_fee', 'payment_fee'])
      .distinct()
      .orderBy('kind')
      .orderBy('made')
      .execute(),
  );
  expect(rows.map(({ kind, made }) => `${kind} ${made}`)).toEqual([
    'cogs unitcost',
    'cogs unitreturn',
    'dispute dispute',
    'dispute_fee rule',
    'payment_fee rule',
  ]);
});

test('its campaigns are good and bad ones, of every status', async () => {
  const { campaigns } = contract.listCampaigns.answer.parse(await of('/ads/campaigns'));
  expect(campaigns).toHaveLength(8);
  const rois = campaigns.map(({ roi }) => roi ?? 0);
  expect([rois.some((roi) => roi >= 120), rois.some((roi) => roi < 100)]).toEqual([true, true]);
  expect(new Set(campaigns.map(({ status }) => status))).toEqual(new Set(['active', 'paused', 'ended']));
});

test.each(ATTRIBUTION_MODELS)('its channels add up to its overview by the %s model', async (model) => {
  const period = `from=2026-06-01&to=${LAST_DAY}`;
  const overview = contract.getOverview.answer.parse(await of(`/api/overview?${period}`));
  for (const dimension of CHANNEL_DIMENSIONS) {
    const answer = await of(`/api/channels?${period}&dimension=${dimension}&model=${model}&limit=200`);
    const { channels, none, beside, sum: whole } = contract.listChannels.answer.parse(answer);
    for (const column of ['orders', 'netSales', 'contribution', 'adSpend', 'profit', 'newCustomers'] as const) {
      const cents = [...channels, none, beside].map((row) => Math.round(row[column] * 100));
      expect(sum(cents), `${dimension} ${column}`).toBe(Math.round(whole[column] * 100));
    }
    expect([whole.orders, whole.netSales, whole.profit, whole.adSpend]).toEqual([
      overview.orders,
      overview.netSales,
      overview.profitNet,
      overview.adsSpend,
    ]);
    const names = channels.map(({ channel }) => channel);
    if (dimension === 'source')
      expect(new Set(names)).toEqual(new Set(['Google Ads', 'Meta Ads', 'newsletter', 'google']));
  }
});

test('it has something to see on every screen', async () => {
  const fraud = contract.getFraud.answer.parse(await of('/api/fraud'));
  expect(fraud.cases.length).toBeGreaterThan(3);
  expect(fraud.fraudPercentage).toBeGreaterThan(0.2);
  expect(fraud.fraudPercentage).toBeLessThan(3);
  expect(fraud.totalLoss).toBeGreaterThan(100);
  expect(fraud.totalLossAtLeast).toBe(false);
  // No ad brought them.
  expect(fraud.lossParts.map(({ amount }) => amount !== null && amount > 0)).toEqual([true, true, true, true, false]);
  const judged = fraud.cases.flatMap((one) => one.fraud.verdicts);
  expect(new Set(judged.map(({ verdict }) => verdict))).toEqual(
    new Set(['fraud', 'not_fraud', 'disputed', 'won', 'lost']),
  );
  expect(judged.map(({ by }) => by)).toEqual(judged.map(() => 'Demo'));
  const returns = contract.getReturns.answer.parse(await of('/api/returns'));
  expect(returns.returnRate).toBeGreaterThan(3);
  expect(returns.topReturnReasons.length).toBeGreaterThan(3);
  const returned = returns.topReturnReasons.reduce((orders, { count }) => orders + count, 0);
  expect(returned).toBe(Math.round(returns.totalReturnValue / (returns.averageReturnValue ?? 0)));
  const stock = contract.getStock.answer.parse(await of('/api/stock'));
  expect(stock.summary).toMatchObject({ suppliers: 6 });
  expect(stock.suppliers.filter(({ status }) => status === 'Critical').map(({ product }) => product)).toContain(
    'Covor țesut manual',
  );
  expect(stock.summary.criticalProducts).toBeLessThan(5);
  const alerts = contract.listAlerts.answer.parse(await of('/api/alerts'));
  expect(alerts.summary.active).toBeGreaterThan(2);
  const { recommendations } = contract.listRecommendations.answer.parse(await of('/api/recommendations'));
  expect(recommendations.length).toBeGreaterThan(2);
  const { baseline } = contract.getBaseline.answer.parse(await of('/api/forecast/baseline'));
  expect(baseline).toHaveLength(MONTHS - 1);
});

test('is loaded into an empty shop only, and for an address once', async () => {
  const { database } = app.services;
  await expect(database.forShop(shopId, (trx) => loadDemo(trx, shopId, { lastDay: LAST_DAY }))).rejects.toThrow(
    /empty/,
  );
  expect(await createDemoShop(database, OWNER, { lastDay: LAST_DAY, months: 1 })).toBeNull();
});

test('a local server makes one with a password of its own, at its first start alone', async () => {
  const { database } = app.services;
  const made = await ensureDemoShop(database, { lastDay: LAST_DAY, months: 1 });
  expect(made).toEqual({ email: LOCAL_DEMO_EMAIL, password: expect.stringMatching(/^[\w-]{16}$/) });
  expect((await app.login(LOCAL_DEMO_EMAIL, made?.password ?? '')).status).toBe(200);
  expect(await ensureDemoShop(database)).toBeNull();
});
