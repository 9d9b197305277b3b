import { type AttributionModel, type ChannelDimension, hundredths } from '@adaos/domain';
import type { Period } from '../../calendar/days.ts';
import type { ChannelSums } from '../../channels/channel-amounts.ts';
import { readChannelRows } from '../../channels/channel-rows.ts';
import { lackedByNone, readPeriod, wholeOf } from '../../channels/channel-whole.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { adSpend, goodsCostKnown } from '../../insights/figures.ts';
import type { Cell, DimensionRow } from '../types.ts';

/** What came of the orders of each channel, as the screen of channels has it; of no channel; and what belongs to no order. */
export async function readChannelDimension(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  grouping: { readonly dimension: ChannelDimension; readonly model: AttributionModel },
): Promise<DimensionRow[]> {
  const { totals, orders } = await readPeriod(trx, shopId, period);
  const { rows, all } = await readChannelRows(trx, shopId, period, grouping);
  const { none, beside } = wholeOf(totals, orders, all);
  const known = { goodsKnown: goodsCostKnown(totals), spendKnown: adSpend(totals) !== null };
  const cellOf = (sums: ChannelSums, missing: Cell['missing']): Cell => ({
    net: sums.net,
    contribution: sums.contribution,
    spend: sums.spend,
    orders: hundredths(sums.orders),
    newCustomers: hundredths(sums.newCustomers),
    missing,
    ...known,
  });
  const byCampaign = grouping.dimension === 'campaign';
  return [
    ...rows.map(({ channel, campaign, name, sums, missing }): DimensionRow => {
      const opens = { ...grouping, channel, ...(campaign !== '' && { campaign }) };
      const value = byCampaign && campaign !== '' ? `${channel}/${campaign}` : channel;
      return { value, name, opens, cell: cellOf(sums, missing) };
    }),
    {
      value: null,
      name: null,
      rest: 'no_value',
      opens: { ...grouping },
      cell: cellOf(none, lackedByNone(none, totals)),
    },
    { value: null, name: null, rest: 'no_order', opens: null, cell: cellOf(beside, []) },
  ];
}
