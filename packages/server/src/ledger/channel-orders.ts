import { type AttributionModel, type ChannelDimension, isOrderDimension, type OrderDimension } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { ORDER_VALUES } from './channel-days.ts';

/** The orders behind a row of the channels. */
export interface ChannelAsked {
  readonly dimension: ChannelDimension;
  /** By which the channel has a share in the orders; what the orders say themselves has none. */
  readonly model: AttributionModel;
  /** Null: the orders of no channel. */
  readonly channel: string | null;
  /** Of a campaign: its key, empty for those of a source without a campaign. */
  readonly campaign: string;
}

const ofChannel = ({ dimension, model, channel, campaign }: ChannelAsked) => sql`
  ${channel === null ? sql`true` : sql`c.channel = ${channel}`}
  and ${channel === null || dimension !== 'campaign' ? sql`true` : sql`c.campaign = ${campaign}`} and ${sql.ref(`c.${model}`)} > 0`;

/** True of an order `o` that says what the row is about. */
const says = (dimension: OrderDimension, channel: string | null) =>
  channel === null ? sql`${ORDER_VALUES[dimension]} is null` : sql`${ORDER_VALUES[dimension]} = ${channel}`;

/**
 * True of an order that the row is about. It is looked up for each order, which is read in the order of a list: as a set it would be joined with
 * all orders first. @param order its id in the query.
 */
export function isOfChannel(shopId: string, order: string, asked: ChannelAsked): RawBuilder<unknown> {
  const id = sql.ref(order);
  const { dimension, channel } = asked;
  if (isOrderDimension(dimension))
    return sql`exists (select from orders o where o.shop_id = ${shopId} and o.id = ${id} and ${says(dimension, channel)} offset 0)`;
  const found = sql`exists (select from order_channels c where c.shop_id = ${shopId} and c.order_id = ${id} and ${ofChannel(asked)} offset 0)`;
  return channel === null ? sql`not ${found}` : found;
}

/** A query of the orders that the row is about: `order_id`. */
function ordersOf(shopId: string, asked: ChannelAsked): RawBuilder<unknown> {
  const { dimension, channel } = asked;
  if (isOrderDimension(dimension))
    return sql`select o.id as order_id from orders o where o.shop_id = ${shopId} and ${says(dimension, channel)}`;
  if (channel === null)
    return sql`
      select o.id as order_id from orders o where o.shop_id = ${shopId} and not exists (
        select from order_channels c where c.shop_id = ${shopId} and c.order_id = o.id and ${ofChannel(asked)})`;
  return sql`select c.order_id from order_channels c where c.shop_id = ${shopId} and ${ofChannel(asked)} group by c.order_id`;
}

/** The orders that the row is about, whatever the period; null where there are more than so many. */
export async function readChannelOrders(
  trx: ShopTransaction,
  shopId: string,
  asked: ChannelAsked,
  most: number,
): Promise<string[] | null> {
  const { rows } = await sql<{ order_id: string }>`${ordersOf(shopId, asked)} limit ${most + 1}`.execute(trx);
  return rows.length > most ? null : rows.map(({ order_id: id }) => id);
}
