import { sql } from 'kysely';
import type { Database, ShopTransaction } from '../db/database.ts';
import type { ImportRow } from '../db/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { JOB_SCHEMA } from '../jobs/queues.ts';
import { goodsCostRule } from '../ledger/goods-cost-rule.ts';
import { ImportOptions } from './import-options.ts';
import type { StoredFileRef } from './stored-file.ts';

/** An import of up to so many lines is short: done in about a second. */
const SHORT_LINES = 5_000;
const SHORT_BYTES = 1_000_000;

// Priorities, the highest first: those of short imports from 2000 down to 1001, those of long ones from 1000 down to 0.
const FIRST_SHORT = 2000;
const FIRST_LONG = 1000;
const MOST_WAITING = 999;

/** Which imports a worker takes, by their priority. */
export const SHORT = { minPriority: FIRST_LONG + 1 } as const;
export const LONG = { maxPriority: FIRST_LONG } as const;

export interface Work extends Pick<ImportRow, 'kind' | 'goods_cost_percent' | 'options'> {
  /** Line breaks of the file, and its bytes, unpacked. */
  readonly lines: number;
  readonly bytes: number;
}

/** Whether an import changes the costs of all orders that the shop has. */
async function changesCosts(trx: ShopTransaction, shopId: string, work: Work): Promise<boolean> {
  if (work.kind === 'costs' || ImportOptions.parse(work.options).costsFrom !== undefined) return true;
  if (work.goods_cost_percent === null) return false;
  return (await goodsCostRule(trx, shopId)).goodsCostPercent !== Number(work.goods_cost_percent);
}

async function entriesOf(trx: ShopTransaction, shopId: string): Promise<number> {
  const { rows } = await sql<{ entries: string }>`
    select coalesce(sum(entries), 0) as entries from daily_totals where shop_id = ${shopId}`.execute(trx);
  return Number(rows[0]?.entries ?? 0);
}

async function isShort(trx: ShopTransaction, shopId: string, work: Work): Promise<boolean> {
  if (work.lines > SHORT_LINES || work.bytes > SHORT_BYTES) return false;
  return !(await changesCosts(trx, shopId, work)) || (await entriesOf(trx, shopId)) <= SHORT_LINES;
}

/**
 * Puts an import into the queue, if the transaction commits. Short and long imports have workers of their own, and the first
 * import of each shop comes before the second of any other.
 */
export async function enqueueImport(
  jobs: Pick<Jobs, 'send'>,
  trx: ShopTransaction,
  file: StoredFileRef,
  work: Work,
): Promise<void> {
  const { shopId, importId } = file;
  const { count } = await trx
    .selectFrom('imports')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('shop_id', '=', shopId)
    .where('id', '!=', importId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  const first = (await isShort(trx, shopId, work)) ? FIRST_SHORT : FIRST_LONG;
  const priority = first - Math.min(Number(count), MOST_WAITING);
  await jobs.send('import', file, { trx, id: importId, priority, group: { id: shopId } });
}

/** How many imports come before each of these, by their ids; those that do not wait are left out. */
export async function importsAhead(
  { db }: Database,
  importIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (importIds.length === 0) return new Map();
  const job = sql.table(`${JOB_SCHEMA}.job`);
  const { rows } = await sql<{ id: string; ahead: string }>`
    select own.id, count(other.id) as ahead
    from ${job} own
    left join ${job} other on other.name = own.name and other.state < 'active'
      and (other.priority > ${FIRST_LONG}) = (own.priority > ${FIRST_LONG})
      and (other.priority, own.created_on) > (own.priority, other.created_on)
    where own.name = 'import' and own.id = any(${importIds}::uuid[]) and own.state < 'active'
    group by own.id`.execute(db);
  return new Map(rows.map(({ id, ahead }) => [id, Number(ahead)]));
}
