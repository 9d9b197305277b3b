import type { Delivery, DeliveryList, NoticeSettings } from '@adaos/api';
import { type Digest, HOOK_KINDS, type NoticeChoices } from '@adaos/domain';
import { sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database, ShopTransaction } from '../db/database.ts';
import { ConflictError, NotFoundError, TooManyError } from '../errors/domain-errors.ts';
import { sendDelivery } from '../jobs/delivery-jobs.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { readOwnChoices, saveChoices } from '../notifications/choices.ts';
import type { Delivery as Row } from './delivery.ts';
import { sendDigestNow } from './digests.ts';
import { readSmsStatus } from './sms-numbers.ts';

const MOST_LISTED = 20;
const MOST_NOTICES = 3;
const MOST_DIGESTS_AN_HOUR = 5;

type Shown = Pick<Services, 'database' | 'config'>;

async function settingsOf(trx: ShopTransaction, { config }: Shown, actor: Actor): Promise<NoticeSettings> {
  const sms = config.sms ? await readSmsStatus(trx, actor.accountId) : null;
  return { source: 'live', choices: await readOwnChoices(trx, actor), sms };
}

export const readNoticeSettings = (services: Shown, actor: Actor): Promise<NoticeSettings> =>
  services.database.readShop(actor.shopId, (trx) => settingsOf(trx, services, actor));

export const changeNoticeSettings = (services: Shown, actor: Actor, choices: NoticeChoices): Promise<NoticeSettings> =>
  services.database.forShop(actor.shopId, async (trx) => {
    await saveChoices(trx, actor, choices);
    return settingsOf(trx, services, actor);
  });

function toDelivery(row: Row): Delivery {
  const { id, channel, state, created_at: createdAt, ended_at: endedAt, tries, problem, period, notices } = row;
  return {
    id,
    channel,
    state,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    tries,
    problem,
    period: period === '' ? null : period,
    notices: notices.slice(0, MOST_NOTICES).map(({ code, values }) => ({ code, values: { ...values } })),
    count: notices.length,
  };
}

/** What was sent to a person last, to an admin also what was posted for the shop, and what became of it. */
export async function listDeliveries(database: Database, { shopId, accountId, role }: Actor): Promise<DeliveryList> {
  const rows = await database.readShop(shopId, (trx) =>
    trx
      .selectFrom('notice_deliveries')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where((where) =>
        role === 'admin'
          ? where.or([where('account_id', '=', accountId), where('account_id', 'is', null)])
          : where('account_id', '=', accountId),
      )
      .orderBy('created_at', 'desc')
      .limit(MOST_LISTED)
      .execute(),
  );
  return { source: 'live', deliveries: rows.map(toDelivery) };
}

/**
 * Posts what went to a channel or a program once more.
 * @throws NotFoundError where there is no such message; ConflictError while it is under way
 */
export async function resendDelivery(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  { shopId }: Actor,
  id: string,
): Promise<Delivery> {
  return database.forShop(shopId, async (trx) => {
    const found = isUuid(id)
      ? await trx
          .selectFrom('notice_deliveries')
          .select('state')
          .where('shop_id', '=', shopId)
          .where('id', '=', id)
          .where('channel', 'in', HOOK_KINDS)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!found) throw new NotFoundError('There is no such message.');
    if (found.state === 'waiting' || found.state === 'collecting') {
      throw new ConflictError('conflict', 'The message is still under way.');
    }
    const row = await trx
      .updateTable('notice_deliveries')
      .set({ state: 'waiting', ended_at: null, problem: null, created_at: sql<Date>`clock_timestamp()` })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await sendDelivery(jobs, row.channel, { shopId, deliveryId: id }, trx);
    return toDelivery(row);
  });
}

/** @throws TooManyError `too_many_attempts` */
export async function requestDigest(services: Services, { shopId, accountId }: Actor, digest: Digest): Promise<void> {
  const { asked } = await services.database.readShop(shopId, (trx) =>
    trx
      .selectFrom('notice_deliveries')
      .select((of) => of.fn.countAll<string>().as('asked'))
      .where('shop_id', '=', shopId)
      .where('account_id', '=', accountId)
      .where('channel', 'in', ['daily', 'weekly'])
      .where('period', '=', '')
      .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirstOrThrow(),
  );
  if (Number(asked) >= MOST_DIGESTS_AN_HOUR) {
    throw new TooManyError('too_many_attempts', 'Too many summaries within an hour. Please try again later.', {
      retryAfter: 3600,
    });
  }
  await sendDigestNow(services, { shopId, accountId }, digest);
}
