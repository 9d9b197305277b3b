import type { AttributionModel, ChannelColumn, ChannelDimension, LedgerKind } from '@adaos/domain';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** Rows of a page of channels. */
export const CHANNELS_PAGE = 25;

export interface ChannelAmounts {
  /** With two decimals: an order may be shared by several channels. */
  orders: number;
  newCustomers: number;
  netSales: number;
  /** Before ads. */
  contribution: number;
  adSpend: number;
  profit: number;
  /** Percent; null without ad spend, or while too little is known. */
  roi: number | null;
}

export interface ChannelRow extends ChannelAmounts {
  /** Empty where a campaign is known and its source is not. */
  channel: string;
  /** Null of a channel, and of a source without a campaign. */
  campaign: string | null;
  /** The campaign's name. */
  name: string | null;
  /** The costs that one of its orders lacks. */
  missing: readonly LedgerKind[];
  /** The same by each model of attribution; none of what the orders say themselves. */
  models: readonly (ChannelAmounts & { model: AttributionModel; missing: readonly LedgerKind[] })[];
  /** The same in the period just before; null or left out: it is not compared. */
  before?: ChannelAmounts | null | undefined;
}

interface Whole {
  /** Orders that belong to no channel, and the costs that they may lack. */
  none: ChannelAmounts & { missing: readonly LedgerKind[] };
  /** What belongs to no order. */
  beside: ChannelAmounts;
  /** All channels and both of these: as on the overview. */
  sum: ChannelAmounts;
  missing: readonly LedgerKind[];
  /** Of all orders and all ads; null while the ad spend is unknown. */
  blended: { mer: number | null; acquisitionCost: number | null };
}

export interface ChannelsData extends Whole {
  currency: string | null;
  dimension: ChannelDimension;
  model: AttributionModel;
  /** Whether any order is known to have come by a channel. */
  attributed: boolean;
  /** One page. */
  channels: readonly ChannelRow[];
  total: number;
  /** The period just before; null: it is not compared. */
  before: (Whole & { from: string; to: string }) | null;
}

export interface ChannelsQuery {
  dimension: ChannelDimension;
  model: AttributionModel;
  sort: ChannelColumn;
  descending: boolean;
  page: number;
}

/** A row of channels whose orders are looked at; `channel` null: the orders of none. */
export type ChannelOfOrders = Pick<ChannelRow, 'campaign' | 'name'> & { channel: string | null };

export type ChannelsView = ScreenView<ChannelsData>;
