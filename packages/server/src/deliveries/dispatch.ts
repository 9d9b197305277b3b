import { sql } from 'kysely';
import { sendDelivery } from '../jobs/delivery-jobs.ts';
import type { Services } from '../services/services.ts';

const MOST_SHOPS = 500;

/** Hands what a shop has collected long enough to those who deliver it. Of several at once each takes what the others left. */
async function dispatchShop({ database, jobs }: Pick<Services, 'database' | 'jobs'>, shopId: string, now: Date) {
  await database.forShop(shopId, async (trx) => {
    const due = await trx
      .selectFrom('due_deliveries')
      .select('due_at')
      .where('of_shop', '=', shopId)
      .forUpdate()
      .executeTakeFirst();
    if (!due) return;
    const ready = await trx
      .updateTable('notice_deliveries')
      .set({ state: 'waiting' })
      .where('shop_id', '=', shopId)
      .where('state', '=', 'collecting')
      .where('due_at', '<=', now)
      .returning(['id', 'channel'])
      .execute();
    for (const { id, channel } of ready) await sendDelivery(jobs, channel, { shopId, deliveryId: id }, trx);
    const next = await trx
      .selectFrom('notice_deliveries')
      .select(sql<Date | null>`min(due_at)`.as('due'))
      .where('shop_id', '=', shopId)
      .where('state', '=', 'collecting')
      .executeTakeFirst();
    await (
      next?.due
        ? trx.updateTable('due_deliveries').set({ due_at: next.due }).where('of_shop', '=', shopId)
        : trx.deleteFrom('due_deliveries').where('of_shop', '=', shopId)
    ).execute();
  });
}

/** Hands everything that has been collected long enough to those who deliver it; a shop where that fails keeps no other. */
export async function dispatchDue(
  services: Pick<Services, 'database' | 'jobs' | 'log'>,
  now = new Date(),
): Promise<void> {
  const due = await services.database.db
    .selectFrom('due_deliveries')
    .select('of_shop')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(MOST_SHOPS)
    .execute();
  for (const { of_shop: shopId } of due) {
    try {
      await dispatchShop(services, shopId, now);
    } catch (error) {
      services.log.error({ err: error, shopId }, 'what a shop has collected was not handed over');
    }
  }
}

/** Looks for what is due each minute, by one of the server processes. */
export async function registerDispatch(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('collected', () => dispatchDue(services));
  await jobs.schedule('collected', '* * * * *');
}
