import type { DeliveryState } from '@adaos/domain';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { DeliveriesTable } from '../db/notice-tables.ts';
import type { DeliveryJob } from '../jobs/delivery-jobs.ts';

export type Delivery = Selectable<DeliveriesTable>;

/** What became of a try: `retry` leaves it to a later one. */
export type Outcome =
  | { readonly state: Extract<DeliveryState, 'sent' | 'dropped'> }
  | { readonly state: 'failed' | 'retry'; readonly problem: string };

/** A delivery that could not be made now, but may be later. `problem` is a code that a person is shown. */
export class DeliveryPostponed extends Error {
  constructor(problem: string, options?: ErrorOptions) {
    super(`The delivery is tried again: ${problem}`, options);
    this.name = 'DeliveryPostponed';
  }
}

/** Older deliveries are deleted where a shop has newer ones. */
const KEPT = sql.lit('60 days');

/**
 * Makes one try at a delivery, and notes what became of it. What has been sent, has failed or is no more is left alone: the same
 * job may come twice.
 * @param attempt does it, outside of any transaction.
 * @throws DeliveryPostponed where the queue should try again.
 */
export async function tryDelivery(
  database: Database,
  { shopId, deliveryId }: DeliveryJob,
  attempt: (delivery: Delivery) => Promise<Outcome>,
): Promise<void> {
  const delivery = await database.forShop(shopId, (trx) =>
    trx
      .updateTable('notice_deliveries')
      .set({ tries: sql<number>`tries + 1` })
      .where('shop_id', '=', shopId)
      .where('id', '=', deliveryId)
      .where('state', '=', 'waiting')
      .returningAll()
      .executeTakeFirst(),
  );
  if (!delivery) return;
  const outcome = await attempt(delivery);
  const ended = outcome.state !== 'retry';
  const problem = 'problem' in outcome ? outcome.problem : null;
  await database.forShop(shopId, async (trx) => {
    await trx
      .updateTable('notice_deliveries')
      .set({ problem, ...(ended && { state: outcome.state as DeliveryState, ended_at: sql<Date>`clock_timestamp()` }) })
      .where('shop_id', '=', shopId)
      .where('id', '=', deliveryId)
      .execute();
    if (!ended) return;
    await trx
      .deleteFrom('notice_deliveries')
      .where('shop_id', '=', shopId)
      .where('ended_at', '<', sql<Date>`now() - interval ${KEPT}`)
      .execute();
  });
  if (!ended) throw new DeliveryPostponed(outcome.problem);
}
