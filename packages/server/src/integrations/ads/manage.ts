import { AD_PLATFORM_NAMES, type AdPlatform } from '@adaos/domain';
import { recordAudit } from '../../audit/record.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../errors/domain-errors.ts';
import type { Actor } from '../../services/actor.ts';
import type { Services } from '../../services/services.ts';
import { isOverdue, planAdRead } from './accounts.ts';

type Needs = Pick<Services, 'database' | 'jobs'>;

/** The connection to a platform and its accounts, held until the transaction ends. @throws NotFoundError; 409 where it has to be made again. */
async function lockConnection(trx: ShopTransaction, shopId: string, platform: AdPlatform) {
  const connection = await trx
    .selectFrom('ad_connections')
    .select('status')
    .where('shop_id', '=', shopId)
    .where('platform', '=', platform)
    .forUpdate()
    .executeTakeFirst();
  if (!connection) throw new NotFoundError('This platform is not connected.');
  if (connection.status === 'broken') {
    throw new ConflictError('platform_failed', 'The platform refuses the keys. Connect it again.');
  }
  return trx
    .selectFrom('ad_accounts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('platform', '=', platform)
    .orderBy('account_id')
    .forUpdate()
    .execute();
}

/** Days of campaigns that no account reports any more may be corrected by files. */
async function releaseDays(
  trx: ShopTransaction,
  shopId: string,
  platform: AdPlatform,
  accounts: readonly string[],
): Promise<void> {
  if (accounts.length === 0) return;
  const own = trx
    .selectFrom('campaigns')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('platform', '=', AD_PLATFORM_NAMES[platform])
    .where('ad_account', 'in', accounts);
  await trx
    .updateTable('campaign_days')
    .set({ connected: false })
    .where('shop_id', '=', shopId)
    .where('connected', '=', true)
    .where('campaign_id', 'in', own)
    .execute();
}

/**
 * Chooses which ad accounts are read. Those that are new are read at once; what was read of the others stays.
 * @throws NotFoundError, ConflictError; InvalidInputError for an account that the consent does not reach.
 */
export async function chooseAccounts(
  { database, jobs }: Needs,
  { shopId, accountId }: Pick<Actor, 'shopId' | 'accountId'>,
  platform: AdPlatform,
  chosen: readonly string[],
): Promise<void> {
  await database.forShop(shopId, async (trx) => {
    const accounts = await lockConnection(trx, shopId, platform);
    const known = new Set(accounts.map((account) => account.account_id));
    if (chosen.some((id) => !known.has(id))) {
      throw new InvalidInputError('invalid_request', 'There is no such ad account in this connection.');
    }
    const changed = accounts.filter((account) => account.chosen !== chosen.includes(account.account_id));
    for (const { account_id: id, chosen: was } of changed) {
      const facts = was ? { next_read_at: null, reading_since: null, problem: null } : {};
      await trx
        .updateTable('ad_accounts')
        .set({ chosen: !was, ...facts })
        .where('shop_id', '=', shopId)
        .where('platform', '=', platform)
        .where('account_id', '=', id)
        .execute();
      if (!was) await planAdRead(jobs, trx, { shopId, platform, accountId: id }, new Date());
    }
    const left = changed.filter((account) => account.chosen).map((account) => account.account_id);
    await releaseDays(trx, shopId, platform, left);
    if (changed.length === 0) return;
    const names = accounts.filter((account) => chosen.includes(account.account_id)).map(({ name }) => name);
    const target = `${AD_PLATFORM_NAMES[platform]}: ${names.join(', ') || '-'}`.slice(0, 500);
    await recordAudit(trx, { shopId, accountId }, { action: 'platform_connected', target });
  });
}

/**
 * Has the chosen accounts read at once; where that is under way, it goes on, unless it has died.
 * @throws NotFoundError, ConflictError
 */
export async function readAdsNow(
  { database, jobs }: Needs,
  { shopId }: Pick<Actor, 'shopId'>,
  platform: AdPlatform,
): Promise<void> {
  await database.forShop(shopId, async (trx) => {
    const accounts = await lockConnection(trx, shopId, platform);
    for (const account of accounts.filter(({ chosen }) => chosen)) {
      const { account_id: id, next_read_at: next } = account;
      if (next !== null && next.getTime() <= Date.now() && !isOverdue(account)) continue;
      await planAdRead(jobs, trx, { shopId, platform, accountId: id }, new Date());
    }
  });
}

/** Ends the connection to a platform and deletes its keys; where there is none nothing happens. What was read stays. */
export async function disconnectAds(
  { database }: Pick<Services, 'database'>,
  { shopId, accountId }: Pick<Actor, 'shopId' | 'accountId'>,
  platform: AdPlatform,
): Promise<void> {
  await database.forShop(shopId, async (trx) => {
    const accounts = await trx
      .selectFrom('ad_accounts')
      .select('account_id as id')
      .where('shop_id', '=', shopId)
      .where('platform', '=', platform)
      .orderBy('account_id')
      .forUpdate()
      .execute();
    const gone = await trx
      .deleteFrom('ad_connections')
      .where('shop_id', '=', shopId)
      .where('platform', '=', platform)
      .returning('platform')
      .executeTakeFirst();
    if (!gone) return;
    const ids = accounts.map(({ id }) => id);
    await releaseDays(trx, shopId, platform, ids);
    await recordAudit(
      trx,
      { shopId, accountId },
      { action: 'platform_disconnected', target: AD_PLATFORM_NAMES[platform] },
    );
  });
}
