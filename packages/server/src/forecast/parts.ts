import type { ForecastPartKind, ForecastPartsAnswer } from '@adaos/api';
import { addDays } from '../calendar/days.ts';
import type { Database } from '../db/database.ts';
import { readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { toMajor } from '../ledger/money.ts';
import { WEEK } from './models/weeks.ts';
import { blend, USUAL_PRICE } from './elasticity.ts';
import type { PartElasticity } from './models/price-elasticities.ts';
import { readLatest, readStoredParts } from './stored.ts';

const SHOWN = 10;

/** What the parts of a shop are expected to sell in four weeks, as it was computed last; they add up to the whole. */
export async function getForecastParts(
  database: Database,
  shopId: string,
  by: ForecastPartKind,
): Promise<ForecastPartsAnswer> {
  return database.readShop(shopId, async (trx) => {
    const facts = await readShopFacts(trx, shopId);
    const updatedAt = await readUpdatedAt(trx, shopId);
    const { parts, count, before, coming, lastDay } = await readStoredParts(trx, shopId, by, SHOWN);
    const major = (minor: number) => toMajor(BigInt(Math.round(minor)), facts.digits);
    const weekAt = (week: number) => addDays(lastDay, 1 + week * WEEK);
    const kept = by === 'channel' ? undefined : (await readLatest(trx, shopId))?.elasticity.product;
    const usual: PartElasticity = kept ?? blend(null, USUAL_PRICE);
    const priceOf = (key: string, own: PartElasticity | undefined) =>
      by === 'channel' || key === '' ? undefined : (own ?? usual);
    const shown = parts.map(({ key, content }) => ({
      key: key === '' ? null : key,
      name: content.name,
      before: major(content.before),
      coming: major(content.coming),
      low: major(content.low),
      high: major(content.high),
      price: priceOf(key, content.price),
      variableShare: content.variableShare,
      past: content.past.map((sales, index) => ({ start: weekAt(index - content.past.length), sales: major(sales) })),
      weeks: content.weeks.map(({ value, low, high }, index) => {
        return { start: weekAt(index), sales: major(value), low: major(low), high: major(high) };
      }),
    }));
    const rest = {
      before: before - parts.reduce((sum, { content }) => sum + content.before, 0),
      coming: coming - parts.reduce((sum, { content }) => sum + content.coming, 0),
    };
    return {
      source: count === 0 ? ('none' as const) : ('live' as const),
      currency: facts.currency,
      updatedAt: updatedAt?.toISOString() ?? null,
      parts: shown,
      others:
        count > shown.length
          ? { count: count - shown.length, before: major(rest.before), coming: major(rest.coming) }
          : null,
      sum: { before: major(before), coming: major(coming) },
    };
  });
}
