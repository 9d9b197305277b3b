import type { CopyAnswer, CopyHistory, CopyRequest } from '@adaos/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../services/actor.ts';
import { languageOfAccount } from '../auth/language.ts';
import { UnavailableError } from '../errors/domain-errors.ts';
import type { Services } from '../services/services.ts';
import type { ShopTransaction } from '../db/database.ts';
import { toCopies, writeByModel, writeByTemplate } from './write.ts';

type Needs = Pick<Services, 'database' | 'config' | 'log'>;

const SHOWN = 20;

async function timesWritten(trx: ShopTransaction, shopId: string, product: string, audience: string): Promise<number> {
  const { count } = await trx
    .selectFrom('ad_copies')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('shop_id', '=', shopId)
    .where('product_name', '=', product)
    .where('target_audience', '=', audience)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Writes three ads, by the model where one is set, else by template, and keeps them.
 * @throws UnavailableError `copy_failed` where the model does not answer as it should.
 */
export async function generateCopy(
  services: Needs,
  { shopId, accountId }: Pick<Actor, 'shopId' | 'accountId'>,
  { productName: product, targetAudience: audience, language: asked }: CopyRequest,
): Promise<CopyAnswer> {
  const { database, config, log } = services;
  const language = asked ?? (await languageOfAccount(database, accountId));
  const order = { product, audience, language };
  const id = uuidv7();
  const byModel = config.ai
    ? await writeByModel(config.ai, order).catch((error: unknown) => {
        log.warn({ err: error }, 'ad copy');
        throw new UnavailableError('copy_failed', 'The ads could not be written. Please try again shortly.', {
          retryAfter: 10,
          cause: error,
        });
      })
    : null;
  return database.forShop(shopId, async (trx) => {
    const texts = byModel ?? writeByTemplate(order, await timesWritten(trx, shopId, product, audience));
    const copies = toCopies(id, texts);
    await trx
      .insertInto('ad_copies')
      .values({
        shop_id: shopId,
        id,
        created_by: accountId,
        product_name: product,
        target_audience: audience,
        copies: JSON.stringify(copies),
      })
      .execute();
    return { source: 'live', copies };
  });
}

/** The ads that were written for the shop, newest first; the month is that of its timezone. */
export async function listCopies({ database }: Pick<Needs, 'database'>, shopId: string): Promise<CopyHistory> {
  return database.readShop(shopId, async (trx) => {
    const { rows } = await sql<Record<'copies' | 'this_month' | 'products' | 'audiences', string>>`
      select coalesce(sum(jsonb_array_length(copies)), 0) as copies,
        coalesce(sum(jsonb_array_length(copies)) filter (where date_trunc('month', c.created_at at time zone s.timezone)
          = date_trunc('month', now() at time zone s.timezone)), 0) as this_month,
        count(distinct product_name) as products, count(distinct target_audience) as audiences
      from ad_copies c join shops s on s.shop_id = c.shop_id where c.shop_id = ${shopId}`.execute(trx);
    const latest = await trx
      .selectFrom('ad_copies')
      .selectAll()
      .where('shop_id', '=', shopId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute();
    const [sums] = rows;
    return {
      source: latest.length === 0 ? 'none' : 'live',
      summary: {
        copies: Number(sums?.copies ?? 0),
        copiesThisMonth: Number(sums?.this_month ?? 0),
        products: Number(sums?.products ?? 0),
        audiences: Number(sums?.audiences ?? 0),
      },
      entries: latest.map((row) => ({
        createdAt: row.created_at.toISOString(),
        productName: row.product_name,
        targetAudience: row.target_audience,
        copies: row.copies,
      })),
    };
  });
}
