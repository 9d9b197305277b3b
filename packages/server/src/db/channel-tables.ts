import type { AttributionModel, OrderDimension } from '@adaos/domain';

export interface OrderChannelsTable extends Record<AttributionModel, string> {
  shop_id: string;
  order_id: string;
  channel: string;
  campaign: string;
}

export interface ChannelDaysTable {
  shop_id: string;
  grouped_by: AttributionModel | OrderDimension;
  occurred_on: string;
  channel: string;
  campaign: string;
  orders: string;
  new_customers: string;
  net: string;
  contribution: string;
}

/** What came of orders by channel, and by what the orders say themselves. */
export interface ChannelTables {
  order_channels: OrderChannelsTable;
  channel_days: ChannelDaysTable;
}
