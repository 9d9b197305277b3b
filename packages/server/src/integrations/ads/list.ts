import type { AdAccount, AdConnection, AdConnectionList, AdPlatformState } from '@adaos/api';
import { AD_PLATFORM_NAMES, AD_PLATFORMS, type AdPlatform } from '@adaos/domain';
import { sql } from 'kysely';
import { settingsOfAds } from '../../config/ads.ts';
import type { ShopTransaction } from '../../db/database.ts';
import type { Actor } from '../../services/actor.ts';
import type { Services } from '../../services/services.ts';
import { isLate } from '../freshness.ts';
import { type AccountRow, isOverdue } from './accounts.ts';

/** The latest rows of each account that could not be read are named; the rest are counted. */
const NAMED = 20;

interface SetAsideRow {
  readonly platform: AdPlatform;
  readonly account: string;
  readonly count: string;
  readonly id: string;
  readonly campaign: string;
  readonly day: string;
  readonly reason: string;
}

async function readSetAside(trx: ShopTransaction, shopId: string): Promise<readonly SetAsideRow[]> {
  const { rows } = await sql<SetAsideRow>`
    select platform, account_id as account, count, place as id, campaign, day, reason from (
      select *, count(*) over (partition by platform, account_id),
        row_number() over (partition by platform, account_id order by day desc, place)
      from set_aside_ad_rows where shop_id = ${shopId}
    ) numbered where row_number <= ${NAMED} order by platform, account_id, row_number`.execute(trx);
  return rows;
}

/** How many campaigns each account has, by the platform's name and the account's number. */
async function countCampaigns(trx: ShopTransaction, shopId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .selectFrom('campaigns')
    .select(['platform', 'ad_account', (of) => of.fn.countAll<string>().as('count')])
    .where('shop_id', '=', shopId)
    .where('ad_account', 'is not', null)
    .groupBy(['platform', 'ad_account'])
    .execute();
  return new Map(rows.map(({ platform, ad_account: account, count }) => [`${platform} ${account}`, Number(count)]));
}

const moment = (at: Date | null) => at?.toISOString() ?? null;

interface OfAccount {
  readonly campaigns: number;
  readonly setAside: readonly SetAsideRow[];
  readonly connection: { readonly connected_at: Date; readonly status: string };
}

function toAccount(row: AccountRow, { campaigns, setAside, connection }: OfAccount): AdAccount {
  const reading = row.reading_since !== null && !isOverdue(row);
  const explained = !row.chosen || reading || row.problem !== null || connection.status === 'broken';
  return {
    id: row.account_id,
    name: row.name,
    currency: row.currency,
    chosen: row.chosen,
    problem: row.problem,
    reading,
    lastReadAt: moment(row.last_read_at),
    nextReadAt: moment(row.next_read_at),
    late: isLate('ads', { last: row.last_read_at, since: connection.connected_at, explained }),
    coveredFrom: row.covered_from,
    coveredThrough: row.covered_through,
    campaigns,
    setAside: {
      count: Number(setAside[0]?.count ?? 0),
      rows: setAside.map(({ id, campaign, day, reason }) => ({ id, campaign, day: day === '' ? null : day, reason })),
    },
  };
}

/** The platforms of ads, and how far the accounts of those that are connected have been read. */
export async function listAdConnections(
  { database, config }: Pick<Services, 'database' | 'config'>,
  { shopId, operator }: Pick<Actor, 'shopId' | 'operator'>,
): Promise<AdConnectionList> {
  return database.readShop(shopId, async (trx) => {
    const connections = await trx.selectFrom('ad_connections').selectAll().where('shop_id', '=', shopId).execute();
    const accounts = await trx
      .selectFrom('ad_accounts')
      .selectAll()
      .where('shop_id', '=', shopId)
      .orderBy('name')
      .orderBy('account_id')
      .execute();
    const setAside = await readSetAside(trx, shopId);
    const campaigns = await countCampaigns(trx, shopId);
    const connectionOf = (platform: AdPlatform): AdConnection | null => {
      const row = connections.find((one) => one.platform === platform);
      if (!row) return null;
      const own = accounts.filter((account) => account.platform === platform);
      return {
        platform,
        connectedAt: row.connected_at.toISOString(),
        broken: row.status === 'broken',
        accounts: own.map((account) => {
          const count = campaigns.get(`${AD_PLATFORM_NAMES[platform]} ${account.account_id}`) ?? 0;
          const unread = setAside.filter((one) => one.platform === platform && one.account === account.account_id);
          return toAccount(account, { campaigns: count, setAside: unread, connection: row });
        }),
      };
    };
    const stateOf = (platform: AdPlatform): AdPlatformState => {
      const offered = config.ads[platform] !== null;
      const settings = !offered && operator ? { settings: [...settingsOfAds(platform)] } : {};
      return { platform, offered, ...settings, connection: connectionOf(platform) };
    };
    return { platforms: AD_PLATFORMS.map(stateOf), source: connections.length === 0 ? 'none' : 'live' };
  });
}
