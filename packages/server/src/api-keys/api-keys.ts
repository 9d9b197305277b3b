import type { ApiKey, ApiKeyInput, ApiKeys } from '@adaos/api';
import { API_CALLS_PER_MINUTE, hasRole, includesApi, MOST_API_KEYS, SCOPE_ROLES } from '@adaos/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '../audit/record.ts';
import { hashToken } from '../auth/opaque-tokens.ts';
import { apiCallsOf } from '../billing/usage.ts';
import { DAY_MS } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { ForbiddenError, InvalidInputError, NotFoundError, RuleViolationError } from '../errors/domain-errors.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import { planOfShop } from '../plans/plan-of-shop.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { newKey } from './key-text.ts';

const readKeys = (trx: ShopTransaction, shopId: string) =>
  trx
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .selectAll('api_keys')
    .select('accounts.name as by')
    .where('shop_id', '=', shopId);

type Row = Awaited<ReturnType<ReturnType<typeof readKeys>['execute']>>[number];

function stateOf({ revoked_at: revoked, expires_at: expires }: Row, now: Date): ApiKey['state'] {
  if (revoked !== null) return 'revoked';
  return expires !== null && expires <= now ? 'expired' : 'active';
}

const toKey = (row: Row, now: Date): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  role: row.role,
  scopes: row.scopes,
  by: row.by,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  state: stateOf(row, now),
});

/** The shop's keys, newest first, with what its plan includes. */
export const listApiKeys = ({ database, appOrigin }: Services, { shopId }: Actor, now = new Date()): Promise<ApiKeys> =>
  database.readShop(shopId, async (trx) => {
    const plan = await planOfShop(trx, shopId);
    const rows = await readKeys(trx, shopId).orderBy('api_keys.created_at', 'desc').orderBy('api_keys.id').execute();
    const origin = appOrigin();
    return {
      source: 'live',
      included: includesApi(plan),
      perMinute: API_CALLS_PER_MINUTE[plan.id],
      calls: { used: await apiCallsOf(trx, shopId, now), limit: plan.limits.apiCalls },
      addresses: { api: `${origin}/api/v1`, mcp: `${origin}/mcp`, reference: `${origin}/docs/api/v1` },
      keys: rows.map((row) => toKey(row, now)),
    };
  });

function checkInput({ scopes, role }: ApiKeyInput, actor: Actor): void {
  if (!hasRole(actor.role, role)) throw new ForbiddenError('forbidden', 'A key has at most the role of its maker.');
  const above = scopes.find((scope) => !hasRole(role, SCOPE_ROLES[scope]));
  if (above === undefined) return;
  const message = `${above} needs the role ${SCOPE_ROLES[above]}.`;
  throw new InvalidInputError('invalid_request', message, { fields: { scopes: message } });
}

/**
 * Makes a key, which is answered once and kept only as its digest. All admins are notified.
 * @throws ForbiddenError `plan_without_api`, or for a role above that of the maker; InvalidInputError for a scope above the role;
 * RuleViolationError `too_many_keys`.
 */
export async function createApiKey(
  { database }: Services,
  actor: Actor,
  input: ApiKeyInput,
  now = new Date(),
): Promise<{ key: ApiKey; secret: string }> {
  checkInput(input, actor);
  const { shopId, accountId } = actor;
  const { name, role, days } = input;
  const { key: secret, prefix } = newKey(shopId);
  const key = await database.forShop(shopId, async (trx) => {
    if (!includesApi(await planOfShop(trx, shopId)))
      throw new ForbiddenError('plan_without_api', 'The plan of this shop does not include the API.');
    // Two at once wait for each other, so that neither passes the limit.
    await trx.selectFrom('shops').select('shop_id').where('shop_id', '=', shopId).forNoKeyUpdate().execute();
    const before = await readKeys(trx, shopId).where('revoked_at', 'is', null).execute();
    if (before.filter((row) => stateOf(row, now) === 'active').length >= MOST_API_KEYS)
      throw new RuleViolationError('too_many_keys', `A shop has at most ${MOST_API_KEYS} keys. Revoke one first.`);
    const id = uuidv7();
    await trx
      .insertInto('api_keys')
      .values({
        shop_id: shopId,
        id,
        account_id: accountId,
        prefix,
        hash: hashToken(secret),
        name,
        role,
        scopes: [...new Set(input.scopes)],
        expires_at: days === null ? null : new Date(now.getTime() + days * DAY_MS),
      })
      .execute();
    await recordAudit(trx, actor, { action: 'api_key_created', target: name, details: { role } });
    const row = await readKeys(trx, shopId).where('api_keys.id', '=', id).executeTakeFirstOrThrow();
    await notifyAdmins(trx, { shopId }, { code: 'notification.api_key_created', values: { name: row.by, key: name } });
    return toKey(row, now);
  });
  return { key, secret };
}

/** Revokes a key at once; of one that is revoked already nothing changes. @throws NotFoundError */
export const revokeApiKey = ({ database }: Services, actor: Actor, id: string): Promise<void> =>
  database.forShop(actor.shopId, async (trx) => {
    const { shopId } = actor;
    const row = await readKeys(trx, shopId).where('api_keys.id', '=', id).executeTakeFirst();
    if (!row) throw new NotFoundError('There is no such key.');
    if (row.revoked_at !== null) return;
    await trx
      .updateTable('api_keys')
      .set({ revoked_at: sql<Date>`now()` })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, actor, { action: 'api_key_revoked', target: row.name });
  });
