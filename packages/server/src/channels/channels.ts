import type { Readable } from 'node:stream';
import type { ChannelProfit, ChannelsAnswer, ChannelsFileQuery, ChannelsQuery } from '@adaos/api';
import { ATTRIBUTION_MODELS, type LedgerKind } from '@adaos/domain';
import { sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import { checkPeriod, periodToCompare } from '../calendar/period.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { adSpend, goodsCostKnown, missingKinds } from '../insights/figures.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import type { Totals } from '../insights/totals.ts';
import { divideRounded, toMajor } from '../ledger/money.ts';
import { type ChannelSums, NO_SUMS, toAmounts } from './channel-amounts.ts';
import { type ChannelRow, type Grouping, readChannelRows } from './channel-rows.ts';
import { lackedByNone, readPeriod, wholeOf } from './channel-whole.ts';
import { csvOf } from '../files/csv.ts';
import { FILE_WORDS, titlesOf } from '../files/file-words.ts';
import { ORDER_FILE_TEXTS } from '../insights/order-file-texts.ts';

const PAGE = 25;

const groupingOf = ({ dimension = 'source', model = 'last' }: ChannelsFileQuery): Grouping => ({ dimension, model });

const keyOf = ({ channel, campaign }: Pick<ChannelRow, 'channel' | 'campaign'>) => JSON.stringify([channel, campaign]);

function toChannel(
  { channel, campaign, name, sums, missing, models }: ChannelRow,
  { digits, goodsKnown }: { digits: number; goodsKnown: boolean },
): ChannelProfit {
  const amounts = (of: ChannelSums) => toAmounts(of, digits, goodsKnown);
  return {
    channel,
    campaign: campaign === '' ? null : campaign,
    name,
    ...amounts(sums),
    missing: [...missing],
    models: ATTRIBUTION_MODELS.flatMap((model) => {
      const own = models[model];
      return own ? [{ model, ...amounts(own.sums), missing: [...own.missing] }] : [];
    }),
  };
}

/** What all orders and all ads come to together: no order is said to have come by an ad. */
function blendedOf(totals: Totals, { newCustomers, net }: ChannelSums, digits: number): ChannelsAnswer['blended'] {
  const spend = adSpend(totals);
  if (spend === null || spend <= 0n) return { mer: null, acquisitionCost: null };
  return {
    mer: toMajor(divideRounded(net * 100n, spend), 2),
    acquisitionCost: newCustomers > 0 ? toMajor(divideRounded(spend, BigInt(newCustomers)), digits) : null,
  };
}

async function readBefore(trx: ShopTransaction, shopId: string, before: Period, grouping: Grouping) {
  const { totals, orders } = await readPeriod(trx, shopId, before);
  const { rows, all } = await readChannelRows(trx, shopId, before, grouping);
  return {
    period: before,
    totals,
    rows: new Map(rows.map((row) => [keyOf(row), row.sums])),
    whole: wholeOf(totals, orders, all),
  };
}

/**
 * What came of the orders of each channel in a period, a page of them, by a model of attribution or by what the orders say themselves. With
 * the orders of no channel and what belongs to no order they add up to the overview.
 * @throws InvalidInputError `invalid_request` for a period, or a custom comparison, that cannot be.
 */
export async function listChannels(database: Database, shopId: string, query: ChannelsQuery): Promise<ChannelsAnswer> {
  const period = checkPeriod(query);
  const grouping = groupingOf(query);
  const { page: number = 0, limit: size = PAGE, sort, order } = query;
  return database.readShop(shopId, async (trx) => {
    const { currency, digits } = await readShopFacts(trx, shopId);
    const span = await readOrderSpan(trx, shopId);
    if (span === null) {
      const none = toAmounts(NO_SUMS, digits, false);
      const nothing = {
        channels: [],
        total: 0,
        none: { ...none, missing: [] },
        beside: none,
        sum: none,
        missing: [],
        before: null,
      };
      const blended = { mer: null, acquisitionCost: null };
      return {
        source: 'none',
        currency,
        updatedAt: null,
        period: null,
        ...grouping,
        attributed: false,
        blended,
        ...nothing,
      };
    }
    const { totals, orders } = await readPeriod(trx, shopId, period);
    const { rows, total, all } = await readChannelRows(trx, shopId, period, {
      ...grouping,
      sort,
      order,
      page: { number, size },
    });
    const compared = periodToCompare(query, span);
    const before = compared && (await readBefore(trx, shopId, compared, grouping));
    const { none, beside, sum } = wholeOf(totals, orders, all);
    const goodsKnown = goodsCostKnown(totals);
    const facts = { digits, goodsKnown };
    const amounts = (of: ChannelSums) => toAmounts(of, digits, goodsKnown);
    const amountsBefore = (of: ChannelSums) => toAmounts(of, digits, before !== null && goodsCostKnown(before.totals));
    const { rows: touched } = await sql`select from order_channels where shop_id = ${shopId} limit 1`.execute(trx);
    return {
      source: 'live',
      currency,
      updatedAt: (await readUpdatedAt(trx, shopId))?.toISOString() ?? null,
      period,
      ...grouping,
      attributed: touched.length > 0,
      channels: rows.map((row) => ({
        ...toChannel(row, facts),
        before: before && amountsBefore(before.rows.get(keyOf(row)) ?? NO_SUMS),
      })),
      total,
      none: { ...amounts(none), missing: lackedByNone(none, totals) },
      beside: amounts(beside),
      sum: amounts(sum),
      missing: missingKinds(totals),
      blended: blendedOf(totals, sum, digits),
      before: before && {
        ...before.period,
        none: { ...amountsBefore(before.whole.none), missing: lackedByNone(before.whole.none, before.totals) },
        beside: amountsBefore(before.whole.beside),
        sum: amountsBefore(before.whole.sum),
        missing: missingKinds(before.totals),
        blended: blendedOf(before.totals, before.whole.sum, digits),
      },
    };
  });
}

const COLUMNS = [
  'channel',
  'campaign',
  'orders',
  'netSales',
  'contribution',
  'adSpend',
  'profit',
  'roi',
  'newCustomers',
  'missingCosts',
] as const;

/**
 * All channels as a CSV file in a language, with the orders of no channel and what belongs to no order.
 * @throws InvalidInputError `invalid_request` for a period that cannot be.
 */
export async function channelsFile(
  database: Database,
  shopId: string,
  { language = 'en', ...query }: ChannelsFileQuery,
): Promise<Readable> {
  const { costs } = ORDER_FILE_TEXTS[language];
  const { rest: words } = FILE_WORDS[language];
  const period = checkPeriod(query);
  const grouping = groupingOf(query);
  const lines = await database.readShop(shopId, async (trx) => {
    const { digits } = await readShopFacts(trx, shopId);
    const { totals, orders } = await readPeriod(trx, shopId, period);
    const { rows, all } = await readChannelRows(trx, shopId, period, {
      ...grouping,
      sort: query.sort,
      order: query.order,
    });
    const { none, beside } = wholeOf(totals, orders, all);
    const facts = { digits, goodsKnown: goodsCostKnown(totals) };
    const rest = (channel: string, sums: ChannelSums, missing: readonly LedgerKind[]) =>
      toChannel({ channel, campaign: '', name: null, sums, missing, models: {} }, facts);
    const last = [rest(words.noChannel, none, lackedByNone(none, totals)), rest(words.noOrder, beside, [])];
    return [...rows.map((row) => toChannel(row, facts)), ...last].map(({ channel, name, missing, ...of }) => [
      channel,
      name,
      of.orders,
      of.netSales,
      of.contribution,
      of.adSpend,
      of.profit,
      of.roi,
      of.newCustomers,
      missing.map((kind) => costs[kind] ?? kind).join(', '),
    ]);
  });
  return csvOf(titlesOf(COLUMNS, language), lines);
}
