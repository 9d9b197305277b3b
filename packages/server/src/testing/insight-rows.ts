import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ShopTransaction } from '../db/database.ts';
import { addAdRows } from './ad-rows.ts';
import { addPurchaseRows } from './purchase-rows.ts';

/** Gives a shop one row in each table of ads, stock, alerts and connections. */
export async function addInsightRows(trx: ShopTransaction, shop_id: string, order_id: string): Promise<void> {
  const [campaign_id, supplier_id, item_id, integration_id] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const of = { shop_id, campaign_id };
  await trx
    .insertInto('campaigns')
    .values({
      shop_id,
      id: campaign_id,
      platform: 'Google Ads',
      external_id: '1',
      name: 'Search',
      status: 'active',
      daily_budget_minor: null,
    })
    .execute();
  await trx
    .insertInto('campaign_days')
    .values({
      ...of,
      day: '2024-01-02',
      spend_minor: 100,
      impressions: 100,
      clicks: 10,
      invalid_clicks: null,
      conversions: 1,
    })
    .execute();
  await trx
    .insertInto('campaign_events')
    .values({ ...of, at: new Date(), kind: 'started', budget_minor: null })
    .execute();
  await trx
    .insertInto('order_campaigns')
    .values({ ...of, order_id, weight: '1' })
    .execute();
  await trx
    .insertInto('order_facts')
    .values({ shop_id, order_id, billing_country: null, shipping_country: null, card_key: null, return_reason: null })
    .execute();
  await trx
    .insertInto('fraud_verdicts')
    .values({ shop_id, order_id, verdict: 'fraud', decided_by: null, decided_by_name: null })
    .execute();
  await trx
    .insertInto('order_versions')
    .values({ shop_id, order_ref: '1', refunded: '0', file_from: '2024-01-02', file_through: '2024-01-03' })
    .execute();
  await trx
    .insertInto('campaign_results')
    .values({
      ...of,
      occurred_on: '2000-01-02',
      contribution: '1',
      sold_minor: 1,
      open_minor: 0,
      missing: [],
      since_minor: '1',
    })
    .execute();
  await trx
    .insertInto('order_days')
    .values({ shop_id, order_id, occurred_on: '2000-01-02', before_on: null, kinds: 1 })
    .execute();
  await trx
    .insertInto('product_variants')
    .values({ shop_id, code: 'A', parent: 'shopify:1', parent_name: 'Lamp' })
    .execute();
  await trx.insertInto('allocation_days').values({ shop_id, occurred_on: '2024-01-02', by_value: 1 }).execute();
  const sold = { code: 'A', name: null, units: '1', sales_minor: 1, unknown_minor: 0, orders: 1, returned: 0 };
  const earned = { net_thousandths: 0, goods_thousandths: 0, costs_thousandths: 0, discount_thousandths: 0 };
  await trx
    .insertInto('product_days')
    .values({ shop_id, occurred_on: '2000-01-02', ordered: '1', ...sold })
    .execute();
  await trx
    .insertInto('product_months')
    .values({ shop_id, month: '2000-01-01', days: 1, ...sold, ...earned })
    .execute();
  await trx
    .insertInto('product_years')
    .values({ shop_id, year: '2000-01-01', ...sold, ...earned })
    .execute();
  await trx
    .insertInto('erased_customers')
    .values({ shop_id, hash: Buffer.from('hash'), token: 'erased-1' })
    .execute();
  await sql`insert into line_returns (shop_id, order_id, order_line_id, key, returned_on, units)
    values (${shop_id}, ${order_id}, 1, '1', '2024-01-02', 1)`.execute(trx);
  await trx.insertInto('product_facts').values({ shop_id, code: 'A', product_group: 'Mugs' }).execute();
  await trx.insertInto('recomputations').values({ shop_id, kind: 'cogs', work: 'rules' }).execute();
  await trx.insertInto('stated_orders').values({ shop_id, order_ref: '1', total: '100', cancelled: false }).execute();
  await trx.insertInto('order_statements').values({ shop_id, order_ref: '1', state: 'counted', order_id }).execute();
  await trx.insertInto('platform_reports').values({ shop_id, month: '2024-01-01', orders: 1 }).execute();
  await trx.insertInto('order_touches').values({ shop_id, order_ref: '1', position: 1, campaign: 'Search' }).execute();
  const channel = { shop_id, channel: 'Google Ads', campaign: campaign_id };
  await trx
    .insertInto('order_channels')
    .values({ ...channel, order_id, first: 1, last: 1, linear: 1, position: 1 })
    .execute();
  const sums = {
    ...channel,
    grouped_by: 'linear',
    orders: '1',
    new_customers: '1',
    net: '1',
    contribution: '1',
    missing: 1,
  } as const;
  await trx
    .insertInto('channel_days')
    .values({ ...sums, occurred_on: '2000-01-02' })
    .execute();
  await trx
    .insertInto('channel_months')
    .values({ ...sums, month: '2000-01-01' })
    .execute();
  await trx
    .insertInto('product_costs')
    .values({ shop_id, sku: 'A', valid_from: '2024-01-01', cost_minor: '50' })
    .execute();
  await trx.insertInto('line_decisions').values({ shop_id, code: 'POST', is_product: false }).execute();
  await trx
    .insertInto('order_costs')
    .values({ shop_id, order_id: '1', kind: 'cogs', sku: null, cost_minor: '50', import_id: null })
    .execute();
  const entry = await trx
    .insertInto('ad_spend_entries')
    .values({
      ...of,
      platform: 'Radio',
      campaign: 'Morning',
      amount_minor: 100,
      currency: 'EUR',
      first_on: '2024-01-02',
      last_on: '2024-01-02',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('ad_spend_days')
    .values({ shop_id, entry_id: entry.id, day: '2024-01-02', spend_minor: 100 })
    .execute();
  await trx
    .insertInto('number_doubts')
    .values({ shop_id, number: '1', earlier_on: '2024-01-02', later_on: '2024-01-09' })
    .execute();
  await trx
    .insertInto('number_decisions')
    .values({ shop_id, number: '1', later_on: '2024-01-09', is_other: false })
    .execute();
  await trx.insertInto('no_ads_periods').values({ shop_id, first_on: '2024-01-03', last_on: '2024-01-04' }).execute();
  await trx.insertInto('insight_settings').values({ shop_id, fraud_threshold: '2' }).execute();
  await trx.insertInto('suppliers').values({ shop_id, id: supplier_id, name: 'Mill', promised_days: null }).execute();
  await addPurchaseRows(trx, shop_id, supplier_id);
  await trx
    .insertInto('stock_items')
    .values({ shop_id, id: item_id, supplier_id, sku: 'A', product: 'Blanket', units: '1' })
    .execute();
  await trx
    .insertInto('stock_outages')
    .values({ shop_id, item_id, first_day: '2024-01-01', last_day: '2024-01-01' })
    .execute();
  await trx
    .insertInto('alerts')
    .values({
      shop_id,
      id: uuidv7(),
      code: 'alert.data_old',
      subject: '',
      type: 'data',
      priority: 'Low',
      title: '',
      description: '',
      values: '{}',
      missing: [],
      holds: true,

      status: 'Active',
      raised_at: new Date(),
      resolved_at: null,
      resolved_by: null,
    })
    .execute();
  const action_id = uuidv7();
  await trx
    .insertInto('actions')
    .values({
      shop_id,
      id: action_id,
      code: 'recommendation.fill_cost',
      subject: 'handling',
      type: 'data',
      impact: 'Low',
      effort: 'Low',
      title: '',
      description: '',
      values: '{}',
      missing: [],
      basis: 'doubt',
      effect_minor: null,
      low_minor: null,
      high_minor: null,
      gap: 'goods_cost',
      known_from: null,
      measure: null,
      measure_key: null,
      without_minor: null,
      holds: true,
      status: 'open',
      raised_at: new Date(),
    })
    .execute();
  await trx.insertInto('action_events').values({ shop_id, action_id, event: 'raised' }).execute();
  await trx.insertInto('evaluations').values({ shop_id, evaluated_at: new Date() }).execute();
  await trx
    .insertInto('ad_copies')
    .values({ shop_id, id: uuidv7(), created_by: null, product_name: '', target_audience: '', copies: '[]' })
    .execute();
  await trx
    .insertInto('integrations')
    .values({ shop_id, id: integration_id, platform: 'custom', external_id: '1', created_by: null })
    .execute();
  await trx
    .insertInto('pixel_days')
    .values({ shop_id, integration_id, day: '2024-01-02', campaign: '', source: '', views: 1, purchases: 0 })
    .execute();
  await trx
    .insertInto('pixel_pages')
    .values({ shop_id, integration_id, day: '2024-01-02', path: '/', views: 1, visits: 1 })
    .execute();
  await trx
    .insertInto('connections')
    .values({
      shop_id,
      platform: 'shopify',
      store: 'a.myshopify.com',
      credentials: Buffer.from('x'),
      scopes: '',
      connected_by: null,
    })
    .execute();
  await addAdRows(trx, shop_id);
  await trx
    .insertInto('set_aside_orders')
    .values({ shop_id, platform: 'shopify', order_id: '1', ref: '#1', reason: 'date_unreadable' })
    .execute();
  await trx
    .insertInto('connect_attempts')
    .values({
      shop_id,
      nonce_hash: Buffer.from('x'),
      platform: 'shopify',
      store: 'a.myshopify.com',
      account_id: uuidv7(),
      expires_at: new Date(),
      used_at: null,
    })
    .execute();
  await trx
    .insertInto('forecasts')
    .values({ shop_id, part: 'shop', key: '', last_day: '2024-01-02', made_at: new Date(), content: '{}' })
    .execute();
  await trx
    .insertInto('calendar_changes')
    .values({ shop_id, event: 'valentines', year: 0, from_on: null, to_on: null })
    .execute();
  await trx
    .insertInto('sales_events')
    .values({ shop_id, id: uuidv7(), name: 'Sale', from_on: '2024-01-02', to_on: '2024-01-03', created_by: null })
    .execute();
}
