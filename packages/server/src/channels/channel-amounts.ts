import type { ChannelAmounts } from '@adaos/api';
import { hundredths } from '@adaos/domain';
import { percentOf, toMajor } from '../ledger/money.ts';

/** What came of some orders, and what ads cost beside them; money in minor units. */
export interface ChannelSums {
  /** With two decimals: an order may be shared by several channels. */
  readonly orders: number;
  readonly newCustomers: number;
  readonly net: bigint;
  /** All entries of the orders; ads belong to none. */
  readonly contribution: bigint;
  readonly spend: bigint;
}

/** The same as the database answers it. */
export interface SumColumns {
  readonly orders: string;
  readonly new_customers: string;
  readonly net: string;
  readonly contribution: string;
  readonly spend: string;
}

export const NO_SUMS: ChannelSums = { orders: 0, newCustomers: 0, net: 0n, contribution: 0n, spend: 0n };

export const sumsOf = ({ orders, new_customers: customers, net, contribution, spend }: SumColumns): ChannelSums => ({
  orders: Number(orders),
  newCustomers: Number(customers),
  net: BigInt(net),
  contribution: BigInt(contribution),
  spend: BigInt(spend),
});

export const less = (whole: ChannelSums, part: ChannelSums): ChannelSums => ({
  orders: hundredths(whole.orders - part.orders),
  newCustomers: hundredths(whole.newCustomers - part.newCustomers),
  net: whole.net - part.net,
  contribution: whole.contribution - part.contribution,
  spend: whole.spend - part.spend,
});

/** @param goodsKnown whether the goods' cost is known for enough of the sales to speak of a return. */
export const toAmounts = (
  { orders, newCustomers, net, contribution, spend }: ChannelSums,
  digits: number,
  goodsKnown: boolean,
): ChannelAmounts => ({
  orders,
  newCustomers,
  netSales: toMajor(net, digits),
  contribution: toMajor(contribution, digits),
  adSpend: toMajor(spend, digits),
  profit: toMajor(contribution - spend, digits),
  roi: goodsKnown && spend > 0n ? percentOf(contribution, spend) : null,
});
