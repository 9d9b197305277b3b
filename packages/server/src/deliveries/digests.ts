import { type Digest, NOTICE_TOPICS } from '@adaos/domain';
import { v7 as uuidv7 } from 'uuid';
import type { ShopTransaction } from '../db/database.ts';
import { type DigestJob, planDigest, sendDelivery } from '../jobs/delivery-jobs.ts';
import type { Services } from '../services/services.ts';
import { readChoices } from '../notifications/choices.ts';
import { digestPeriod, nextDigest } from '../notifications/digest-period.ts';
import { queueReportMails } from '../reports/mails.ts';

/**
 * A delivery for each member who wants the summary, one for a period whatever happens: of two who write them at once, one does.
 * @returns how many are new.
 */
export async function queueDigest(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  { shopId, digest }: DigestJob,
  now = new Date(),
): Promise<number> {
  return database.forShop(shopId, async (trx) => {
    const timezone = await timezoneOf(trx, shopId);
    if (timezone === undefined) return 0;
    const { from } = digestPeriod(digest, timezone, now);
    const choices = await readChoices(trx, shopId);
    const wanting = [...choices].filter(([, chosen]) => NOTICE_TOPICS.some((topic) => chosen[topic][digest]));
    if (wanting.length === 0) return 0;
    const rows = wanting.map(([accountId]) => ({
      shop_id: shopId,
      id: uuidv7(),
      account_id: accountId,
      channel: digest,
      period: from,
      state: 'waiting' as const,
      created_at: now,
      due_at: now,
    }));
    const added = await trx
      .insertInto('notice_deliveries')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'channel'])
      .execute();
    for (const { id, channel } of added) await sendDelivery(jobs, channel, { shopId, deliveryId: id }, trx);
    return added.length;
  });
}

async function timezoneOf(trx: ShopTransaction, shopId: string): Promise<string | undefined> {
  const shop = await trx.selectFrom('shops').select('timezone').where('shop_id', '=', shopId).executeTakeFirst();
  return shop && (shop.timezone ?? 'UTC');
}

/** Writes the summaries and reports that are due, and plans the next: each shop's by itself, since only one is seen at a time. */
export async function registerDigests(services: Services): Promise<void> {
  const { database, jobs } = services;
  await jobs.work<DigestJob>('digest', async ({ data }) => {
    const timezone = await database.readShop(data.shopId, (trx) => timezoneOf(trx, data.shopId));
    if (timezone === undefined) return;
    await planDigest(jobs, data, nextDigest(data.digest, timezone, new Date()));
    await queueDigest(services, data);
    if (data.digest === 'daily') await queueReportMails(services, data.shopId);
  });
}

/** Has one person's summary of the last period written at once, beside those that come by themselves. */
export async function sendDigestNow(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  { shopId, accountId }: { shopId: string; accountId: string },
  digest: Digest,
): Promise<void> {
  await database.forShop(shopId, async (trx) => {
    const id = uuidv7();
    await trx
      .insertInto('notice_deliveries')
      .values({ shop_id: shopId, id, account_id: accountId, channel: digest, state: 'waiting' })
      .execute();
    await sendDelivery(jobs, digest, { shopId, deliveryId: id }, trx);
  });
}
