// The figures of the screens against figures that are worked out from the raw rows of the same shop, one by one, in another way
// (testing/raw-shop.ts): to the minor unit, for real orders with costs and for the demo shop.
import { readFileSync } from 'node:fs';
import { contract, type RouteName } from '@adaos/api';
import {
  ALLOCATION_KEYS,
  ATTRIBUTION_MODELS,
  CHANNEL_DIMENSIONS,
  FIGURES,
  isOrderDimension,
  LEDGER_KINDS,
  type LedgerKind,
  NET_SALES_KINDS,
} from '@adaos/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/days.ts';
import { loadDemo } from '../../demo/load.ts';
import { registerImportWorker } from '../../imports/worker.ts';
import { registerRecomputations } from '../../costs/recompute.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { recomputed } from '../../testing/recomputation.ts';
import { importNow } from '../../testing/imports.ts';
import { channelsIn, lackedBy, spendIn } from '../../testing/raw-channels.ts';
import { productsIn } from '../../testing/raw-products.ts';
import {
  cohortsIn,
  contributionOf,
  customersIn,
  daysBetween,
  median,
  netOf,
  partsIn,
  segmentOf,
} from '../../testing/raw-customers.ts';
import {
  coverageIn,
  type Days,
  isIn,
  major,
  percent,
  periodOf,
  type RawOrder,
  type RawShop,
  readRawShop,
  sum,
} from '../../testing/raw-shop.ts';
import { adSpendRoutes } from './ad-spend.ts';
import { campaignRoutes } from './campaigns.ts';
import { channelRoutes } from './channels.ts';
import { costRoutes } from './costs.ts';
import { customerRoutes } from './customers.ts';
import { forecastRoutes } from './forecast.ts';
import { fraudRoutes } from './fraud.ts';
import { growthRoutes } from './growth.ts';
import { importRoutes } from './imports.ts';
import { overviewRoutes } from './overview.ts';
import { productRoutes } from './products.ts';
import { stockRoutes } from './stock.ts';
import { NO_TERMS } from '../../testing/cost-rules.ts';

const JOURNEY = new URL('../../../../../tests/fixtures/journey-orders.csv', import.meta.url);
const LAST_DAY = '2026-11-20';
const SPRING = { from: '2024-01-01', to: '2024-03-31' };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({
    workers: [registerRecomputations],
    modules: [
      overviewRoutes,
      productRoutes,
      channelRoutes,
      costRoutes,
      customerRoutes,
      adSpendRoutes,
      campaignRoutes,
      fraudRoutes,
      forecastRoutes,
      stockRoutes,
      growthRoutes,
      importRoutes,
    ],
  });
  await registerImportWorker(testApp.services);
});
afterAll(() => testApp.close());

const BY_HAND = [
  { platform: 'Radio', campaign: 'Advent', amount: 10_001, from: '2009-12-01', to: '2009-12-07' },
  { platform: 'Radio', campaign: 'Advent', amount: 333, from: '2009-12-02', to: '2009-12-02' },
  { platform: 'Facebook', campaign: 'Advent', amount: 5_550, from: '2009-12-03', to: '2009-12-12' },
];

/** What was entered by hand for a day, in minor units. */
function byHandOn(day: string): number {
  return sum(
    BY_HAND.map(({ amount, from, to }) => {
      const days = Array.from({ length: 31 }, (_, n) => `2009-12-${String(n + 1).padStart(2, '0')}`).filter(
        (on) => on >= from && on <= to,
      );
      return Array.from({ length: amount }, (_, unit) => days[unit % days.length]).filter((on) => on === day).length;
    }),
  );
}

async function addRule(shop: TestShop, rule: object): Promise<void> {
  const payload = { ...NO_TERMS, ...rule };
  const answer = await testApp.app.inject({ method: 'POST', url: '/api/costs/rules', headers: shop.headers, payload });
  expect(answer.statusCode, answer.body).toBe(201);
}

/** Orders of December 2009 with percentages, unit costs of some products, costs by order and country, rent, stock, and ads without a report. */
async function december(): Promise<TestShop> {
  const shop = await testApp.createShop({ currency: null });
  const zone = { currency: 'GBP', timezone: 'Europe/London' };
  await importNow(testApp, shop, readFileSync(JOURNEY, 'utf8'), { ...zone, goodsCostPercent: 40 });
  const costs = 'SKU,Unit cost,From\n22350,1.10,2009-12-01\n22349,1.45,2009-12-01\n85123A,0.9,2009-12-02\n';
  await importNow(testApp, shop, costs, { ...zone, kind: 'costs' });
  const rules = [
    { kind: 'shipping_cost', perOrder: 4.2 },
    { kind: 'shipping_cost', perOrder: 9.15, country: 'France' },
    { kind: 'payment_fee', perOrder: 0.2, percent: 1.37 },
    { kind: 'handling', perItem: 0.03, from: '2009-12-03' },
    { kind: 'custom_cost', label: 'Rent', perMonth: 311.17, to: '2009-12-31' },
  ];
  for (const rule of rules) await addRule(shop, { from: '2009-12-01', ...rule });
  // Ads without a report: their amounts in minor units, handed out a unit at a time.
  for (const spend of BY_HAND) {
    const payload = { ...spend, amount: spend.amount / 100, currency: 'GBP' };
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/costs/ad-spend',
      headers: shop.headers,
      payload,
    });
    expect(answer.statusCode, answer.body).toBe(201);
  }
  await recomputed(testApp, shop);
  return shop;
}

async function demo(): Promise<TestShop> {
  const shop = await testApp.createShop({ currency: null });
  await testApp.services.database.forShop(shop.shopId, (trx) =>
    loadDemo(trx, shop.shopId, { lastDay: LAST_DAY, months: 4 }),
  );
  return shop;
}

/** The export of a platform, with costs for everything that it has. */
const exported = (name: string, currency: string, timezone: string) => async (): Promise<TestShop> => {
  const shop = await testApp.createShop({ currency: null });
  const file = readFileSync(new URL(`../../../../../tests/fixtures/imports/${name}`, import.meta.url), 'utf8');
  await importNow(testApp, shop, file, { currency, timezone, goodsCostPercent: 37 });
  const rules = [
    { kind: 'shipping_cost', perOrder: 3.15, perItem: 0.4 },
    { kind: 'shipping_cost', perOrder: 2.75, country: 'RO' },
    { kind: 'payment_fee', perOrder: 0.25, percent: 1.9 },
    { kind: 'return_shipping_cost', perOrder: 4.4 },
    { kind: 'custom_cost', label: 'Rent', perMonth: 100, to: '2024-03-31' },
  ];
  for (const rule of rules) await addRule(shop, { from: '2024-01-01', ...rule });
  await recomputed(testApp, shop);
  return shop;
};

const GIVEN_BACK =
  /^(wc-)?(refunded|returned|storno|stornat|returnat|rambursat|rembours|reembolsad|erstattet|rimborsat)/i;

/** Orders refunded in a period, by a refund in it, else by what the order is or its dispute became. */
function refundedIn(raw: RawShop, period: Days): RawOrder[] {
  const refunds = raw.entries.filter(({ kind, amount }) => kind === 'refund' && amount < 0);
  const known = new Set(refunds.map(({ order }) => order));
  const inPeriod = new Set(refunds.filter(({ on }) => isIn(period, on)).map(({ order }) => order));
  const verdicts = new Map(raw.verdicts.map((row) => [row.order_id, row.verdict]));
  return raw.orders.filter((order) => {
    if (known.has(order.id)) return inPeriod.has(order.id) && !order.off;
    const lost = verdicts.get(order.id) === 'lost' && !order.off;
    return isIn(period, order.on) && (order.kind === 'refund' || GIVEN_BACK.test(order.status) || lost);
  });
}

describe.each([
  { name: 'real orders of December', make: december, days: { from: '2009-12-01', to: '2009-12-31' } },
  { name: 'the demo shop', make: demo, days: { from: '2026-08-01', to: LAST_DAY }, tags: ['full'] },
  { name: 'an export of Shopify', make: exported('shopify-ties.csv', 'EUR', 'Europe/Bucharest'), days: SPRING },
  { name: 'an export of WooCommerce', make: exported('woocommerce-advanced.csv', 'RON', 'UTC'), days: SPRING },
  { name: 'another export of WooCommerce', make: exported('woocommerce-items.csv', 'RON', 'UTC'), days: SPRING },
  { name: 'a file of lines', make: exported('romanian-lines.csv', 'RON', 'Europe/Bucharest'), days: SPRING },
])('$name', ({ make, days, tags }) => {
  let shop: TestShop;
  let raw: RawShop;
  /** Of what is asked for many times: of two years it takes half a minute. */
  const each = { tags: tags ?? [] };
  /** All of it, a part in the middle, and one day. */
  let periods: Days[];
  const lastOrder = () =>
    raw.orders
      .filter(({ kind }) => kind !== 'adjustment')
      .map(({ on }) => on)
      .toSorted()
      .at(-1) ?? '';

  beforeAll(async () => {
    shop = await make();
    raw = await readRawShop(testApp.services.database, shop.shopId);
    const middle = addDays(lastOrder(), -3);
    periods = [days, { from: addDays(middle, -12), to: middle }, { from: middle, to: middle }];
  }, 120_000);

  async function ask(name: RouteName, url: string) {
    const answer = await testApp.app.inject({ url, headers: shop.headers });
    expect(answer.statusCode, `${url} ${answer.body.slice(0, 300)}`).toBe(200);
    return (contract[name].answer as unknown as { parse(value: unknown): Record<string, never> }).parse(answer.json());
  }
  const query = ({ from, to }: Days) => `from=${from}&to=${to}`;
  const orNull = (minor: number | null) => (minor === null ? null : major(minor));

  test('the overview', async () => {
    for (const period of periods) {
      const found = await ask('getOverview', `/api/overview?${query(period)}`);
      const own = periodOf(raw, period);
      const ordered = raw.orders.filter(({ on }) => isIn(period, on));
      const orders = ordered.filter(({ kind, off }) => kind === 'order' && !off);
      const customers = new Set(orders.flatMap(({ customer }) => customer ?? []));
      expect(found).toMatchObject({
        profitNet: orNull(own.profit),
        adsSpend: orNull(own.ads),
        roi: own.ads && own.profit !== null ? percent(own.profit + own.ads, own.ads) : null,
        netSales: major(own.netSales),
        orders: orders.length,
        refunds: refundedIn(raw, period).length,
        missing: own.missing,
        quickStats: {
          totalRevenue: major(own.revenue),
          activeUsers: customers.size,
          averageOrder: orders.length === 0 ? null : major(Math.round(own.netSales / orders.length)),
        },
      });
      const points = found['chartData'] as unknown as { netSales: number; month: string; profit: number | null }[];
      expect(Math.round(sum(points.map(({ netSales }) => netSales * 100)))).toBe(own.netSales);
      for (const { month, netSales, profit } of points) {
        const span = month.length === 7 ? { from: `${month}-01`, to: `${month}-31` } : { from: month, to: month };
        const one = periodOf(raw, {
          from: span.from > period.from ? span.from : period.from,
          to: span.to < period.to ? span.to : period.to,
        });
        expect({ month, netSales }).toEqual({ month, netSales: major(one.netSales) });
        if (profit !== null) expect({ month, profit }).toEqual({ month, profit: orNull(one.profit) });
      }
    }
  });

  test('new and returning customers and orders without a customer, which are all of the overview', async () => {
    for (const period of periods) {
      const found = contract.getCustomers.answer.parse(await ask('getCustomers', `/api/customers?${query(period)}`));
      const { profitNet, netSales } = contract.getOverview.answer.parse(
        await ask('getOverview', `/api/overview?${query(period)}`),
      );
      const { parts = [], beside = 0 } = found.now ?? {};
      expect(parts).toEqual(
        partsIn(raw, period).map(({ net, contribution, ...part }) => {
          return { ...part, netSales: major(net), contribution: major(contribution) };
        }),
      );
      const cents = (amounts: readonly number[]) => sum(amounts.map((amount) => Math.round(amount * 100)));
      expect(cents(parts.map((part) => part.netSales))).toBe(cents([netSales]));
      expect(cents([...parts.map((part) => part.contribution), beside])).toBe(cents([profitNet ?? Number.NaN]));
      expect(found.missing).toEqual(periodOf(raw, period).missing.filter((kind) => kind !== 'ad_spend'));
    }
  });

  test('the cohorts, the segments and the customers in them', async () => {
    const customers = customersIn(raw);
    const found = contract.getCustomers.answer.parse(await ask('getCustomers', `/api/customers?${query(days)}`));
    const again = customers.filter(({ orders }) => orders.length > 1).length;
    expect(found).toMatchObject({
      customers: customers.length,
      repeatRate: percent(again, customers.length),
      daysBetween: median(daysBetween(customers)),
    });
    const cohorts = cohortsIn(customers, lastOrder().slice(0, 7));
    expect(found.cohorts.map(({ month, customers: size }) => ({ month, size }))).toEqual(
      cohorts.map(({ month, customers: size }) => ({ month, size })),
    );
    for (const [at, cohort] of cohorts.entries()) {
      const shown = found.cohorts[at]?.months ?? [];
      expect(shown.map((month) => month.customers)).toEqual(cohort.months.map((month) => month.customers));
      for (const [age, { contribution }] of cohort.months.entries())
        expect(Math.abs((shown[age]?.contribution ?? Number.NaN) * 100 - contribution / cohort.customers)).toBeLessThan(
          0.51,
        );
    }
    const average = sum(customers.map(({ entries }) => netOf(entries))) / customers.length;
    const bySegment = Map.groupBy(customers, (customer) => segmentOf(customer, average, lastOrder()));
    const list = contract.listCustomers.answer.parse(await ask('listCustomers', '/api/customers/list?limit=200'));
    for (const { segment, ...row } of list.segments) {
      const own = bySegment.get(segment) ?? [];
      const entries = own.flatMap((customer) => customer.entries);
      expect({ segment, ...row }).toMatchObject({
        segment,
        customers: own.length,
        netSales: major(netOf(entries)),
        contribution: major(contributionOf(entries)),
      });
    }
    const expected = new Set(
      customers.map(({ entries, orders }) => `${orders.length} ${major(contributionOf(entries))}`),
    );
    expect(list.total).toBe(customers.length);
    expect(list.customers.every(({ orders, contribution }) => expected.has(`${orders} ${contribution}`))).toBe(true);
    const best = [...customers].toSorted((a, b) => contributionOf(b.entries) - contributionOf(a.entries))[0];
    expect(list.customers[0]).toMatchObject({ contribution: major(contributionOf(best?.entries ?? [])) });
  });

  test('each product, by each key that order costs are shared by', each, async () => {
    // Every fifth product has no weight.
    const codes = [...new Set(raw.lines.flatMap(({ code }) => code ?? []))].toSorted();
    const grams = new Map(codes.flatMap((code, at) => (at % 5 === 4 ? [] : [[code, (at * 37) % 900] as const])));
    const facts = JSON.stringify([...grams].map(([code, weight]) => ({ code, weight })));
    await testApp.services.database.forShop(shop.shopId, (trx) =>
      sql`
        insert into product_facts as f (shop_id, code, weight_grams)
        select ${shop.shopId}, code, weight from jsonb_to_recordset(${facts}::jsonb) as t(code text, weight int)
        on conflict (shop_id, code) do update set weight_grams = excluded.weight_grams`.execute(trx),
    );
    for (const key of [...ALLOCATION_KEYS, 'value'] as const) {
      const { headers } = shop;
      const url = '/api/products/allocation';
      const changed = await testApp.app.inject({ method: 'PUT', url, headers, payload: { key } });
      expect(changed.statusCode, changed.body).toBe(200);
      await recomputed(testApp, shop);
      for (const period of periods) {
        const expected = productsIn(raw, period, key, grams);
        const shown: string[] = [];
        let cents = 0;
        for (let page = 0, total = 1; shown.length < total; page += 1) {
          const found = contract.listProductProfits.answer.parse(
            await ask('listProductProfits', `/api/products?${query(period)}&by=variant&limit=200&page=${page}`),
          );
          ({ total } = found);
          expect(found.allocation).toEqual({ key, byValue: expected.byValue });
          if (page === 0) cents += Math.round(found.rest.contribution * 100);
          for (const { code, units, netSales, discounts, goodsCost, orderCosts, contribution } of found.products) {
            shown.push(code);
            cents += Math.round(contribution * 100);
            const own = expected.products.get(code) ?? { units: 0, net: 0, discount: 0, goods: 0, costs: 0 };
            expect({ code, units, netSales, discounts, goodsCost, orderCosts }, key).toEqual({
              code,
              units: own.units,
              netSales: major(own.net),
              discounts: major(0 - own.discount),
              goodsCost: major(0 - own.goods),
              orderCosts: major(0 - own.costs),
            });
          }
        }
        // With what belongs to no product they are all of the ledger.
        expect(cents).toBe(sum(raw.entries.filter(({ on }) => isIn(period, on)).map(({ amount }) => amount)));
        for (const [code, { net, goods, costs }] of expected.products)
          if (net !== 0 || goods !== 0 || costs !== 0) expect(shown).toContain(code);
      }
    }
  });

  test('each channel, and the costs that its orders lack', each, async () => {
    for (const period of periods) {
      for (const dimension of CHANNEL_DIMENSIONS) {
        for (const model of isOrderDimension(dimension) ? (['last'] as const) : ATTRIBUTION_MODELS) {
          const { channels } = contract.listChannels.answer.parse(
            await ask('listChannels', `/api/channels?${query(period)}&dimension=${dimension}&model=${model}&limit=200`),
          );
          const byCampaign = dimension === 'campaign';
          const spend = isOrderDimension(dimension) ? new Map<string, number>() : spendIn(raw, period, byCampaign);
          const expected = channelsIn(raw, period, dimension, model);
          const keys = channels.map(({ channel, campaign }) => JSON.stringify([channel, campaign]));
          for (const [at, row] of channels.entries()) {
            const own = expected.get(keys[at] ?? '');
            const label = `${dimension} ${model} ${keys[at]}`;
            // Shares of several touches have five decimals, and are rounded so that the rows add up.
            const slack = isOrderDimension(dimension) ? 0.01 : 1.5 + 0.0001 * Math.abs(own?.net ?? 0);
            expect(Math.abs(row.orders - (own?.orders ?? 0)), label).toBeLessThan(0.02);
            expect(Math.abs(row.newCustomers - (own?.newCustomers ?? 0)), label).toBeLessThan(0.02);
            expect(Math.abs(Math.round(row.netSales * 100) - (own?.net ?? 0)), label).toBeLessThan(slack);
            expect(Math.abs(Math.round(row.contribution * 100) - (own?.contribution ?? 0)), label).toBeLessThan(slack);
            expect(row.adSpend, label).toBe(major(spend.get(keys[at] ?? '') ?? 0));
            const lacked = lackedBy(raw, period, own?.ids ?? new Set<string>());
            expect(row.missing.toSorted(), label).toEqual(lacked.toSorted());
          }
          for (const [key, { net, orders }] of expected) if (net !== 0 || orders > 0.01) expect(keys).toContain(key);
        }
      }
    }
  });

  test('the ad spend for each new customer, by platform', async () => {
    const { payback, paybackPeriod } = contract.getCustomers.answer.parse(
      await ask('getCustomers', `/api/customers?${query(days)}`),
    );
    if (paybackPeriod === null) return;
    const { from, to } = paybackPeriod;
    const span = { from: `${from}-01`, to: `${to}-31` };
    const won = customersIn(raw).filter(({ orders }) => isIn(span, orders[0]?.on ?? ''));
    const platforms = new Map(raw.campaigns.map(({ id, platform }) => [id, platform]));
    for (const { channel, spend, customers } of payback) {
      const spent = raw.campaignDays.filter(
        ({ day, campaign_id: id }) => isIn(span, day) && (channel === null || platforms.get(id) === channel),
      );
      expect({ channel, spend }).toEqual({ channel, spend: major(sum(spent.map((one) => Number(one.spend_minor)))) });
      const shares = won.map(({ orders }) => {
        const brought = raw.brought.filter(({ order_id: id }) => id === orders[0]?.id);
        const own = brought.filter(({ campaign_id: id }) => platforms.get(id) === channel);
        const share = sum(own.map(({ weight }) => Number(weight)));
        if (channel === null) return 1;
        return channel === '' ? 1 - sum(brought.map(({ weight }) => Number(weight))) : share;
      });
      expect(Math.abs(customers - sum(shares))).toBeLessThan(0.006);
    }
  });

  test('every figure opens to its parts', async () => {
    for (const period of periods) {
      const own = periodOf(raw, period);
      for (const figure of FIGURES) {
        const { parts, value } = await ask('getFigure', `/api/figures/${figure}?${query(period)}`);
        const values = { netProfit: own.profit, netSales: own.netSales, adSpend: own.ads };
        if (figure !== 'roi') expect({ figure, value }).toEqual({ figure, value: orNull(values[figure]) });
        for (const kind of LEDGER_KINDS) {
          const ofKind = (parts as unknown as { kind: LedgerKind; amount: number | null }[]).filter(
            (part) => part.kind === kind,
          );
          const shown = Math.round(sum(ofKind.map(({ amount }) => (amount ?? 0) * 100)));
          const sign = kind === 'ad_spend' && figure !== 'netProfit' ? -1 : 1;
          if (ofKind.length > 0)
            expect({ figure, kind, shown }).toEqual({ figure, kind, shown: sign * own.of(kind) || 0 });
        }
      }
    }
  });

  test('the orders behind a figure and behind each kind of entry are listed, each with its amount', each, async () => {
    const asked: { figure: (typeof FIGURES)[number]; kind?: LedgerKind }[] = [
      { figure: 'netProfit' },
      { figure: 'netSales' },
      { figure: 'netProfit', kind: 'refund' },
      { figure: 'netProfit', kind: 'shipping_cost' },
      { figure: 'netSales', kind: 'sale' },
    ];
    for (const period of periods) {
      for (const { figure, kind } of asked) {
        const kinds: readonly LedgerKind[] = kind ? [kind] : figure === 'netSales' ? NET_SALES_KINDS : LEDGER_KINDS;
        const entries = raw.entries.filter(
          (entry) => entry.order !== null && kinds.includes(entry.kind) && isIn(period, entry.on),
        );
        const byOrder = Map.groupBy(entries, ({ order }) => order ?? '');
        const expected = [...byOrder].flatMap(([id, own]) => {
          const amount = sum(own.map((entry) => entry.amount));
          const knownOn = own.filter(({ known }) => known !== 0).map(({ on }) => on);
          return sum(own.map(({ known }) => known)) > 0 || amount !== 0
            ? [{ id, amount: major(amount), on: knownOn.toSorted().at(-1) }]
            : [];
        });
        const found: { id: string; amount: number; on: string }[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const at: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
          const of = kind ? `&kind=${kind}` : '';
          const page = await ask(
            'listFigureOrders',
            `/api/figures/${figure}/orders?${query(period)}${of}&limit=200${at}`,
          );
          expect(page['total']).toBe(expected.length);
          for (const { id, amount, occurredOn } of page['orders'] as unknown as {
            id: string;
            amount: number;
            occurredOn: string;
          }[])
            found.push({ id, amount, on: occurredOn });
          cursor = page['nextCursor'] as unknown as string | null;
        }
        const sorted = expected.toSorted(
          (a, b) => (b.on ?? '').localeCompare(a.on ?? '') || Number(b.id) - Number(a.id),
        );
        expect(found).toEqual(sorted);
      }
    }
  });

  test('the ad spend that was entered by hand', async () => {
    if (make !== december) return;
    for (const period of periods) {
      const found = await ask('getOverview', `/api/overview?${query(period)}`);
      const all = Array.from({ length: 31 }, (_, n) => `2009-12-${String(n + 1).padStart(2, '0')}`);
      expect(found['adsSpend'] ?? 0).toBe(major(sum(all.filter((day) => isIn(period, day)).map(byHandOn))));
    }
    const { platforms } = await ask('getAds', `/api/ads?${query(days)}`);
    expect(platforms).toMatchObject([
      { name: 'Radio', spend: 10_334 },
      { name: 'Meta Ads', spend: 5_550 },
    ]);
  });

  test('the campaigns and the platforms of ads', async () => {
    for (const period of periods) {
      const { campaigns } = await ask('listCampaigns', `/ads/campaigns?${query(period)}`);
      const rows = campaigns as unknown as {
        id: string;
        spend: number;
        profit: number | null;
        clicks: number;
        missing: LedgerKind[];
      }[];
      expect(rows).toHaveLength(raw.campaigns.length);
      for (const row of rows) {
        const ofCampaign = raw.campaignDays.filter((day) => day.campaign_id === row.id && isIn(period, day.day));
        const spend = sum(ofCampaign.map((day) => Number(day.spend_minor)));
        const weights = new Map(
          raw.brought.filter(({ campaign_id: id }) => id === row.id).map((one) => [one.order_id, Number(one.weight)]),
        );
        const brought = raw.entries.filter(
          ({ order, on, kind }) => isIn(period, on) && kind !== 'ad_spend' && weights.has(order ?? ''),
        );
        // In units of a hundred thousandth, as exact as the weights.
        const parts = sum(
          brought.map(({ order, amount }) => amount * Math.round((weights.get(order ?? '') ?? 0) * 100_000)),
        );
        const contribution = Math.sign(parts) * Math.floor(Math.abs(parts) / 100_000 + 0.5);
        const touched = new Set(brought.flatMap(({ order }) => order ?? []));
        const lacking = coverageIn(raw, period, touched);
        expect({ ...row }).toMatchObject({
          spend: major(spend),
          clicks: sum(ofCampaign.map(({ clicks }) => Number(clicks))),
          ...(row.profit === null ? {} : { profit: major(contribution - spend) }),
          missing: LEDGER_KINDS.filter((kind) => kind !== 'tax' && (lacking.get(kind)?.without ?? 0) > 0),
        });
      }
      if (raw.campaigns.length === 0) continue;
      const ads = await ask('getAds', `/api/ads?${query(period)}`);
      const own = periodOf(raw, period);
      expect(ads).toMatchObject({
        totalSpend: major(own.ads ?? 0),
        totalProfit: orNull(own.profit),
        missing: own.missing,
      });
    }
  });

  test('fraud and returns of the year', async () => {
    const last = lastOrder();
    const [year, month] = [Number(last.slice(0, 4)), last.slice(0, 7)];
    const from = `${month.endsWith('-12') ? year : year - 1}-${month.endsWith('-12') ? '01' : String(Number(month.slice(5)) + 1).padStart(2, '0')}-01`;
    const period = { from, to: `${month}-31` };
    const back = raw.entries.filter(({ kind, order }) => kind === 'refund' && order !== null);
    const byOrder = new Map(raw.orders.map((order) => [order.id, order]));
    /** By order and day, as what came back on a day is one return. */
    const returns = [...Map.groupBy(back, ({ order, on }) => `${order} ${on}`).values()].flatMap((own) => {
      const value = -sum(own.map(({ amount }) => amount));
      const order = byOrder.get(own[0]?.order ?? '');
      return value > 0 && order ? [{ order, on: own[0]?.on ?? '', value }] : [];
    });
    const counted = returns.filter(({ order, on }) => !order.off && isIn(period, on));
    const value = sum(counted.map((one) => one.value));
    const sent = raw.orders.filter(({ kind, off, on }) => kind === 'order' && !off && isIn(period, on));
    const cameBack = new Set(refundedIn(raw, { from, to: '2199-12-31' }).map(({ id }) => id));
    const creditNotes = raw.orders.filter(({ kind, on }) => kind === 'refund' && isIn(period, on)).length;
    const events = new Set(counted.map(({ order }) => order.id)).size;
    expect(await ask('getReturns', '/api/returns')).toMatchObject({
      totalReturnValue: major(value),
      averageReturnValue: events === 0 ? null : major(Math.round(value / events)),
      returnRate: percent(sent.filter(({ id }) => cameBack.has(id)).length + creditNotes, sent.length),
      returnsThisMonth: refundedIn(raw, { from: `${month}-01`, to: `${month}-31` }).length,
    });

    const verdicts = new Map(raw.verdicts.map((one) => [one.order_id, one.verdict]));
    const disputed = Map.groupBy(
      raw.entries.filter(({ kind }) => kind === 'dispute'),
      ({ order }) => order,
    );
    const isFraud = ({ id, status }: { id: string; status: string }) => {
      const verdict = verdicts.get(id) ?? null;
      if (verdict !== null) return verdict === 'fraud' || verdict === 'lost';
      return /fraud/i.test(status) || (disputed.get(id) ?? []).some(({ amount }) => amount < 0);
    };
    const inYear = raw.orders.filter(({ kind, on }) => kind === 'order' && isIn(period, on));
    const frauds = inYear.filter(isFraud);
    const captured = inYear.filter((order) => !order.off || isFraud(order));
    const fraud = await ask('getFraud', '/api/fraud');
    expect(fraud).toMatchObject({
      totalTransactions: captured.length,
      fraudTransactions: frauds.length,
      fraudPercentage: percent(frauds.length, captured.length),
    });
  });

  test('what is on hand', async () => {
    const { suppliers } = await ask('getStock', '/api/stock');
    const rows = suppliers as unknown as { id: string; stock: number }[];
    expect(rows).toHaveLength(raw.stock.length);
    const orders = new Map(raw.orders.map((order) => [order.id, order]));
    for (const item of raw.stock) {
      if (raw.stock.filter(({ sku }) => sku === item.sku).length > 1) continue;
      const after = raw.lines.filter(({ code, order }) => {
        const of = orders.get(order);
        return code === item.sku && of !== undefined && !of.off && of.placedAt > item.counted_at;
      });
      const moved = sum(after.map(({ quantity }) => quantity));
      expect(rows.find(({ id }) => id === item.id)?.stock).toBe(Math.max(0, Number(item.units) - moved));
    }
  });

  test('the costs: how much of the sales has each, and what was sold of each product', async () => {
    const { coverage, period } = await ask('getCosts', '/api/costs');
    const of = period as unknown as Days;
    const own = coverageIn(raw, of);
    for (const { kind, known, of: all, share } of coverage as unknown as {
      kind: LedgerKind;
      known: number;
      of: number;
      share: number | null;
    }[]) {
      if (kind === 'custom_cost') continue;
      const found = own.get(kind) ?? { known: 0, of: 0, without: 0 };
      expect({ kind, share, lacking: all - known }).toEqual({
        kind,
        share: percent(found.known, found.of),
        lacking: found.without,
      });
    }
    const sent = new Set(raw.orders.filter(({ off }) => !off).map(({ id }) => id));
    const byCode = Map.groupBy(
      raw.lines.filter(({ order, code }) => sent.has(order) && code !== null),
      ({ code }) => code ?? '',
    );
    const list = await ask('listProductCosts', '/api/costs/products?limit=100');
    expect(list['total']).toBe(byCode.size);
    const costed = Map.groupBy(
      raw.entries.filter(({ kind, line }) => kind === 'cogs' && line !== null),
      ({ line, on }) => `${line} ${on}`,
    );
    for (const row of list['products'] as unknown as {
      code: string;
      units: number;
      sales: number;
      unknownSales: number;
      firstSale: string;
    }[]) {
      const lines = byCode.get(row.code) ?? [];
      const within = lines.filter(({ on }) => isIn(of, on));
      const unknown = within.filter(
        ({ id, on, amount }) => amount > 0 && sum((costed.get(`${id} ${on}`) ?? []).map(({ known }) => known)) <= 0,
      );
      expect(row).toMatchObject({
        units: sum(within.map(({ quantity }) => quantity)),
        sales: major(sum(within.map(({ amount }) => amount))),
        unknownSales: major(sum(unknown.map(({ amount }) => amount))),
        firstSale: lines.map(({ on }) => on).toSorted()[0],
      });
    }
  });

  test('what a forecast follows from', async () => {
    const { baseline } = await ask('getBaseline', '/api/forecast/baseline');
    for (const { month, ...rest } of baseline as unknown as {
      month: string;
      sales: number;
      profit: number | null;
      ads: number | null;
    }[]) {
      const own = periodOf(raw, { from: `${month}-01`, to: `${month}-31` });
      expect({ month, ...rest }).toEqual({
        month,
        missing: own.missing,
        sales: major(own.netSales),
        profit: orNull(own.profit),
        ads: orNull(own.ads),
      });
    }
  });

  test('the customers', async () => {
    const orders = raw.orders.filter(({ kind, customer }) => kind === 'order' && customer !== null);
    const since = addDays(lastOrder(), -29);
    const byCustomer = [...Map.groupBy(orders, ({ customer }) => customer).values()].map((own) =>
      own.map(({ on }) => on).toSorted(),
    );
    expect(await ask('getAnalytics', '/api/analytics')).toMatchObject({
      totalUsers: byCustomer.length,
      activeUsers: byCustomer.filter((own) => (own.at(-1) ?? '') >= since).length,
      newUsers: byCustomer.filter((own) => (own[0] ?? '') >= since).length,
    });
  });
});
