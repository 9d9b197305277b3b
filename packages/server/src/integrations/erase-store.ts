import type { OAuthPlatform } from '@adaos/api';
import { PLATFORMS } from '@adaos/domain';
import { sql } from 'kysely';
import { APP_ROLE } from '../db/connection.ts';
import type { ShopTransaction } from '../db/database.ts';
import { onOwnConnection } from '../db/long-work.ts';
import { requestEvaluation } from '../jobs/evaluation-job.ts';
import { refreshCoverage } from '../ledger/coverage.ts';
import { lockLedger } from '../ledger/lock.ts';
import { postProductCosts } from '../ledger/post-rules.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import type { Services } from '../services/services.ts';
import { changeConnection, lockConnection } from './reading/connection.ts';
import { planRead } from './reading/worker.ts';

/** What a store that was disconnected has brought is to be erased. */
export interface StoreErasure {
  readonly shopId: string;
  readonly platform: OAuthPlatform;
  readonly store: string;
}

/** How many orders the store of a platform has brought. */
export async function countOrdersOf(trx: ShopTransaction, shopId: string, platform: OAuthPlatform): Promise<number> {
  const { count } = await trx
    .selectFrom('orders')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('shop_id', '=', shopId)
    .where('told_by', '=', platform)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A store that was connected meanwhile is read from the beginning. @returns which it is. */
async function readAgain({ jobs }: Services, trx: ShopTransaction, erasure: StoreErasure): Promise<string | null> {
  const connection = await lockConnection(trx, erasure);
  if (!connection) return null;
  await changeConnection(trx, erasure)
    .set({ read_through: null, bulk: null, orders: 0, stock_read_at: null })
    .execute();
  if (connection.status === 'active') await planRead(jobs, trx, { ...erasure, at: new Date() });
  return connection.store;
}

/**
 * Deletes the orders that the store of a platform has brought, with all that is kept of them. The application's role may only add to the
 * ledger, so for this one statement the transaction has the rights of the owner of the tables.
 * @returns how many there were.
 */
async function eraseOrders(trx: ShopTransaction, platform: OAuthPlatform): Promise<number> {
  await sql`set local role none`.execute(trx);
  const { rows } = await sql<{ orders: string }>`select erase_orders_of(${platform}) as orders`.execute(trx);
  await sql`set local role ${sql.ref(APP_ROLE)}`.execute(trx);
  return Number(rows[0]?.orders ?? 0);
}

/**
 * Erases all that a store has brought: its orders with their lines, entries, customers and statements, and the costs of products that were
 * read from it. Figures and roll-ups are then those of a shop that never had it. Doing it again changes nothing.
 */
export async function eraseStore(services: Services, erasure: StoreErasure, signal: AbortSignal): Promise<void> {
  const { shopId, platform, store } = erasure;
  await onOwnConnection(services.database, shopId, signal, async (trx) => {
    await lockLedger(trx, shopId);
    const costs = await trx
      .deleteFrom('product_costs')
      .where('shop_id', '=', shopId)
      .where('read_from', '=', platform)
      .returning('sku')
      .execute();
    const orders = await eraseOrders(trx, platform);
    await postProductCosts(trx, shopId, [...new Set(costs.map(({ sku }) => sku))]);
    await refreshCoverage(trx, shopId, null);
    if ((await readAgain(services, trx, erasure)) !== store) {
      await trx
        .deleteFrom('connected_stores')
        .where('platform', '=', platform)
        .where('store', '=', store)
        .where('shop_id', '=', shopId)
        .execute();
    }
    const values = { platform: PLATFORMS[platform].name, shopId: store, orders };
    await notifyAdmins(trx, { shopId }, { code: 'notification.store_erased', values });
    await requestEvaluation(services.jobs, shopId, trx, new Date());
  });
}

/** Works on the queue of stores to be erased. */
export async function registerStoreErasures(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work<StoreErasure>('store-erase', ({ data }) => eraseStore(services, data, jobs.stopping), { atOnce: 1 });
}
