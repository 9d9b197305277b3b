import type { CostPreview, CostRuleKind, LedgerKind } from '@adaos/api';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { Period } from '../calendar/days.ts';
import type { RecomputationWork } from '../db/insight-tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { isWithin } from './goods-cost.ts';
import { minorDigits, toMajor } from './money.ts';

/** A change of costs that the ledger is to be brought in line with. */
export interface CostChange {
  /** The cost that has changed; `order_costs` are several of single orders, `allocation` is how those of whole orders are shared. */
  readonly kind: LedgerKind | CostRuleKind | 'order_costs' | 'allocation';
  readonly work: Exclude<RecomputationWork, 'import'>;
  /** The products, orders or campaigns that it is about; none for the rules of the kind. */
  readonly ids?: readonly string[];
}

export interface RecomputationRef {
  readonly shopId: string;
  /** Of the row in `recomputations`. */
  readonly id: string;
}

/** Those of shops with so many entries, or of so many orders, are done in a moment. */
const FEW_ENTRIES = 50_000;
const FEW_ORDERS = 200;

/** Which recomputations a worker takes, by their priority: short ones never wait for long ones. */
export const SHORT = { minPriority: 1 } as const;
export const LONG = { maxPriority: 0 } as const;

async function isShort(trx: ShopTransaction, shopId: string, { work, ids = [] }: CostChange): Promise<boolean> {
  if ((work === 'orders' || work === 'disputes') && ids.length <= FEW_ORDERS) return true;
  const { rows } = await sql<{ entries: string }>`
    select coalesce(sum(entries), 0) as entries from daily_totals where shop_id = ${shopId}`.execute(trx);
  return Number(rows[0]?.entries ?? 0) <= FEW_ENTRIES;
}

/**
 * Has a job bring the ledger in line with a change of costs that this transaction stores. One that still waits for its turn, and is about
 * the same cost, takes the change on: it reads what is in force when it begins.
 * @returns the id of the recomputation.
 */
export async function requestRecomputation(
  jobs: Pick<Jobs, 'send'>,
  trx: ShopTransaction,
  shopId: string,
  change: CostChange,
): Promise<string> {
  const { kind, work, ids = [] } = change;
  // Locked until the change is committed: the job begins with an update of this row.
  const waiting = await trx
    .selectFrom('recomputations')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind)
    .where('work', '=', work)
    .where('phase', '=', 'waiting')
    .where('finished_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (waiting) {
    await trx
      .updateTable('recomputations')
      .set({ ids: sql<string[]>`ids || ${ids}::text[]` })
      .where('shop_id', '=', shopId)
      .where('id', '=', waiting.id)
      .execute();
    return waiting.id;
  }
  const { id } = await trx
    .insertInto('recomputations')
    .values({ shop_id: shopId, kind, work, ids: Array.from(ids) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const priority = (await isShort(trx, shopId, change)) ? SHORT.minPriority : LONG.maxPriority;
  await jobs.send('recomputation', { shopId, id } satisfies RecomputationRef, { trx, priority, group: { id: shopId } });
  return id;
}

/**
 * What the entries after a given one change in the profit: in all, and by month, newest first.
 * @param period whose part of the change is asked for.
 */
export async function effectSince(
  trx: ShopTransaction,
  shopId: string,
  since: string | null,
  digits: number,
  period: Period | null = null,
): Promise<CostPreview> {
  // Grouped twice, since distinct orders would be sorted.
  const { rows } = await sql<{ month: string; change: string; changed: string; within: string }>`
    select to_char(month, 'YYYY-MM') as month, sum(change) as change, count(*) filter (where counts) as changed, sum(within) as within
    from (
      select date_trunc('month', occurred_on) as month, order_id, case when order_id is null then occurred_on end as day,
        sum(shop_amount_minor) as change, bool_or(source_ref not like 'rounding:%') as counts,
        coalesce(sum(shop_amount_minor) filter (where ${isWithin('occurred_on', period)}), 0) as within
      from ledger_entries where shop_id = ${shopId} and id > ${since ?? '0'}::bigint
      group by 1, 2, 3
    ) as each group by each.month order by each.month desc`.execute(trx);
  const sum = (of: 'change' | 'changed' | 'within') => rows.reduce((total, row) => total + BigInt(row[of]), 0n);
  return {
    change: toMajor(sum('change'), digits),
    changed: Number(sum('changed')),
    months: rows.map(({ month, change }) => ({ month, change: toMajor(BigInt(change), digits) })),
    ...(period && { inPeriod: toMajor(sum('within'), digits) }),
  };
}

/** As `effectSince`, in the currency of the shop, as it is kept. */
export async function keptEffectSince(trx: ShopTransaction, shopId: string, since: string | null): Promise<string> {
  const shop = await trx.selectFrom('shops').select('currency').where('shop_id', '=', shopId).executeTakeFirst();
  return JSON.stringify(await effectSince(trx, shopId, since, minorDigits(shop?.currency ?? null)));
}

/**
 * Keeps what an import has changed by the costs that it brought, after it has posted them itself.
 * @param since the shop's last entry before it did.
 */
export async function noteImportedCosts(
  trx: ShopTransaction,
  shopId: string,
  kind: CostChange['kind'],
  since: string | null,
): Promise<void> {
  const effect = await keptEffectSince(trx, shopId, since);
  await trx
    .insertInto('recomputations')
    .values({ shop_id: shopId, kind, work: 'import', finished_at: sql<Date>`clock_timestamp()`, effect })
    .execute();
}
