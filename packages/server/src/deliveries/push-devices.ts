import { createHash } from 'node:crypto';
import type { PushDevice, PushDevices } from '@adaos/api';
import { languageOf } from '@adaos/domain';
import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { deviceName } from '../auth/devices.ts';
import { createSealing } from '../auth/sealing.ts';
import type { ShopTransaction } from '../db/database.ts';
import type { PushDevicesTable } from '../db/notice-tables.ts';
import { NotFoundError, RuleViolationError } from '../errors/domain-errors.ts';
import { asName } from '../mail/compose.ts';
import { noticeTexts } from '../mail/notice-texts.ts';
import { fewAtOnce } from '../outside/few-at-once.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { NOTICE_SETTINGS } from './notice-mail.ts';
import { pushAddress } from './push-address.ts';
import { vapidKeys } from './push-keys.ts';
import { isUsable, type PushProblem, type PushSubscription, sendPush } from './send-push.ts';

export type PushDeviceRow = Selectable<PushDevicesTable>;

/** Of a person; the one that was added first gives way. */
const MOST_DEVICES = 10;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const sealingOf = ({ secret }: Pick<Services, 'secret'>) => createSealing(secret, 'push devices');

/** @throws Error where the secret of the server has changed */
export const subscriptionOf = (services: Pick<Services, 'secret'>, row: PushDeviceRow): PushSubscription =>
  JSON.parse(sealingOf(services).open(row.sealed, row.account_id)) as PushSubscription;

function toDevice(row: PushDeviceRow): PushDevice {
  const { id, device, detailed, endpoint_hash: hash, created_at: createdAt, sent_at: sentAt } = row;
  const fingerprint = hash.toString('base64url');
  return {
    id,
    fingerprint,
    device,
    detailed,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

export const readDevices = (trx: ShopTransaction, accountId: string): Promise<PushDeviceRow[]> =>
  trx
    .selectFrom('push_devices')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export async function listDevices(services: Services, { shopId, accountId }: Actor): Promise<PushDevices> {
  const rows = await services.database.readShop(shopId, (trx) => readDevices(trx, accountId));
  return { source: 'live', publicKey: vapidKeys(services).publicKey, devices: rows.map(toDevice) };
}

/**
 * Has messages sent to a browser. One that another account has added is this one's from now on.
 * @throws RuleViolationError `push_invalid` for what no browser's push service has given
 */
export async function saveDevice(
  services: Services,
  { shopId, accountId, sessionId }: Actor,
  { endpoint: given, keys, detailed }: PushSubscription & { readonly detailed: boolean },
  userAgent: string | undefined,
): Promise<PushDevice> {
  const endpoint = pushAddress(given, services.config.outboundAllow);
  if (endpoint === undefined || !isUsable(services, { endpoint, keys })) {
    throw new RuleViolationError('push_invalid', 'This browser’s push service is not one that we can send to.');
  }
  const row = {
    account_id: accountId,
    session_id: sessionId,
    sealed: sealingOf(services).seal(JSON.stringify({ endpoint, keys }), accountId),
    device: deviceName(userAgent),
    detailed,
  };
  const hash = createHash('sha256').update(given).digest();
  return services.database.forShop(shopId, async (trx) => {
    const saved = await trx
      .insertInto('push_devices')
      .values({ ...row, id: uuidv7(), endpoint_hash: hash })
      .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(row))
      .returningAll()
      .executeTakeFirstOrThrow();
    const others = (await readDevices(trx, accountId)).filter(({ id }) => id !== saved.id);
    const over = others.slice(0, Math.max(0, others.length + 1 - MOST_DEVICES));
    for (const { id } of over) await trx.deleteFrom('push_devices').where('id', '=', id).execute();
    return toDevice(saved);
  });
}

/** Done twice it changes nothing. */
export async function removeDevice({ database }: Services, { shopId, accountId }: Actor, id: string): Promise<void> {
  if (!ID.test(id)) return;
  await database.forShop(shopId, (trx) =>
    trx.deleteFrom('push_devices').where('account_id', '=', accountId).where('id', '=', id).execute(),
  );
}

/** Notes what came of sending: a device whose subscription has ended is no more. */
export async function noteDevice(trx: ShopTransaction, id: string, problem: PushProblem | null): Promise<void> {
  if (problem === 'push_gone') await trx.deleteFrom('push_devices').where('id', '=', id).execute();
  if (problem !== null) return;
  await trx
    .updateTable('push_devices')
    .set({ sent_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/** Sends a message that says that it works. @throws NotFoundError @returns why not; null once it was taken */
export async function testDevice(
  services: Services,
  { shopId, accountId }: Actor,
  id: string,
): Promise<PushProblem | null> {
  const found = await services.database.readShop(shopId, async (trx) => {
    const device = (await readDevices(trx, accountId)).find((row) => row.id === id);
    const account = await trx.selectFrom('accounts').select('language').where('id', '=', accountId).executeTakeFirst();
    const shop = await trx.selectFrom('shops').select('name').where('shop_id', '=', shopId).executeTakeFirst();
    return device && { device, language: languageOf(account?.language), title: asName(shop?.name ?? '') };
  });
  if (!found) throw new NotFoundError('No such device.');
  const { device, language, title } = found;
  const message = { title, body: noticeTexts[language].pushTest, path: NOTICE_SETTINGS, tag: `test ${id}` };
  const problem = await fewAtOnce(`push ${accountId}`, () =>
    sendPush(services, subscriptionOf(services, device), message),
  );
  await services.database.forShop(shopId, (trx) => noteDevice(trx, id, problem));
  return problem;
}
