import {
  type Integration,
  type IntegrationList,
  type IntegrationRequest,
  type IntegrationStatus,
  integrationScript,
  type OAuthConnection,
  type OAuthPlatform,
  type Platform,
} from '@adaos/api';
import { integrationStatus } from '@adaos/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../services/actor.ts';
import { ForbiddenError, NotFoundError } from '../errors/domain-errors.ts';
import type { Services } from '../services/services.ts';
import { recordAudit } from '../audit/record.ts';
import type { ShopTransaction } from '../db/database.ts';
import { isLate } from './freshness.ts';
import { platformLimit } from './limits.ts';
import { pixelKey } from './pixel/key.ts';
import { type Connection, isOverdue } from './reading/connection.ts';
import { ordersComeOf } from './webhooks/subscribe.ts';

type Needs = Pick<Services, 'database' | 'appOrigin' | 'config'>;

const MESSAGES: Record<IntegrationStatus, string> = {
  plugin_required: 'Install the plugin in your shop to finish.',
  api_connected: 'The shop is noted. Export its orders from the platform and import the file.',
  script_required: 'Put the script into every page of your shop, before the end of its head.',
};

interface Row {
  readonly shop_id: string;
  readonly id: string;
  readonly platform: string;
  readonly external_id: string;
  readonly created_at: Date;
}

function toIntegration({ appOrigin, config }: Needs, row: Row, lastVisit?: Date | null): Integration {
  const platform = row.platform as Platform;
  const key = pixelKey({ shopId: row.shop_id, id: row.id });
  const status = integrationStatus(platform);
  return {
    platform,
    shopId: row.external_id,
    status,
    script:
      status === 'script_required'
        ? integrationScript(`${config.pixelOrigin ?? appOrigin()}/pixel.js`, row.external_id, key)
        : null,
    message: MESSAGES[status],
    id: row.id,
    createdAt: row.created_at.toISOString(),
    ...(lastVisit !== undefined && { lastVisitAt: lastVisit?.toISOString() ?? null }),
  };
}

const moment = (at: Date | null) => at?.toISOString() ?? null;

/** The latest orders of each connection that could not be read are named; the rest are counted. */
const NAMED = 20;

interface OfConnection {
  readonly setAside: OAuthConnection['setAside'];
  /** Products with a cost that was read from the store. */
  readonly costs: number;
}

function toConnection(services: Needs, row: Connection, { setAside, costs }: OfConnection): OAuthConnection {
  const ordersCome = ordersComeOf(services, row);
  const broken = row.status === 'broken';
  const reading = row.reading_since !== null && !isOverdue(row);
  const ofRead = { since: row.connected_at, explained: broken || reading || row.problem !== null };
  return {
    platform: row.platform,
    shopId: row.store,
    connectedAt: row.connected_at.toISOString(),
    broken,
    problem: row.problem,
    reading,
    lastReadAt: moment(row.last_read_at),
    nextReadAt: moment(row.next_read_at),
    late: isLate('orders', { ...ofRead, last: row.last_read_at }),
    orders: Number(row.orders),
    preparing: row.bulk !== null && row.bulk.lines === 0,
    ...(ordersCome && { ordersCome }),
    products: {
      readAt: moment(row.stock_read_at),
      count: row.products ?? row.products_so_far,
      costs,
      late: isLate('products', {
        ...ofRead,
        last: row.stock_read_at,
        explained: ofRead.explained || row.stock_problem !== null,
      }),
      problem: row.stock_problem,
    },
    setAside,
  };
}

/** The orders of a shop that could not be read, by platform. */
async function readSetAside(trx: ShopTransaction, shopId: string) {
  const { rows } = await sql<{ platform: OAuthPlatform; count: string; id: string; number: string; reason: string }>`
    select platform, count, order_id as id, ref as number, reason from (
      select *, count(*) over (partition by platform), row_number() over (partition by platform order by set_aside_at desc, ref)
      from set_aside_orders where shop_id = ${shopId}
    ) numbered where row_number <= ${NAMED} order by platform, row_number`.execute(trx);
  return (platform: OAuthPlatform): OAuthConnection['setAside'] => {
    const own = rows.filter((row) => row.platform === platform);
    const orders = own.map(({ id, number, reason }) => ({ id, number, reason }));
    return { count: Number(own[0]?.count ?? 0), orders };
  };
}

/** How many products have a cost that was read from the store of a platform. */
async function readCosts(trx: ShopTransaction, shopId: string) {
  const { rows } = await sql<{ platform: OAuthPlatform; count: string }>`
    select read_from as platform, count(distinct sku) as count from product_costs
    where shop_id = ${shopId} and read_from is not null and withdrawn_at is null group by 1`.execute(trx);
  return (platform: OAuthPlatform) => Number(rows.find((row) => row.platform === platform)?.count ?? 0);
}

/** How the shop is connected to its platforms, newest first. */
export async function listIntegrations(services: Needs, shopId: string): Promise<IntegrationList> {
  return services.database.readShop(shopId, async (trx) => {
    const rows = await trx
      .selectFrom('integrations')
      .selectAll()
      .where('shop_id', '=', shopId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const connections = await trx.selectFrom('connections').selectAll().where('shop_id', '=', shopId).execute();
    const setAside = await readSetAside(trx, shopId);
    const costs = await readCosts(trx, shopId);
    const visits = await trx
      .selectFrom('pixel_days')
      .select(['integration_id', (of) => of.fn.max('last_at').as('at')])
      .where('shop_id', '=', shopId)
      .groupBy('integration_id')
      .execute();
    const lastVisits = new Map(visits.map(({ integration_id: id, at }) => [id, at]));
    const oauthConnections: Partial<Record<OAuthPlatform, OAuthConnection>> = Object.fromEntries(
      connections.map((row) => [
        row.platform,
        toConnection(services, row, { setAside: setAside(row.platform), costs: costs(row.platform) }),
      ]),
    );
    return {
      success: true,
      oauthConnections,
      integrations: rows.map((row) => toIntegration(services, row, lastVisits.get(row.id) ?? null)),
      source: rows.length + connections.length === 0 ? 'none' : 'live',
    };
  });
}

/**
 * Sets down a shop of a platform; the same one again is the one that is there.
 * @throws ForbiddenError `limit_reached` where the plan has no room for another.
 */
export async function saveIntegration(
  services: Needs,
  { shopId, accountId }: Actor,
  { platform, shopId: externalId }: IntegrationRequest,
): Promise<Integration> {
  const row = await services.database.forShop(shopId, async (trx) => {
    const limit = await platformLimit(trx, shopId, { platform, store: externalId });
    if (limit !== null) throw new ForbiddenError('limit_reached', limit);
    const added = await trx
      .insertInto('integrations')
      .values({ shop_id: shopId, id: uuidv7(), platform, external_id: externalId, created_by: accountId })
      .onConflict((conflict) => conflict.columns(['shop_id', 'platform', 'external_id']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (added) {
      const target = `${platform}: ${externalId}`;
      await recordAudit(trx, { shopId, accountId }, { action: 'integration_saved', target });
      return added;
    }
    return trx
      .selectFrom('integrations')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where('platform', '=', platform)
      .where('external_id', '=', externalId)
      .executeTakeFirstOrThrow();
  });
  return toIntegration(services, row);
}

/** @throws NotFoundError for one that is not this shop's. */
export async function deleteIntegration(services: Needs, { shopId, accountId }: Actor, id: string): Promise<void> {
  await services.database.forShop(shopId, async (trx) => {
    const gone = await trx
      .deleteFrom('integrations')
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .returning(['platform', 'external_id'])
      .executeTakeFirst();
    if (!gone) throw new NotFoundError('There is no such integration.');
    const target = `${gone.platform}: ${gone.external_id}`;
    await recordAudit(trx, { shopId, accountId }, { action: 'integration_deleted', target });
  });
}
