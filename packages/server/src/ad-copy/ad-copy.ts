import type { CopyAnswer, CopyHistory, CopyRequest } from '@adaos/api';
import { type CopyWish, type CopyWriter, factTexts, type WrittenCopy, writeAdCopy } from '@adaos/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../services/actor.ts';
import { languageOfAccount } from '../auth/language.ts';
import type { Services } from '../services/services.ts';
import { readCopyFacts } from './read-facts.ts';
import { writeByModel } from './write.ts';

type Needs = Pick<Services, 'database' | 'config' | 'log'>;

const SHOWN = 20;

/** By the model where one is set, else by template; by template too where the model fails. */
async function write({ config, log }: Needs, wish: CopyWish): Promise<{ copies: WrittenCopy[]; writer: CopyWriter }> {
  if (!config.ai) return { copies: writeAdCopy(wish), writer: 'template' };
  try {
    return { copies: await writeByModel(config.ai, wish), writer: 'model' };
  } catch (error) {
    log.warn({ err: error }, 'ad copy');
    return { copies: writeAdCopy(wish), writer: 'fallback' };
  }
}

/** Writes three ads within the platform's lengths, and keeps them. */
export async function generateCopy(
  services: Needs,
  { shopId, accountId }: Pick<Actor, 'shopId' | 'accountId'>,
  { productName, productCode, targetAudience, language: asked, tone = 'friendly', platform = 'meta' }: CopyRequest,
): Promise<CopyAnswer> {
  const { database } = services;
  const language = asked ?? (await languageOfAccount(database, accountId));
  const facts = productCode === undefined ? {} : await readCopyFacts(database, shopId, productCode);
  const wish = { product: productName, audience: targetAudience, language, tone, platform, facts };
  const id = uuidv7();
  const written = await write(services, wish);
  const copies = written.copies.map(({ type, title, content, cta, parts }, index) => {
    return { id: `${id}-${index + 1}`, title, content, type, tone, cta, platform, parts: [...parts] };
  });
  const { writer } = written;
  await database.forShop(shopId, async (trx) => {
    await trx
      .insertInto('ad_copies')
      .values({
        shop_id: shopId,
        id,
        created_by: accountId,
        product_name: productName,
        target_audience: targetAudience,
        copies: JSON.stringify(copies),
        writer,
      })
      .execute();
  });
  const known = factTexts(facts, language).map(({ fact, long }) => ({ fact, text: long }));
  return { source: 'live', copies, writer, ...(known.length > 0 && { facts: known }) };
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
        ...(row.writer && { writer: row.writer }),
      })),
    };
  });
}
