import {
  ATTRIBUTION_MODELS,
  type AttributionModel,
  type ChannelColumn,
  type ChannelDimension,
  isOrderDimension,
  type LedgerKind,
} from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { channelSums } from '../ledger/channel-sums.ts';
import { kindsLacked } from '../ledger/lacking-orders.ts';
import { type ChannelSums, NO_SUMS, type SumColumns, sumsOf } from './channel-amounts.ts';

/** What the orders are grouped by, and how those of several channels are shared. */
export interface Grouping {
  readonly dimension: ChannelDimension;
  readonly model: AttributionModel;
}

export interface ChannelRow {
  readonly channel: string;
  /** See `order_channels`; empty where the rows are no campaigns. */
  readonly campaign: string;
  /** The campaign's name; null where the row is none. */
  readonly name: string | null;
  readonly sums: ChannelSums;
  /** The costs that one of its orders lacks. */
  readonly missing: readonly LedgerKind[];
  /** The same by each model; none of what the orders say themselves. */
  readonly models: Partial<Record<AttributionModel, Pick<ChannelRow, 'sums' | 'missing'>>>;
}

const SORTS: Record<ChannelColumn, RawBuilder<unknown>> = {
  channel: sql`lower(coalesce(name, channel))`,
  orders: sql`orders`,
  netSales: sql`net`,
  contribution: sql`contribution`,
  adSpend: sql`spend`,
  profit: sql`contribution - spend`,
  roi: sql`case when spend > 0 then contribution::float8 / spend end`,
  newCustomers: sql`new_customers`,
};

/** Rounded so that the rows of a grouping add up to their rounded sum: each is what the sum of those up to it has more than those before it. */
const rounded = (column: string, digits: number) => {
  const [value, unit] = [sql.ref(column), sql.lit(digits)];
  return sql`round(sum(${value}) over up_to, ${unit}) - round(sum(${value}) over up_to - ${value}, ${unit}) as ${value}`;
};

/**
 * Common tables: `grouped`, the sums of each channel in a period by each grouping; `spent`, what ads cost by channel; and `found`, each channel with
 * both, by the asked grouping. Ads are of campaigns: what orders say themselves has none.
 */
function tables(shopId: string, period: Period, { dimension, model }: Grouping) {
  const said = isOrderDimension(dimension);
  const groupings = said ? [dimension] : [...ATTRIBUTION_MODELS];
  const campaign = dimension === 'campaign' ? sql`campaign` : sql`''`;
  const spentOn = dimension === 'campaign' ? sql`c.id::text` : sql`''`;
  return sql`summed as (
      select grouped_by, channel, ${campaign} as campaign, sum(orders) as orders, sum(new_customers) as new_customers, sum(net) as net,
        sum(contribution) as contribution, bit_or(missing) as missing
      from (${channelSums(shopId, period, groupings)}) as part
      group by 1, 2, 3
    ), grouped as materialized (
      select grouped_by, channel, campaign, ${rounded('orders', 2)}, ${rounded('new_customers', 2)}, ${rounded('net', 0)},
        ${rounded('contribution', 0)}, missing
      from summed
      window up_to as (partition by grouped_by order by channel collate "C", campaign collate "C" rows unbounded preceding)
    ), spent as materialized (
      select c.platform collate "C" as channel, ${spentOn} collate "C" as campaign, sum(spend_minor) as spend
      from campaign_days d join campaigns c on c.shop_id = ${shopId} and c.id = d.campaign_id
      where ${said ? sql`false` : sql`d.shop_id = ${shopId} and d.day between ${period.from}::date and ${period.to}::date`}
      group by 1, 2 having sum(spend_minor) <> 0
    ), found as materialized (
      select channel, campaign, c.name, coalesce(orders, 0) as orders, coalesce(new_customers, 0) as new_customers, coalesce(net, 0) as net,
        coalesce(contribution, 0) as contribution, coalesce(spend, 0) as spend,
        coalesce(missing, 0) as missing
      from (select channel, campaign from grouped union select channel, campaign from spent) as each
        left join (select * from grouped where grouped_by = ${said ? dimension : model}) as g using (channel, campaign)
        left join spent s using (channel, campaign) left join campaigns c on c.shop_id = ${shopId} and c.id::text = campaign
    )`;
}

interface Lacking extends SumColumns {
  /** See `kindsLacked`. */
  readonly missing: number;
}

interface Found extends Lacking {
  readonly channel: string;
  readonly campaign: string;
  readonly name: string | null;
  readonly models: Partial<Record<AttributionModel, Lacking>> | null;
}

/** Of one row the sums by each model, with what ads cost; text, as JSON would round the amounts. */
const models = sql`(
  select jsonb_object_agg(grouped_by, jsonb_build_object('orders', g.orders::text, 'new_customers', g.new_customers::text, 'net', g.net::text,
    'contribution', g.contribution::text, 'spend', page.spend::text, 'missing', g.missing))
  from grouped g where g.channel = page.channel and g.campaign = page.campaign) as models`;

const amountsOf = (columns: Lacking) => ({ sums: sumsOf(columns), missing: kindsLacked(columns.missing) });

const toRow = ({ channel, campaign, name, models: by, ...columns }: Found, { dimension }: Grouping): ChannelRow => ({
  channel,
  campaign,
  name: dimension === 'campaign' && campaign !== '' ? (name ?? campaign) : null,
  ...amountsOf(columns),
  models: isOrderDimension(dimension)
    ? {}
    : Object.fromEntries(
        ATTRIBUTION_MODELS.map((model) => {
          const own = by?.[model];
          return [model, own ? amountsOf(own) : { sums: { ...NO_SUMS, spend: BigInt(columns.spend) }, missing: [] }];
        }),
      ),
});

export interface RowsAsked extends Grouping {
  readonly sort?: ChannelColumn | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  /** Left out: all rows. */
  readonly page?: { readonly number: number; readonly size: number };
}

/** What came of the orders of each channel in a period, a page of them; how many there are, and what all of them add up to. */
export async function readChannelRows(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  asked: RowsAsked,
): Promise<{ rows: ChannelRow[]; total: number; all: ChannelSums }> {
  const { sort = 'netSales', order = 'desc', page } = asked;
  const sorted = sql`${SORTS[sort]} ${order === 'asc' ? sql`asc` : sql`desc`} nulls last, channel, campaign`;
  const { rows } = await sql<{ total: string; all: SumColumns } & (Found | { channel: null })>`
    with ${tables(shopId, period, asked)}, page as (
      select * from found order by ${sorted} ${page ? sql`limit ${page.size} offset ${page.number * page.size}` : sql``}
    ), whole as (
      select count(*) as total, jsonb_build_object('orders', coalesce(sum(orders), 0)::text, 'new_customers',
        coalesce(sum(new_customers), 0)::text, 'net', coalesce(sum(net), 0)::text, 'contribution', coalesce(sum(contribution), 0)::text,
        'spend', coalesce(sum(spend), 0)::text) as "all" from found
    )
    select whole.*, page.*, ${models} from whole left join page on true order by ${sorted}`.execute(trx);
  const first = rows[0];
  return {
    rows: rows.flatMap((row) => (row.channel === null ? [] : [toRow(row, asked)])),
    total: Number(first?.total ?? 0),
    all: first ? sumsOf(first.all) : NO_SUMS,
  };
}
