import { readFileSync } from 'node:fs';
import type { MetricsAnswer, MetricsQuery } from '@adaos/api';
import {
  CHANNEL_DIMENSIONS,
  isTimeDimension,
  METRIC_DIMENSIONS,
  METRICS,
  type MetricDimension,
  type MetricId,
} from '@adaos/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attributeOrders } from '../campaigns/attribute-orders.ts';
import { noteSeen } from '../campaigns/order-touches.ts';
import type { Period } from '../calendar/days.ts';
import { listChannels } from '../channels/channels.ts';
import { getCustomers } from '../customers/customers.ts';
import { loadDemo } from '../demo/load.ts';
import { getVisits } from '../analytics/visits.ts';
import { getFigure } from '../insights/figure.ts';
import { getOverview } from '../insights/overview.ts';
import { listProductProfits } from '../products/product-profits.ts';
import { createTestApp, type TestApp, type TestShop } from '../testing/app.ts';
import { importNow } from '../testing/imports.ts';
import { ledgerBuilder } from '../testing/ledger-builder.ts';
import { dimensionsOf, goesWith, metricsOf } from './definitions/dimensions.ts';
import { metrics } from './definitions/index.ts';
import { queryMetrics } from './query.ts';
import { mondayOf } from './readers/spans.ts';

interface Filled {
  readonly shop: TestShop;
  /** Not whole months: the ends are read as days. */
  readonly period: Period;
}

let testApp: TestApp;
const shops: Record<'demo' | 'december', Filled | null> = { demo: null, december: null };

async function fillDemo(): Promise<Filled> {
  const shop = await testApp.createShop({ currency: null });
  await testApp.services.database.forShop(shop.shopId, (trx) =>
    loadDemo(trx, shop.shopId, { lastDay: '2026-11-20', months: 3 }),
  );
  return { shop, period: { from: '2026-10-06', to: '2026-11-20' } };
}

async function fillDecember(): Promise<Filled> {
  const shop = await testApp.createShop({ currency: null });
  const file = readFileSync(new URL('../../../../tests/fixtures/journey-orders.csv', import.meta.url), 'utf8');
  await importNow(testApp, shop, file, { currency: 'GBP', timezone: 'Europe/London', goodsCostPercent: 58 });
  const { database } = testApp.services;
  await database.forShop(shop.shopId, async (trx) => {
    const orders = await trx.selectFrom('orders').select('external_id').where('shop_id', '=', shop.shopId).execute();
    const touched = orders.map(({ external_id: id }) => id).filter((_, index) => index % 3 > 0);
    for (const [index, order] of touched.entries())
      await noteSeen(trx, shop.shopId, order, [{ campaign: index % 2 ? 'gifts' : '', source: 'newsletter' }]);
    await attributeOrders(trx, shop.shopId, touched);
    await sql`
      insert into product_facts (shop_id, code, product_group)
      select shop_id, code, 'Group ' || left(code, 2) from product_days
      where shop_id = ${shop.shopId} and code < '5' group by shop_id, code`.execute(trx);
  });
  return { shop, period: { from: '2009-12-01', to: '2009-12-31' } };
}

beforeAll(async () => {
  testApp = await createTestApp();
  shops.demo = await fillDemo();
  shops.december = await fillDecember();
});
afterAll(() => testApp.close());

const filled = (name: 'demo' | 'december') => {
  const shop = shops[name];
  if (!shop) throw new Error(`${name} is not filled`);
  return shop;
};

type Asked = Omit<MetricsQuery, 'from' | 'to'>;

const ask = ({ shop, period }: Filled, query: Asked & Partial<Period>): Promise<MetricsAnswer> =>
  queryMetrics(
    testApp.services.database,
    { shopId: shop.shopId, role: 'admin' },
    { limit: 1_000, ...period, ...query },
    'https://adaos.example',
  );

/** By at most twenty metrics of a question. */
const chunks = (ids: readonly MetricId[]) =>
  Array.from({ length: Math.ceil(ids.length / 20) }, (_, at) => ids.slice(at * 20, at * 20 + 20));

const cents = (amount: number) => Math.round(amount * 100);
const sumOf = (rows: MetricsAnswer['rows'], id: MetricId) =>
  rows.reduce((sum, { values }) => sum + cents(values[id] ?? 0), 0);

describe('the catalogue', () => {
  test('every metric can be grouped by time, and every dimension has metrics', () => {
    for (const id of METRICS) expect(dimensionsOf(id), id).toEqual(expect.arrayContaining(['day', 'week', 'month']));
    for (const dimension of METRIC_DIMENSIONS) expect(metricsOf(dimension), dimension).toContain('net_sales');
  });

  test('every metric says what it is in words of its own', () => {
    const said = METRICS.map((id) => metrics[id]);
    expect(said.every(({ name, formula }) => name !== '' && formula !== '')).toBe(true);
    expect(new Set(said.map(({ name }) => name)).size).toBe(METRICS.length);
  });
});

describe.each(['demo', 'december'] as const)('the figures of the shop %s', (name) => {
  const pairs = METRIC_DIMENSIONS.map((dimension): [MetricDimension, MetricId[]] => [
    dimension,
    metricsOf(dimension).filter((id) => metrics[id].additive),
  ]);

  test.each(pairs)('by %s add up to the total, to the minor unit', async (dimension, ids) => {
    const { period } = filled(name);
    for (const some of chunks(ids)) {
      const { rows, rowCount, totals } = await ask(filled(name), { metrics: some, dimensions: [dimension] });
      expect(rows).toHaveLength(rowCount);
      for (const id of some) {
        const unknown = totals.values[id] === null;
        const inRows = rows.some(({ values }) => values[id] !== null);
        if (!unknown) expect(sumOf(rows, id), `${id} by ${dimension}`).toBe(cents(totals.values[id] ?? 0));
        // The days before the first visit have none that are known.
        else expect(inRows && !isTimeDimension(dimension), `${id} by ${dimension} is unknown`).toBe(false);
      }
      const days = rows.map(({ dimensions }) => dimensions[dimension]);
      if (dimension === 'day') expect([days[0], days.at(-1)]).toEqual([period.from, period.to]);
    }
  });

  test('are those of the overview', async () => {
    const { shop, period } = filled(name);
    const overview = await getOverview(testApp.services.database, shop.shopId, period);
    const { totals } = await ask(filled(name), {
      metrics: [
        'net_profit',
        'net_sales',
        'ad_spend',
        'roi',
        'orders',
        'refunded_orders',
        'customers',
        'average_order',
        'total_revenue',
      ],
    });
    const { quickStats } = overview;
    expect(totals.values).toEqual({
      net_profit: overview.profitNet,
      net_sales: overview.netSales,
      ad_spend: overview.adsSpend,
      roi: overview.roi,
      orders: overview.orders,
      refunded_orders: overview.refunds,
      customers: quickStats.activeUsers,
      average_order: quickStats.averageOrder,
      total_revenue: quickStats.totalRevenue,
    });
    expect(totals.missing).toEqual(overview.missing);
    const points = await ask(filled(name), { metrics: ['net_profit', 'net_sales', 'ad_spend'], dimensions: ['day'] });
    expect(points.rows.map(({ dimensions, values }) => [dimensions['day'], ...Object.values(values)])).toEqual(
      overview.chartData.map(({ month, profit, netSales, ads }) => [month, profit, netSales, ads]),
    );
    const coverage = await ask(filled(name), {
      metrics: ['goods_cost_coverage', 'shipping_cost_coverage', 'payment_fee_coverage', 'handling_cost_coverage'],
    });
    const shares = ['cogs', 'shipping_cost', 'payment_fee', 'handling'].map(
      (kind) => overview.coverage.find((one) => one.kind === kind)?.share ?? null,
    );
    expect(Object.values(coverage.totals.values)).toEqual(shares);
  });

  test('are the parts of the formula of the net profit', async () => {
    const { shop, period } = filled(name);
    const { parts } = await getFigure(testApp.services.database, shop.shopId, 'netProfit', period);
    const kinds = {
      gross_sales: 'sale',
      discounts: 'discount',
      returns: 'refund',
      taxes: 'tax',
      shipping_charged: 'shipping_charged',
      tips: 'tip',
      goods_cost: 'cogs',
      shipping_cost: 'shipping_cost',
      return_shipping_cost: 'return_shipping_cost',
      handling_cost: 'handling',
      payment_fees: 'payment_fee',
      platform_fees: 'platform_fee',
      disputes: 'dispute',
      dispute_fees: 'dispute_fee',
      ad_spend: 'ad_spend',
      other_costs: 'custom_cost',
    } as const;
    const { totals } = await ask(filled(name), { metrics: Object.keys(kinds) as MetricId[] });
    const sales: ReadonlySet<string> = new Set(['gross_sales', 'shipping_charged', 'tips']);
    for (const [id, kind] of Object.entries(kinds)) {
      const of = parts.filter((part) => part.kind === kind);
      const unknown = of.some(({ amount }) => amount === null);
      const sum = of.reduce((all, { amount }) => all + cents(amount ?? 0), 0);
      const value = totals.values[id] ?? null;
      expect(value === null ? null : cents(value) + 0, id).toEqual(unknown ? null : (sales.has(id) ? 1 : -1) * sum + 0);
    }
  });

  test('are those of the products', async () => {
    const { shop, period } = filled(name);
    const list = await listProductProfits(testApp.services.database, shop.shopId, { ...period, limit: 200 });
    const ids: MetricId[] = ['net_sales', 'discounts', 'goods_cost', 'order_costs', 'contribution', 'units'];
    const { rows, totals } = await ask(filled(name), { metrics: ids, dimensions: ['product'] });
    const byCode = new Map(rows.map((row) => [row.dimensions['product'], row]));
    for (const { code, missing, ...of } of list.products) {
      const row = byCode.get(code);
      expect(row?.values, code).toEqual({
        net_sales: of.netSales,
        discounts: of.discounts,
        goods_cost: of.goodsCost,
        order_costs: of.orderCosts,
        contribution: of.contribution,
        units: of.units,
      });
      expect(row?.missing, code).toEqual(missing);
    }
    expect(list.products.length).toBeGreaterThan(3);
    expect([totals.values['net_sales'], totals.values['goods_cost'], totals.values['order_costs']]).toEqual([
      list.sum.netSales,
      list.sum.goodsCost,
      list.sum.orderCosts,
    ]);
  });

  test.each(CHANNEL_DIMENSIONS)('are those of the channels by %s', async (dimension) => {
    const { shop, period } = filled(name);
    const list = await listChannels(testApp.services.database, shop.shopId, {
      ...period,
      dimension,
      model: 'linear',
      limit: 200,
    });
    const ids: MetricId[] = ['orders', 'new_customers', 'net_sales', 'contribution'];
    const { rows } = await ask(filled(name), { metrics: ids, dimensions: [dimension], model: 'linear' });
    const all = [...list.channels, list.none, list.beside].map(({ orders, newCustomers, netSales, contribution }) =>
      [orders, newCustomers, netSales, contribution].join(' '),
    );
    expect(rows.map(({ values }) => Object.values(values).join(' ')).toSorted()).toEqual(all.toSorted());
    if (!goesWith('roi', dimension)) return;
    const paid = await ask(filled(name), {
      metrics: ['ad_spend', 'net_profit', 'roi', 'mer'],
      dimensions: [dimension],
      model: 'linear',
    });
    const known = list.channels.map(({ profit, roi }) => [profit, roi].join(' '));
    if (list.sum.adSpend > 0)
      expect(
        paid.rows
          .filter(({ rest }) => !rest)
          .map(({ values }) => [values['net_profit'], values['roi']].join(' '))
          .toSorted(),
      ).toEqual(known.toSorted());
    expect(paid.totals.values['mer']).toBe(list.blended.mer);
  });

  test('are those of the customers and of the visits', async () => {
    const { shop, period } = filled(name);
    const { database } = testApp.services;
    const { now } = await getCustomers(database, shop.shopId, period);
    const parts = new Map(now?.parts.map((part) => [part.part, part]));
    const { totals } = await ask(filled(name), { metrics: ['new_customers', 'returning_customers'] });
    expect(Object.values(totals.values)).toEqual([parts.get('new')?.customers, parts.get('returning')?.customers]);
    const { rows } = await ask(filled(name), { metrics: ['net_sales', 'contribution'], dimensions: ['customer_type'] });
    const returning = rows.find(({ dimensions }) => dimensions['customer_type'] === 'returning');
    const part = parts.get('returning');
    expect(Object.values(returning?.values ?? {})).toEqual([part?.netSales, part?.contribution]);
    const visits = await getVisits(database, shop.shopId, period);
    const seen = await ask(filled(name), { metrics: ['sessions', 'conversion_rate'] });
    expect(Object.values(seen.totals.values)).toEqual(
      visits.source === 'none' ? [null, null] : [visits.visits, visits.conversionRate],
    );
  });

  test('of a month are the same asked alone and by month, also of one channel', async () => {
    const { period } = filled(name);
    const ids: MetricId[] = ['orders', 'net_sales', 'contribution'];
    const { rows } = await ask(filled(name), { metrics: ids, dimensions: ['month', 'country'] });
    const first = rows.find(({ dimensions }) => dimensions['country'] !== null);
    const country = first?.dimensions['country'] ?? null;
    const month = first?.dimensions['month'] ?? '';
    const days = {
      from: `${month}-01` < period.from ? period.from : `${month}-01`,
      to: `${month}-31` > period.to ? period.to : `${month}-31`,
    };
    const alone = await ask(filled(name), {
      metrics: ids,
      filters: [{ dimension: 'country', values: [country] }],
      ...days,
    });
    expect(alone.totals.values).toEqual(first?.values);
    expect(alone.rows).toEqual([]);
    const filtered = await ask(filled(name), {
      metrics: ids,
      dimensions: ['month'],
      filters: [{ dimension: 'country', values: [country] }],
    });
    expect(filtered.rows.find((row) => row.dimensions['month'] === month)?.values).toEqual(first?.values);
  });
});

test('a group of products has what its products have', async () => {
  const of = filled('december');
  const ids: MetricId[] = ['net_sales', 'goods_cost', 'units'];
  const { rows: groups } = await ask(of, { metrics: ids, dimensions: ['product_group'] });
  const { rows: products } = await ask(of, { metrics: ids, dimensions: ['variant'] });
  const [group] = groups;
  const name = group?.dimensions['product_group'] ?? '';
  expect(name).toMatch(/^Group ./);
  const members = products.filter(({ dimensions }) => `Group ${dimensions['variant']?.slice(0, 2)}` === name);
  expect(members.length).toBeGreaterThan(1);
  for (const id of ids) expect(cents(group?.values[id] ?? 0), id).toBe(sumOf(members, id));
});

describe('what is not known', () => {
  test('is null with its reason, never 0', async () => {
    const shop = await testApp.createShop();
    const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
    await ledger.addOrder({ on: '2024-03-01', customer: 'c', lines: [{ amount: 10_000, sku: 'A', name: 'Ink' }] });
    const of = { shop, period: { from: '2024-03-01', to: '2024-03-31' } };
    const ids: MetricId[] = [
      'net_profit',
      'roi',
      'goods_cost',
      'shipping_cost',
      'ad_spend',
      'sessions',
      'net_sales',
      'dispute_fees',
    ];
    const { totals } = await ask(of, { metrics: ids });
    expect(totals.values).toMatchObject({ net_profit: null, shipping_cost: null, net_sales: 100, dispute_fees: 0 });
    expect(totals.unknown).toEqual({
      net_profit: 'goods_cost_unknown',
      roi: 'goods_cost_unknown',
      goods_cost: 'goods_cost_unknown',
      shipping_cost: 'cost_unknown',
      ad_spend: 'ad_spend_unknown',
      sessions: 'no_visits',
    });
    expect(totals.missing).toEqual(expect.arrayContaining(['cogs', 'shipping_cost', 'ad_spend']));
    const empty = await ask(
      { ...of, shop: await testApp.createShop({ currency: null }) },
      { metrics: ['net_sales', 'average_order'] },
    );
    expect(empty).toMatchObject({
      source: 'none',
      currency: null,
      totals: { unknown: { average_order: 'no_orders' } },
    });
  });
});

describe('a question', () => {
  test('is compared with the period before it, row by row', async () => {
    const shop = await testApp.createShop();
    const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
    await ledger.addOrder({ on: '2024-02-05', country: 'RO', lines: [{ amount: 5_000 }] });
    await ledger.addOrder({ on: '2024-03-05', country: 'RO', lines: [{ amount: 8_000 }] });
    const of = { shop, period: { from: '2024-03-01', to: '2024-03-31' } };
    const custom = { compare: 'custom', compareFrom: '2024-02-01', compareTo: '2024-02-29' } as const;
    const byCountry = await ask(of, { metrics: ['net_sales'], dimensions: ['country'], ...custom });
    expect(byCountry.rows[0]).toMatchObject({
      dimensions: { country: 'RO' },
      values: { net_sales: 80 },
      before: { values: { net_sales: 50 } },
    });
    expect(byCountry).toMatchObject({
      totals: { before: { values: { net_sales: 50 } } },
      compared: { from: '2024-02-01' },
    });
    const byDay = await ask(of, { metrics: ['net_sales'], dimensions: ['day'], ...custom });
    expect(byDay.rows[4]).toMatchObject({ dimensions: { day: '2024-03-05' }, before: { values: { net_sales: 50 } } });
    expect(byDay.rows[30]?.before).toBeNull();
  });

  test('leads to the orders behind each row', async () => {
    const { rows, metrics: asked } = await ask(filled('december'), { metrics: ['net_sales'], dimensions: ['country'] });
    expect(asked[0]?.link).toBe(
      'https://adaos.example/dashboard/overview/figures/netSales?from=2009-12-01&to=2009-12-31',
    );
    expect(rows[0]?.link).toContain(
      `dimension=country&model=last&channel=${encodeURIComponent(rows[0]?.dimensions['country'] ?? '').replaceAll('%20', '+')}`,
    );
  });

  test.each<[string, Asked, string]>([
    ['metrics', { metrics: ['sessions'], dimensions: ['product'] }, 'is not known by product'],
    ['dimensions', { metrics: ['net_sales'], dimensions: ['day', 'month'] }, 'one time'],
    ['dimensions', { metrics: ['net_sales'], dimensions: ['country', 'source'] }, 'one other dimension'],
    [
      'filters',
      { metrics: ['net_sales'], dimensions: ['country'], filters: [{ dimension: 'source', values: ['x'] }] },
      'country',
    ],
    ['filters', { metrics: ['net_sales'], filters: [{ dimension: 'day', values: ['x'] }] }, 'period'],
    ['sort', { metrics: ['net_sales'], dimensions: ['country'], sort: 'orders' }, 'asked for'],
  ])('that cannot be answered is refused by its field %s: %j', async (field, query, message) => {
    await expect(ask(filled('december'), query)).rejects.toMatchObject({
      code: 'invalid_request',
      details: { fields: { [field]: expect.stringContaining(message) } },
    });
  });

  test('that would be read day by day for years is refused, with how long it may be', async () => {
    const years = { from: '2020-01-01', to: '2022-12-31' };
    await expect(
      ask(filled('december'), { metrics: ['customers'], dimensions: ['day'], ...years }),
    ).rejects.toMatchObject({
      details: { fields: { dimensions: expect.stringContaining('62') } },
    });
    const { rowCount } = await ask(filled('december'), { metrics: ['net_sales'], dimensions: ['day'], ...years });
    expect(rowCount).toBe(1_096);
  });

  test('for a metric above the role is refused', async () => {
    const { shop, period } = filled('december');
    const viewer = { shopId: shop.shopId, role: 'viewer' } as const;
    await expect(
      queryMetrics(testApp.services.database, viewer, { ...period, metrics: ['returning_customers'] }, ''),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('never sees another shop', async () => {
    const other = await testApp.createShop();
    const { totals } = await ask(
      { shop: other, period: filled('december').period },
      { metrics: ['net_sales', 'orders'] },
    );
    expect(totals.values).toEqual({ net_sales: 0, orders: 0 });
  });

  test('weeks begin on Monday', () => {
    expect(['2024-03-03', '2024-03-04', '1969-12-31', '2026-11-20'].map(mondayOf)).toEqual([
      '2024-02-26',
      '2024-03-04',
      '1969-12-29',
      '2026-11-16',
    ]);
  });
});
