import { exactText, singleLine } from '@adaos/api';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { InvalidInputError, NotFoundError } from '../../errors/domain-errors.ts';
import type { Services } from '../../services/services.ts';
import { attributeOrders } from '../../campaigns/attribute-orders.ts';
import { noteSeen } from '../../campaigns/order-touches.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { ZoneClock } from '../../calendar/zone.ts';
import { readPixelKey } from './key.ts';
import { pagePath } from './page-path.ts';

const MOST_NAME = 255;
const Touch = z.object({ campaign: singleLine({ most: MOST_NAME }), source: singleLine({ most: MOST_NAME }) });

/** What the script reports: a page that was seen, or an order that was placed, with the campaigns of the visitor. */
export const PixelMessage = z.object({
  key: exactText({ most: 64 }),
  shop: exactText({ most: MOST_NAME }),
  type: z.enum(['view', 'purchase']),
  order: z.optional(singleLine({ most: 200 })),
  /** Of a page that was seen: its path, and whether it was opened from elsewhere. Scripts that a browser has kept do not say so. */
  path: z.optional(singleLine({ most: 2_000 })),
  visit: z.optional(z.boolean()),
  touches: z.array(Touch).check(z.maxLength(5)),
});
export type PixelMessage = z.infer<typeof PixelMessage>;

/** Different campaigns of one day that are told apart; a flood of made-up ones is counted with those that came by none. */
const MOST_CAMPAIGNS = 500;
/** Different pages of one day, likewise. */
const MOST_PAGES = 200;

async function countDay(
  trx: ShopTransaction,
  { shopId, id }: { shopId: string; id: string },
  day: string,
  { type, touches, visit = false }: PixelMessage,
): Promise<void> {
  const last = touches.at(-1);
  const known = await trx
    .selectFrom('pixel_days')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('shop_id', '=', shopId)
    .where('integration_id', '=', id)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  const named = Number(known.count) < MOST_CAMPAIGNS ? last : undefined;
  const [views, purchases] = type === 'view' ? [1, 0] : [0, 1];
  const visits = type === 'view' && visit ? 1 : 0;
  await sql`
    insert into pixel_days as p (shop_id, integration_id, day, campaign, source, views, visits, purchases)
    values (${shopId}, ${id}, ${day}, ${named?.campaign ?? ''}, ${named?.source ?? ''}, ${views}, ${visits}, ${purchases})
    on conflict (shop_id, integration_id, day, campaign, source) do update
    set views = p.views + excluded.views, visits = p.visits + excluded.visits, purchases = p.purchases + excluded.purchases, last_at = now()`.execute(
    trx,
  );
}

/** A page that is not told apart on its day is counted with the others, under an empty path. */
async function countPage(
  trx: ShopTransaction,
  { shopId, id }: { shopId: string; id: string },
  day: string,
  { path, visit = false }: { path: string; visit?: boolean | undefined },
): Promise<void> {
  await sql`
    insert into pixel_pages as p (shop_id, integration_id, day, path, views, visits)
    select ${shopId}, ${id}, ${day}, case when known.here or known.pages < ${MOST_PAGES} then ${path} else '' end, 1, ${visit ? 1 : 0}
    from (
      select count(*) as pages, coalesce(bool_or(path = ${path}), false) as here
      from pixel_pages where shop_id = ${shopId} and integration_id = ${id} and day = ${day}
    ) as known
    on conflict (shop_id, integration_id, day, path) do update
    set views = p.views + excluded.views, visits = p.visits + excluded.visits`.execute(trx);
}

/**
 * Records what the script in a shop's pages reports.
 * @throws NotFoundError where the key or the shop's name is of no integration
 */
export async function recordPixel(
  { database }: Pick<Services, 'database'>,
  message: PixelMessage,
  now = Date.now(),
): Promise<void> {
  const of = readPixelKey(message.key);
  const unknown = new NotFoundError('No shop has this script.');
  if (!of) throw unknown;
  const { shopId, id } = of;
  await database.forShop(shopId, async (trx) => {
    const integration = await trx
      .selectFrom('integrations')
      .innerJoin('shops', 'shops.shop_id', 'integrations.shop_id')
      .select('shops.timezone')
      .where('integrations.shop_id', '=', shopId)
      .where('integrations.id', '=', id)
      .where('integrations.external_id', '=', message.shop)
      .executeTakeFirst();
    if (!integration) throw unknown;
    const day = new ZoneClock(integration.timezone).dayAt(now);
    await countDay(trx, of, day, message);
    const { type, path, visit } = message;
    if (type === 'view' && path !== undefined) await countPage(trx, of, day, { path: pagePath(path), visit });
    const order = message.order ?? '';
    const touches = message.touches.filter(({ campaign, source }) => campaign !== '' || source !== '');
    if (message.type !== 'purchase' || order === '' || touches.length === 0) return;
    await noteSeen(trx, shopId, order, touches);
    await attributeOrders(trx, shopId, [order]);
  });
}

/** @throws InvalidInputError */
export function readPixelMessage(body: unknown): PixelMessage {
  let json: unknown;
  try {
    json = typeof body === 'string' ? JSON.parse(body) : body;
  } catch {
    json = undefined;
  }
  const parsed = PixelMessage.safeParse(json);
  if (!parsed.success) throw new InvalidInputError('invalid_request', 'This is no message of the script.');
  return parsed.data;
}
