import type { Figure, FigureDetail } from '@adaos/api';
import type { Database } from '../db/database.ts';
import { figureParts, figureValue, missingIn } from './figures.ts';
import type { Period } from '../calendar/days.ts';
import { checkPeriod } from '../calendar/period.ts';
import { readPeriodTotals } from './read-totals.ts';
import { readShopFacts } from './shop-facts.ts';

/**
 * A figure with the parts of its formula.
 * @throws InvalidInputError `invalid_request` for a period that cannot be.
 */
export async function getFigure(
  database: Database,
  shopId: string,
  figure: Figure,
  asked: Period,
): Promise<FigureDetail> {
  const period = checkPeriod(asked);
  return database.readShop(shopId, async (trx) => {
    const { currency, digits, goodsCostPercent } = await readShopFacts(trx, shopId);
    const totals = await readPeriodTotals(trx, shopId, period);
    return {
      figure,
      ...period,
      unit: figure === 'roi' ? 'percent' : 'money',
      currency,
      value: figureValue(figure, totals, digits),
      parts: figureParts(figure, totals, digits),
      missing: missingIn(figure, totals),
      goodsCostPercent,
    };
  });
}
