import { LEDGER_KINDS } from '@adaos/domain';
import type { Selectable } from 'kysely';
import { addDays, type Period } from '../calendar/days.ts';
import { readSpendDays } from '../campaigns/campaign-stats.ts';
import type { ActionsTable } from '../db/action-tables.ts';
import type { ShopTransaction } from '../db/database.ts';
import { netSales } from '../insights/figures.ts';
import { readPeriodTotals } from '../insights/read-totals.ts';
import { readProductRows } from '../products/product-rows.ts';
import { doubtOf } from './rules/missing-cost.ts';
import { MONTH_DAYS, WINDOW_DAYS } from './statistics.ts';

type Done = Pick<Selectable<ActionsTable>, 'id' | 'measure' | 'measure_key' | 'done_on' | 'decided_without_minor'>;

/** What four weeks brought, in minor units, by the measure that the action was found with; a doubt counts against it. */
async function readMeasure(trx: ShopTransaction, shopId: string, action: Done, period: Period): Promise<number | null> {
  const { measure, measure_key: key } = action;
  if (key === null) return null;
  if (measure === 'campaign') {
    const days = (await readSpendDays(trx, shopId, period)).get(key) ?? [];
    return days.reduce((sum, { spend, contribution }) => sum + contribution - spend, 0);
  }
  if (measure === 'product') {
    const row = (await readProductRows(trx, shopId, period, [key])).get(key);
    return row ? Number(row.net) + Number(row.goods) + Number(row.costs) : 0;
  }
  const kind = LEDGER_KINDS.find((one) => one === key);
  if (kind === undefined) return null;
  const totals = await readPeriodTotals(trx, shopId, period);
  const doubt = doubtOf(totals, kind);
  return doubt && -(Number(netSales(totals)) * doubt.share * doubt.margin);
}

/**
 * Measures what became of the actions that were done, each once, when the four full weeks after it are among the shop's data:
 * `(what they brought - what they would have brought without it) * 30 / 28`.
 * @param lastDay of the shop's data that is over, `YYYY-MM-DD`.
 */
export async function measureActions(trx: ShopTransaction, shopId: string, lastDay: string, now: Date): Promise<void> {
  const done = await trx
    .selectFrom('actions')
    .select(['id', 'measure', 'measure_key', 'done_on', 'decided_without_minor'])
    .where('shop_id', '=', shopId)
    .where('status', '=', 'done')
    .where('happened_minor', 'is', null)
    .where('measure', 'is not', null)
    .where('decided_without_minor', 'is not', null)
    .where('done_on', '<=', addDays(lastDay, -WINDOW_DAYS))
    .execute();
  for (const action of done) {
    if (action.done_on === null) continue;
    const period = { from: addDays(action.done_on, 1), to: addDays(action.done_on, WINDOW_DAYS) };
    const brought = await readMeasure(trx, shopId, action, period);
    if (brought === null) continue;
    const without = Number(action.decided_without_minor) * (action.measure === 'cost' ? -1 : 1);
    const happened = Math.round(((brought - without) * MONTH_DAYS) / WINDOW_DAYS);
    await trx
      .updateTable('actions')
      .set({ happened_minor: happened })
      .where('shop_id', '=', shopId)
      .where('id', '=', action.id)
      .execute();
    await trx
      .insertInto('action_events')
      .values({ shop_id: shopId, action_id: action.id, event: 'measured', at: now, amount_minor: happened })
      .execute();
  }
}
