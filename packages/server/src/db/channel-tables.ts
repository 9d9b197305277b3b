import type { AttributionModel, OrderDimension } from '@adaos/domain';

export interface OrderChannelsTable extends Record<AttributionModel, number> {
  shop_id: string;
  order_id: string;
  channel: string;
  campaign: string;
}

interface ChannelSums {
  shop_id: string;
  grouped_by: AttributionModel | OrderDimension;
  channel: string;
  campaign: string;
  orders: string;
  new_customers: string;
  net: string;
  contribution: string;
  /** See `ledger/lacking-orders.ts`. */
  missing: number;
}

export interface ChannelDaysTable extends ChannelSums {
  occurred_on: string;
}

export interface ChannelMonthsTable extends ChannelSums {
  month: string;
}

/** What came of orders by channel, and by what the orders say themselves. */
export interface ChannelTables {
  order_channels: OrderChannelsTable;
  channel_days: ChannelDaysTable;
  channel_months: ChannelMonthsTable;
}
