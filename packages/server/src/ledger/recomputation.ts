import type { CostPreview, LedgerKind } from '@adaos/api';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { Services } from '../services/services.ts';
import type { OnMonth } from './coverage.ts';
import { lastEntry } from './last-entry.ts';
import { lockLedger } from './lock.ts';
import { changeLedger } from './long-change.ts';
import { minorDigits, toMajor } from './money.ts';

const BEAT_MS = 5000;

/** What the entries after a given one change in the profit: in all, and by month, newest first. */
export async function effectSince(
  trx: ShopTransaction,
  shopId: string,
  since: string | null,
  digits: number,
): Promise<CostPreview> {
  const { rows } = await sql<{ month: string; change: string; changed: string }>`
    select to_char(occurred_on, 'YYYY-MM') as month, sum(shop_amount_minor) as change,
      count(distinct coalesce(order_id::text, occurred_on::text)) filter (where source_ref not like 'rounding:%') as changed
    from ledger_entries where shop_id = ${shopId} and id > ${since ?? '0'}::bigint
    group by 1 order by 1 desc`.execute(trx);
  const sum = (of: 'change' | 'changed') => rows.reduce((total, row) => total + BigInt(row[of]), 0n);
  return {
    change: toMajor(sum('change'), digits),
    changed: Number(sum('changed')),
    months: rows.map(({ month, change }) => ({ month, change: toMajor(BigInt(change), digits) })),
  };
}

async function digitsOf(trx: ShopTransaction, shopId: string): Promise<number> {
  const shop = await trx.selectFrom('shops').select('currency').where('shop_id', '=', shopId).executeTakeFirst();
  return minorDigits(shop?.currency ?? null);
}

/**
 * Changes costs and brings the ledger in line with them, in one transaction of its own, holding the ledger. How far it is can be seen
 * meanwhile: that is written beside the transaction, on the server's pool. What it changed is kept after it.
 * @param kind the cost that has changed.
 */
export async function recompute<T>(
  services: Pick<Services, 'database' | 'jobs'>,
  shopId: string,
  kind: LedgerKind,
  work: (trx: ShopTransaction, onMonth: OnMonth) => Promise<T>,
): Promise<T> {
  const { database } = services;
  const { id } = await database.forShop(shopId, (trx) =>
    trx.insertInto('recomputations').values({ shop_id: shopId, kind }).returning('id').executeTakeFirstOrThrow(),
  );
  const write = (values: { done?: number; months?: number; finished_at?: Date; effect?: string | null }) =>
    database.forShop(shopId, (trx) =>
      trx
        .updateTable('recomputations')
        .set({ ...values, beat_at: sql<Date>`clock_timestamp()` })
        .where('shop_id', '=', shopId)
        .where('id', '=', id)
        .execute(),
    );
  // How far it is matters less than that it goes on.
  const say = (values: Parameters<typeof write>[0]) => write(values).then(undefined, () => undefined);
  const beat = setInterval(() => void say({}), BEAT_MS);
  const outcome: { effect: CostPreview | null } = { effect: null };
  try {
    return await changeLedger(services, shopId, async (trx) => {
      await lockLedger(trx, shopId);
      const since = await lastEntry(trx, shopId);
      const result = await work(trx, async (done, months) => void (await say({ done, months })));
      outcome.effect = await effectSince(trx, shopId, since, await digitsOf(trx, shopId));
      return result;
    }).catch((error: unknown) => {
      outcome.effect = null;
      throw error;
    });
  } finally {
    clearInterval(beat);
    await say({ finished_at: new Date(), effect: outcome.effect && JSON.stringify(outcome.effect) });
  }
}
