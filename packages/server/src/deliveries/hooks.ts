import { randomBytes } from 'node:crypto';
import type { NoticeHook } from '@adaos/api';
import { HOOK_KINDS, HOOK_NAMES, HOOK_TOPICS, type HookKind, type HookTopic, languageOf } from '@adaos/domain';
import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '../audit/record.ts';
import { createSealing } from '../auth/sealing.ts';
import type { ShopTransaction } from '../db/database.ts';
import type { NoticeHooksTable } from '../db/notice-tables.ts';
import { NotFoundError, RuleViolationError } from '../errors/domain-errors.ts';
import { asName } from '../mail/compose.ts';
import { noticeTexts } from '../mail/notice-texts.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import { hintOf, hookAddress } from './hook-address.ts';
import { fill, NOTICE_SETTINGS } from './notice-mail.ts';
import { type HookProblem, type HookTarget, postHook } from './post-hook.ts';

type Row = Selectable<NoticeHooksTable>;

const sealingOf = ({ secret }: Pick<Services, 'secret'>) => createSealing(secret, 'notice hooks');
const ownerOf = (shopId: string, kind: HookKind) => `${shopId} ${kind}`;
const noHook = () => new NotFoundError('Nothing is posted there.');

function toHook(row: Row): NoticeHook {
  const { kind, hint, topics, sent_at: sentAt, failed_at: failedAt, problem, off_at: offAt } = row;
  return {
    kind,
    hint,
    topics: HOOK_TOPICS.filter((topic) => topics.includes(topic)),
    sentAt: sentAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    problem,
    off: offAt !== null,
  };
}

export const readHook = (trx: ShopTransaction, shopId: string, kind: HookKind): Promise<Row | undefined> =>
  trx.selectFrom('notice_hooks').selectAll().where('shop_id', '=', shopId).where('kind', '=', kind).executeTakeFirst();

/** @throws Error where the secret of the server has changed */
export function targetOf(
  services: Pick<Services, 'secret'>,
  { shop_id: shopId, kind, sealed, signing }: Row,
): HookTarget {
  const open = (bytes: Buffer) => sealingOf(services).open(bytes, ownerOf(shopId, kind));
  return { shopId, kind, address: open(sealed), signing: signing && open(signing) };
}

/** A secret for signatures, in the form of Standard Webhooks. */
const newSigningSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** Where a shop has its notices posted. */
export async function listHooks({ database }: Services, { shopId }: Actor): Promise<NoticeHook[]> {
  const rows = await database.readShop(shopId, (trx) =>
    trx.selectFrom('notice_hooks').selectAll().where('shop_id', '=', shopId).execute(),
  );
  return HOOK_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind).map(toHook));
}

interface HookChange {
  readonly kind: HookKind;
  /** Absent: the one that is kept. */
  readonly address?: string | undefined;
  readonly topics: readonly HookTopic[];
}

/**
 * Has notices of some topics posted to an address. What was switched off for failing is on again. A program gets a new secret with each
 * address, which is in this answer alone.
 * @throws RuleViolationError `webhook_invalid` for an address of another kind; NotFoundError without one
 */
export async function saveHook(services: Services, actor: Actor, change: HookChange): Promise<NoticeHook> {
  const { database, config } = services;
  const { kind, address: given, topics } = change;
  const { shopId } = actor;
  const address = given === undefined ? undefined : hookAddress(kind, given, config.outboundAllow);
  if (given !== undefined && address === undefined) {
    const message = `This is no webhook address of ${HOOK_NAMES[kind]}.`;
    throw new RuleViolationError('webhook_invalid', message, { fields: { address: message } });
  }
  return database.forShop(shopId, async (trx) => {
    const kept = await readHook(trx, shopId, kind);
    const account = await trx
      .selectFrom('accounts')
      .select('language')
      .where('id', '=', actor.accountId)
      .executeTakeFirst();
    if (address === undefined && !kept) throw noHook();
    const seal = (text: string) => sealingOf(services).seal(text, ownerOf(shopId, kind));
    const secret = kind === 'webhook' && address !== undefined ? newSigningSecret() : undefined;
    const sealed =
      address === undefined
        ? {}
        : { sealed: seal(address), hint: hintOf(address), signing: secret === undefined ? null : seal(secret) };
    const row = {
      ...sealed,
      topics: [...topics],
      language: languageOf(account?.language),
      changed_at: sql<Date>`now()`,
      failures: 0,
      failed_at: null,
      problem: null,
      off_at: null,
    };
    const saved = kept
      ? await trx
          .updateTable('notice_hooks')
          .set(row)
          .where('shop_id', '=', shopId)
          .where('kind', '=', kind)
          .returningAll()
          .executeTakeFirst()
      : await trx
          .insertInto('notice_hooks')
          .values({ ...row, shop_id: shopId, kind, sealed: Buffer.alloc(0), hint: '', ...sealed })
          .returningAll()
          .executeTakeFirst();
    if (!saved) throw noHook();
    await recordAudit(trx, actor, { action: 'notice_hook_saved', target: HOOK_NAMES[kind] });
    return { ...toHook(saved), ...(secret !== undefined && { secret }) };
  });
}

/** Nothing is posted there any more, and the address is forgotten. */
export async function removeHook({ database }: Services, actor: Actor, kind: HookKind): Promise<void> {
  const { shopId } = actor;
  await database.forShop(shopId, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('notice_hooks')
      .where('shop_id', '=', shopId)
      .where('kind', '=', kind)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await recordAudit(trx, actor, { action: 'notice_hook_removed', target: HOOK_NAMES[kind] });
  });
}

/** Posts a message that says that it works. @throws NotFoundError @returns why not; null once it was taken */
export async function testHook(services: Services, { shopId }: Actor, kind: HookKind): Promise<HookProblem | null> {
  const found = await services.database.readShop(shopId, async (trx) => {
    const hook = await readHook(trx, shopId, kind);
    const shop = await trx.selectFrom('shops').select('name').where('shop_id', '=', shopId).executeTakeFirst();
    return hook && { hook, shop: asName(shop?.name ?? '') };
  });
  if (!found) throw noHook();
  const { hook, shop } = found;
  const texts = noticeTexts[languageOf(hook.language)];
  const problem = await postHook(services, targetOf(services, hook), {
    id: uuidv7(),
    shop: { id: shopId, name: shop },
    heading: fill(texts.several, { shop }),
    items: [{ code: 'test', topic: 'test', values: {}, title: texts.hookTest }],
    link: { label: texts.settings, url: `${services.appOrigin()}${NOTICE_SETTINGS}` },
  });
  await services.database.forShop(shopId, (trx) => noteAndReport(trx, { shopId, kind }, problem));
  return problem;
}

/** Failed tries in a row after which nothing is posted any more. */
const MOST_FAILURES = 8;

/** Notes what came of posting. @returns whether it has just been switched off */
async function noteHook(
  trx: ShopTransaction,
  { shopId, kind }: { shopId: string; kind: HookKind },
  problem: HookProblem | null,
): Promise<boolean> {
  const now = sql<Date>`clock_timestamp()`;
  const most = problem === 'hook_gone' ? 2 : MOST_FAILURES;
  const changed = await trx
    .updateTable('notice_hooks')
    .set(
      problem === null
        ? { sent_at: now, failures: 0, problem: null, failed_at: null }
        : {
            failures: sql<number>`failures + 1`,
            failed_at: now,
            problem,
            off_at: sql<Date | null>`case when failures + 1 >= ${most} then coalesce(off_at, clock_timestamp()) else off_at end`,
          },
    )
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind)
    .returning(['failures', 'off_at'])
    .executeTakeFirst();
  return problem !== null && changed?.off_at != null && changed.failures === most;
}

/** Notes what came of posting; the admins and their log learn of a channel that is switched off for it. @returns whether it was just now */
export async function noteAndReport(
  trx: ShopTransaction,
  { shopId, kind }: { shopId: string; kind: HookKind },
  problem: HookProblem | null,
): Promise<boolean> {
  const ended = await noteHook(trx, { shopId, kind }, problem);
  if (!ended) return false;
  const channel = HOOK_NAMES[kind];
  await recordAudit(trx, { shopId, accountId: null }, { action: 'notice_hook_stopped', target: channel });
  await notifyAdmins(trx, { shopId }, { code: 'notification.hook_off', values: { channel } });
  return true;
}
