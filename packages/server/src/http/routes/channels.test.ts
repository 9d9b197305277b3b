import { readFileSync } from 'node:fs';
import { type ChannelAmounts, contract } from '@adaos/api';
import { ATTRIBUTION_MODELS, CHANNEL_DIMENSIONS } from '@adaos/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attributeOrders } from '../../campaigns/attribute-orders.ts';
import { noteReportedTouches, noteSeen, type OrderTouch } from '../../campaigns/order-touches.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { addCampaign } from '../../testing/campaign-builder.ts';
import { coverageOf } from '../../testing/coverage.ts';
import { importNow } from '../../testing/imports.ts';
import { type BuiltOrder, ledgerBuilder } from '../../testing/ledger-builder.ts';
import { channelsIn, lackedBy, spendIn } from '../../testing/raw-channels.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { readRawShop } from '../../testing/raw-shop.ts';
import { channelRoutes } from './channels.ts';
import { importRoutes } from './imports.ts';
import { overviewRoutes } from './overview.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [channelRoutes, overviewRoutes, importRoutes] });
});
afterAll(() => testApp.close());

const get = async (shop: TestShop, url: string) => {
  const answer = await testApp.app.inject({ url, headers: shop.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
};
const ask = async (shop: TestShop, query: string) =>
  contract.listChannels.answer.parse((await get(shop, `/api/channels?${query}`)).json());
const overviewOf = async (shop: TestShop, query: string) =>
  contract.getOverview.answer.parse((await get(shop, `/api/overview?${query}`)).json());

/** Notes the touches of an order as the script of the shop's pages reports them. */
const touch = (shop: TestShop, order: string, ...ways: (string | OrderTouch)[]) =>
  testApp.services.database.forShop(shop.shopId, async (trx) => {
    const touches = ways.map((way) => (typeof way === 'string' ? { campaign: way, source: '' } : way));
    await noteSeen(trx, shop.shopId, order, touches);
    await attributeOrders(trx, shop.shopId, [order]);
  });

const cents = (amount: number) => Math.round(amount * 100);
const COLUMNS = ['orders', 'newCustomers', 'netSales', 'contribution', 'adSpend', 'profit'] as const;

/** All rows add up to the sum, and the sum is what the overview shows. */
async function expectOverview(shop: TestShop, query: string, grouping: string) {
  const { channels, none, beside, sum, ...others } = await ask(shop, `${query}&${grouping}&limit=200`);
  expect(others.total).toBe(channels.length);
  const rows: ChannelAmounts[] = [...channels, none, beside];
  for (const column of COLUMNS) {
    const total = rows.reduce((all, row) => all + cents(row[column]), 0);
    expect(total, `${grouping} ${column}`).toBe(cents(sum[column]));
  }
  const overview = await overviewOf(shop, query);
  const left = overview.breakdown.find(({ part }) => part === 'profit' || part === 'unknown');
  expect([sum.orders, sum.netSales, sum.profit]).toEqual([overview.orders, overview.netSales, left?.amount ?? 0]);
  return { channels, none, beside, sum, ...others };
}

/** Each row is what is worked out from the raw rows, but for what is lost in rounding. */
async function expectRaw(shop: TestShop, period: { from: string; to: string }) {
  const raw = await readRawShop(testApp.services.database, shop.shopId);
  const query = `from=${period.from}&to=${period.to}`;
  for (const dimension of CHANNEL_DIMENSIONS) {
    for (const model of ATTRIBUTION_MODELS) {
      const { channels, none } = await expectOverview(shop, query, `dimension=${dimension}&model=${model}`);
      expect(Math.min(none.orders, none.newCustomers), `${dimension} ${model}`).toBeGreaterThanOrEqual(0);
      const expected = channelsIn(raw, period, dimension, model);
      const byCampaign = dimension === 'campaign';
      const spend = dimension === 'source' || byCampaign ? spendIn(raw, period, byCampaign) : new Map<string, number>();
      const keyed = new Map(channels.map((row) => [JSON.stringify([row.channel, row.campaign]), row]));
      for (const [key, row] of keyed) {
        const own = expected.get(key) ?? {
          orders: 0,
          newCustomers: 0,
          net: 0,
          contribution: 0,
          ids: new Set<string>(),
        };
        expect(row.missing.toSorted(), `${dimension} ${model} ${key}`).toEqual(
          lackedBy(raw, period, own.ids).toSorted(),
        );
        expect(Math.abs(row.orders - own.orders), `${dimension} ${model} ${key}`).toBeLessThan(0.02);
        expect(Math.abs(row.newCustomers - own.newCustomers), key).toBeLessThan(0.02);
        // Shares have five decimals.
        const slack = 1.5 + 0.0001 * Math.abs(own.net);
        expect(Math.abs(cents(row.netSales) - own.net), `${dimension} ${model} ${key}`).toBeLessThan(slack);
        expect(Math.abs(cents(row.contribution) - own.contribution), key).toBeLessThan(slack);
        expect(cents(row.adSpend), key).toBe(spend.get(key) ?? 0);
        expect(row.models.map((one) => one.model)).toEqual(
          spend.size > 0 || byCampaign || dimension === 'source' ? [...ATTRIBUTION_MODELS] : [],
        );
      }
      for (const [key, own] of expected) {
        if (own.net !== 0 || own.orders > 0.01) expect([...keyed.keys()]).toContain(key);
      }
    }
  }
}

const migrationOf = (file: string) => readFileSync(new URL(`../../db/migrations/${file}.sql`, import.meta.url), 'utf8');
const channelsMigration = migrationOf('0050-channels');
const missingMigration = migrationOf('0055-missing-costs-of-channels');

/** What the migrations write of a shop that was there before them is what has been kept since. */
const expectMigrated = ({ shopId }: TestShop) =>
  testApp.services.database.forShop(shopId, async (trx) => {
    const rowsOf = async (table: string) => {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(table)} t order by 1`.execute(trx);
      return rows.map(({ row }) => row);
    };
    const read = async () => [
      await rowsOf('order_channels'),
      await rowsOf('channel_days'),
      await rowsOf('channel_months'),
    ];
    const kept = await read();
    await trx.deleteFrom('order_channels').execute();
    await trx.deleteFrom('channel_days').execute();
    await trx.deleteFrom('channel_months').execute();
    await sql.raw(channelsMigration.slice(channelsMigration.indexOf('end $$;') + 'end $$;'.length)).execute(trx);
    await sql.raw(missingMigration.slice(missingMigration.indexOf('create temporary table'))).execute(trx);
    expect(await read()).toEqual(kept);
  });

const MARCH = 'from=2024-03-01&to=2024-03-31';

describe('the channels of a shop', () => {
  let shop: TestShop;
  let search: string;
  beforeAll(async () => {
    shop = await testApp.createShop();
    const { database } = testApp.services;
    const ledger = ledgerBuilder(database, shop.shopId);
    search = await addCampaign(database, shop.shopId, { name: 'Search', days: [{ day: '2024-03-02', spend: 1_000 }] });
    await addCampaign(database, shop.shopId, {
      name: 'Reels',
      platform: 'Meta Ads',
      days: [{ day: '2024-03-02', spend: 500 }],
    });
    const order = (externalId: string, customer: string | null, amount: number, more: object = {}) =>
      ledger.addOrder({ on: '2024-03-10', externalId, customer, lines: [{ amount, goodsCost: amount / 2 }], ...more });
    await order('#1', 'ana', 10_000, {
      country: 'RO',
      paymentMethod: 'card',
      fileName: 'march.csv',
      discountCode: 'spring',
    });
    await order('2', 'ana', 3_000, { country: 'RO', discountCode: 'SPRING' });
    await order('3', 'ion', 2_000, { country: 'FR' });
    await order('4', null, 1_000);
    await ledger.addEntries('2024-03-05', [{ kind: 'custom_cost', amount: -700 }]);
    await touch(
      shop,
      '1',
      'search',
      { campaign: '', source: 'Newsletter' },
      { campaign: 'Reels', source: 'instagram' },
    );
    await touch(shop, '2', 'SEARCH', 'search', { campaign: 'Unknown', source: 'google' });
    await touch(shop, '3', { campaign: '', source: 'google' });
    await touch(shop, '4', { campaign: '', source: '(direct)' });
  });

  const netSales = async (grouping: string) => {
    const { channels, none } = await expectOverview(shop, MARCH, grouping);
    return Object.fromEntries([
      ...channels.map((row) => [row.name ?? row.channel, row.netSales]),
      ['none', none.netSales],
    ]);
  };

  test('share each order by the model that is asked for; a search engine without a campaign is no ad', async () => {
    expect(await netSales('model=first')).toEqual({
      'Google Ads': 130,
      'Meta Ads': 0,
      google: 20,
      newsletter: 0,
      none: 10,
    });
    expect(await netSales('model=last')).toEqual({
      'Google Ads': 30,
      'Meta Ads': 100,
      google: 20,
      newsletter: 0,
      none: 10,
    });
    expect(await netSales('model=linear')).toEqual({
      'Google Ads': 63.33,
      'Meta Ads': 33.34,
      google: 20,
      newsletter: 33.33,
      none: 10,
    });
    expect(await netSales('model=position')).toEqual({
      'Google Ads': 70,
      'Meta Ads': 40,
      google: 20,
      newsletter: 20,
      none: 10,
    });
  });

  test('have the campaigns apart, those that no report names too, with what each cost', async () => {
    const { channels, beside } = await expectOverview(shop, MARCH, 'dimension=campaign&model=linear');
    expect(channels.map((row) => [row.channel, row.campaign, row.name, row.orders, row.netSales, row.adSpend])).toEqual(
      [
        ['Google Ads', search, 'Search', 0.83, 48.33, 10],
        ['Meta Ads', expect.any(String), 'Reels', 0.34, 33.34, 5],
        ['newsletter', null, null, 0.33, 33.33, 0],
        ['google', null, null, 1, 20, 0],
        ['Google Ads', 'Unknown', 'Unknown', 0.5, 15, 0],
      ],
    );
    expect(beside).toEqual({
      orders: 0,
      newCustomers: 0,
      netSales: 0,
      contribution: -7,
      adSpend: 0,
      profit: -7,
      roi: null,
    });
  });

  test('have all four models beside each other, in each row', async () => {
    const { channels } = await ask(shop, `${MARCH}&model=first`);
    const google = channels.find(({ channel }) => channel === 'Google Ads');
    expect(google?.models.map(({ model, contribution, profit, roi }) => [model, contribution, profit, roi])).toEqual([
      ['first', 65, 55, 650],
      ['last', 15, 5, 150],
      ['linear', 31.67, 21.67, 316.7],
      ['position', 35, 25, 350],
    ]);
    expect(google).toMatchObject({ contribution: 65, profit: 55, roi: 650, newCustomers: 1 });
  });

  test('are also the store, the country, the payment and the code that the orders name, where ads belong to none', async () => {
    expect(await netSales('dimension=store')).toEqual({ 'march.csv': 100, none: 60 });
    expect(await netSales('dimension=country')).toEqual({ RO: 130, FR: 20, none: 10 });
    expect(await netSales('dimension=payment_method')).toEqual({ card: 100, none: 60 });
    expect(await netSales('dimension=discount_code')).toEqual({ SPRING: 130, none: 30 });
    const { beside, channels } = await ask(shop, `${MARCH}&dimension=country`);
    expect(beside).toMatchObject({ adSpend: 15, contribution: -7, profit: -22 });
    expect(channels[0]?.models).toEqual([]);
  });

  test('blended figures are of all orders and all ads', async () => {
    const { blended, sum } = await ask(shop, MARCH);
    // 160.00 / 15.00, and 15.00 / 2 customers.
    expect(blended).toEqual({ mer: 10.67, acquisitionCost: 7.5 });
    expect(sum.newCustomers).toBe(2);
    const april = await ask(shop, 'from=2024-04-01&to=2024-04-30&compare=previous');
    expect(april.blended).toEqual({ mer: null, acquisitionCost: null });
    expect(april.before).toMatchObject({ from: '2024-03-02', to: '2024-03-31', sum: { netSales: 160, orders: 4 } });
    const later = await ask(shop, 'from=2024-03-11&to=2024-03-12&compare=previous');
    expect(later.before).toMatchObject({ sum: { netSales: 160, orders: 4 }, none: { netSales: 10 } });
    // Of days before the first order nothing is known.
    expect((await ask(shop, `${MARCH}&compare=previous`)).before).toBeNull();
  });

  test('each row names the costs that one of its own orders lacks, by each model', async () => {
    const other = await testApp.createShop();
    const ledger = ledgerBuilder(testApp.services.database, other.shopId);
    const order = (externalId: string, on: string, lines: BuiltOrder['lines'], more: Partial<BuiltOrder> = {}) =>
      ledger.addOrder({ on, externalId, lines: lines ?? [], ...more });
    const costs = (['shipping_cost', 'handling', 'payment_fee'] as const).map((kind) => ({ kind, amount: -10 }));
    await order('1', '2024-03-10', [{ amount: 1_000, goodsCost: 400 }], { country: 'RO', entries: costs });
    await order('2', '2024-03-10', [{ amount: 1_000 }], { country: 'FR', entries: costs });
    // On this day no order has a cost of the goods or of shipping.
    await order('3', '2024-03-12', [{ amount: 1_000 }], { country: 'ES', entries: costs.slice(1) });
    await order('4', '2024-03-12', [{ amount: 1_000 }], { country: 'PT', status: 'cancelled' });
    await order('5', '2024-03-14', [{ amount: 1_000, goodsCost: 400 }], {
      country: 'HU',
      entries: [...costs, { kind: 'refund', amount: -100, on: '2024-03-20' }],
    });
    await touch(other, '2', { campaign: '', source: 'mail' }, { campaign: '', source: 'blog' });
    await touch(other, '5', { campaign: '', source: 'blog' });
    const { channels, missing, none } = await ask(other, `${MARCH}&dimension=country`);
    expect(Object.fromEntries(channels.map((row) => [row.channel, row.missing]))).toEqual({
      RO: [],
      FR: ['cogs'],
      ES: ['cogs', 'shipping_cost'],
      PT: [],
      HU: ['return_shipping_cost'],
    });
    expect(missing).toEqual(['cogs', 'shipping_cost', 'return_shipping_cost', 'ad_spend']);
    expect(none.missing).toEqual([]);
    const byDay = await ask(other, 'from=2024-03-14&to=2024-03-19&dimension=country');
    expect(byDay.channels.map((row) => [row.channel, row.missing])).toEqual([['HU', []]]);
    const { channels: sources, none: unattributed } = await ask(other, `${MARCH}&model=first`);
    expect(
      sources.map(({ channel, missing: own, models }) => [channel, own, models.map((one) => one.missing)]),
    ).toEqual([
      ['mail', ['cogs'], [['cogs'], [], ['cogs'], ['cogs']]],
      [
        'blog',
        ['return_shipping_cost'],
        [
          ['return_shipping_cost'],
          ['cogs', 'return_shipping_cost'],
          ['cogs', 'return_shipping_cost'],
          ['cogs', 'return_shipping_cost'],
        ],
      ],
    ]);
    // Which orders have no channel is not kept: they may lack what the period lacks.
    expect(unattributed.missing).toEqual(['cogs', 'shipping_cost', 'return_shipping_cost']);
    await expectRaw(other, { from: '2024-03-01', to: '2024-03-31' });
    await coverageOf(testApp.services.database, other.shopId);
  });

  test('open to the orders that they have a share in by the model', async () => {
    const orders = async (query: string) => {
      const answer = await get(shop, `/api/figures/netProfit/orders?${MARCH}&sort=total&order=asc&${query}`);
      const found = contract.listFigureOrders.answer.parse(answer.json());
      expect(found.total).toBe(found.orders.length);
      return found.orders.map(({ externalId }) => externalId);
    };
    expect(await orders('dimension=source&model=first&channel=Google Ads')).toEqual(['2', '#1']);
    expect(await orders('dimension=source&model=last&channel=Google Ads')).toEqual(['2']);
    expect(await orders('dimension=source&model=last&channel=newsletter')).toEqual([]);
    expect(await orders(`dimension=campaign&model=linear&channel=Google Ads&campaign=${search}`)).toEqual(['2', '#1']);
    expect(await orders('dimension=campaign&model=linear&channel=google')).toEqual(['3']);
    expect(await orders('dimension=source')).toEqual(['4']);
    expect(await orders('dimension=country&channel=FR')).toEqual(['3']);
    expect(await orders('dimension=country')).toEqual(['4']);
    expect(await orders('dimension=discount_code&channel=SPRING&search=2')).toEqual(['2']);
  });

  test('are sorted and paged, and a file has all of them', async () => {
    const names = async (query: string) =>
      (await ask(shop, `${MARCH}&model=first&${query}`)).channels.map(({ channel }) => channel);
    expect(await names('sort=netSales&limit=2')).toEqual(['Google Ads', 'google']);
    expect(await names('sort=channel&order=asc&limit=2&page=1')).toEqual(['Meta Ads', 'newsletter']);
    expect((await names('sort=roi'))[0]).toBe('Google Ads');
    const { body } = await get(shop, `/api/channels.csv?${MARCH}&dimension=country`);
    expect(body.split('\r\n').map((line) => line.split(',').slice(0, 4).join(','))).toEqual([
      '﻿Channel,Campaign,Orders,Net sales',
      'RO,,2,130',
      'FR,,1,20',
      'No channel,,1,10',
      'No order,,0,0',
      '',
    ]);
    const romanian = await get(shop, `/api/channels.csv?${MARCH}&dimension=country&language=ro`);
    expect(romanian.body.split('\r\n').map((line) => line.split(',')[0])).toEqual([
      '\u{feff}Canal',
      'RO',
      'FR',
      'Niciun canal',
      'Nicio comandă',
      '',
    ]);
  });

  test('are what is worked out from the raw rows, and what counting all again gives', async () => {
    await expectRaw(shop, { from: '2024-03-01', to: '2024-03-31' });
    await coverageOf(testApp.services.database, shop.shopId);
  });

  test('what a platform says of an order comes behind what the script has seen, unless that is among it', async () => {
    const { database } = testApp.services;
    const other = await testApp.createShop();
    const seen: OrderTouch[] = [
      { campaign: 'a', source: '' },
      { campaign: 'b', source: '' },
    ];
    const said = { ref: '#7', campaign: 'a', source: '' };
    const touches = (order: 'seen first' | 'said first', ...more: (typeof said)[]) =>
      database.forShop(other.shopId, async (trx) => {
        await trx.deleteFrom('order_touches').execute();
        if (order === 'said first') await noteReportedTouches(trx, other.shopId, [said, ...more]);
        await noteSeen(trx, other.shopId, '7', seen);
        await noteReportedTouches(trx, other.shopId, [said, ...more]);
        // What was seen of it later, by a page of thanks that is opened again, is no other way.
        await noteSeen(trx, other.shopId, '7', [{ campaign: 'late', source: '' }]);
        const rows = await trx.selectFrom('order_touches').select('campaign').orderBy('position').execute();
        return rows.map(({ campaign }) => campaign);
      });
    expect(await touches('seen first')).toEqual(['a', 'b']);
    expect(await touches('said first')).toEqual(['a', 'b']);
    said.campaign = 'c';
    expect(await touches('seen first')).toEqual(['a', 'b', 'c']);
    expect(await touches('said first')).toEqual(['a', 'b', 'c']);
  });
});

test('a shop without orders has none', async () => {
  const shop = await testApp.createShop();
  expect(await ask(shop, MARCH)).toMatchObject({ source: 'none', channels: [], total: 0, attributed: false });
});

const WAYS: OrderTouch[] = [
  { campaign: 'a', source: '' },
  { campaign: 'A', source: 'google' },
  { campaign: 'b', source: 'facebook' },
  { campaign: 'nobody', source: '' },
  { campaign: '', source: 'newsletter' },
  { campaign: '', source: 'direct' },
];

test('any shop’s rows add up to its overview, by whatever its orders are grouped', async () => {
  const order = fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    amount: fc.integer({ min: 1, max: 99_999 }),
    fee: fc.integer({ min: 0, max: 500 }),
    customer: fc.option(fc.constantFrom('x', 'y', 'z')),
    country: fc.option(fc.constantFrom('RO', 'FR')),
    status: fc.constantFrom(null, null, 'cancelled'),
    refund: fc.option(fc.integer({ min: 1, max: 5_000 })),
    ways: fc.array(fc.constantFrom(...WAYS), { maxLength: 5 }),
  });
  // A shop whose orders were all called off has no figures yet.
  const some = fc
    .array(order, { minLength: 1, maxLength: 6 })
    .filter((orders) => orders.some(({ status }) => status === null));
  await fc.assert(
    fc.asyncProperty(some, async (orders) => {
      const shop = await testApp.createShop();
      const { database } = testApp.services;
      const ledger = ledgerBuilder(database, shop.shopId);
      for (const name of ['a', 'b'])
        await addCampaign(database, shop.shopId, {
          name,
          platform: name === 'a' ? 'Google Ads' : 'Meta Ads',
          days: [{ day: '2024-03-04', spend: 333 }],
        });
      for (const [index, { day, amount, fee, customer, country, status, refund, ways }] of orders.entries()) {
        await ledger.addOrder({
          on: `2024-03-${String(day).padStart(2, '0')}`,
          externalId: `${index}`,
          customer,
          country,
          ...(status !== null && { status }),
          lines: [{ amount, goodsCost: Math.floor(amount / 3) }],
          entries: [
            { kind: 'payment_fee', amount: -fee },
            ...(refund === null ? [] : [{ kind: 'refund' as const, amount: -refund, on: '2024-04-03' }]),
          ],
        });
        if (ways.length > 0) await touch(shop, `${index}`, ...ways);
      }
      await expectRaw(shop, { from: '2024-03-03', to: '2024-04-10' });
      await coverageOf(database, shop.shopId);
      await expectMigrated(shop);
    }),
    { numRuns: propertyRuns(20) },
  );
});

test('[OVER-1] the rows of the December of a real shop are those that are worked out order by order', async () => {
  const shop = await testApp.createShop({ currency: null });
  const file = readFileSync(new URL('../../../../../tests/fixtures/journey-orders.csv', import.meta.url), 'utf8');
  await importNow(testApp, shop, file, { currency: 'GBP', timezone: 'Europe/London', goodsCostPercent: 58 });
  const { orders } = await readRawShop(testApp.services.database, shop.shopId);
  for (const [index, { externalId }] of orders.entries()) {
    const ways = [WAYS[index % 6], WAYS[(index * 5 + 3) % 6], WAYS[(index * 7 + 1) % 6]].flatMap((way) => way ?? []);
    if (index % 4 > 0) await touch(shop, externalId, ...ways.slice(0, index % 4));
  }
  await expectRaw(shop, { from: '2009-12-01', to: '2009-12-31' });
  await coverageOf(testApp.services.database, shop.shopId);
});
