import type { CostCoverage } from '@adaos/api';
import { COST_RULE_KINDS } from '@adaos/domain';
import { dayCount, type Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { percentOf } from '../ledger/money.ts';

/**
 * How much of the sales of a period has each cost, from a rule or recorded: the sales that have it / all sales. The cost of returns is
 * compared with what was refunded, fixed costs with the days.
 */
export async function readCoverage(trx: ShopTransaction, shopId: string, period: Period): Promise<CostCoverage[]> {
  const rows = await trx
    .selectFrom('daily_coverage')
    .select((of) => [
      'kind',
      of.fn.sum<string>('known').as('known'),
      of.fn.sum<string>('counted').as('of'),
      of.fn.sum<string>('known_minor').as('part'),
      of.fn.sum<string>('counted_minor').as('whole'),
    ])
    .where('shop_id', '=', shopId)
    .where('occurred_on', '>=', period.from)
    .where('occurred_on', '<=', period.to)
    .groupBy('kind')
    .execute();
  const { days } = await trx
    .selectFrom('daily_totals')
    .select((of) => of.fn.count<string>('occurred_on').distinct().as('days'))
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'custom_cost')
    .where('entries', '>', '0')
    .where('occurred_on', '>=', period.from)
    .where('occurred_on', '<=', period.to)
    .executeTakeFirstOrThrow();
  const all = String(dayCount(period));
  const fixed = { kind: 'custom_cost', known: days, of: all, part: days, whole: all };
  return COST_RULE_KINDS.map((kind) => {
    const { known = '0', of = '0', part = '0', whole = '0' } = [...rows, fixed].find((row) => row.kind === kind) ?? {};
    return { kind, known: Number(known), of: Number(of), share: percentOf(BigInt(part), BigInt(whole)) };
  });
}
