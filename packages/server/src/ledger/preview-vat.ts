import { sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import type { RuleTerms } from './cost-rules.ts';
import { goodsChanges, isWithin } from './goods-cost.ts';
import { noteVatChanges } from './vat.ts';

export interface MonthChange {
  readonly month: string;
  /** Minor units. */
  readonly change: string;
  /** The part of it that is on days of the period that was asked for. */
  readonly within: string;
  readonly changed: string;
}

/** The change of the profit by month that the rules of the VAT would make, with that of the goods, newest month first. Nothing is written. */
export async function previewVat(
  trx: ShopTransaction,
  { shopId, rules, period }: { shopId: string; rules: readonly RuleTerms[]; period: Period | null },
): Promise<MonthChange[]> {
  const ofKind = (wanted: string) => rules.filter(({ kind }) => kind === wanted);
  await noteVatChanges(trx, shopId, ofKind('tax'), null);
  const unposted = sql`select * from vat_changes`;
  const { rows } = await sql<MonthChange>`
    select month, sum(change) as change, sum(changed) as changed, sum(within) as within
    from (
      select to_char(day, 'YYYY-MM') as month, sum(difference) as change, count(distinct order_id) as changed,
        coalesce(sum(difference) filter (where ${isWithin('day', period)}), 0) as within
      from vat_changes group by 1
      union all
      -- Their orders are those whose VAT changes.
      select month, change, 0, within from (${goodsChanges(shopId, [...ofKind('cogs'), ...ofKind('returned_goods')], period, unposted)}) as goods
    ) as part group by month order by month desc`.execute(trx);
  return rows;
}
