import type { CopyEdit, GeneratedCopy } from '@adaos/api';
import { COPY_IDEAS, COPY_LIMITS, copyOf, type CopyPart, copyProblems } from '@adaos/domain';
import type { Database } from '../db/database.ts';
import { InvalidInputError, NotFoundError } from '../errors/domain-errors.ts';

const NO_COPY = 'There is no such ad.';
/** The id of the request, and the place of the ad in it. */
const ID = /^(?<entry>[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})-[1-3]$/;

/**
 * Keeps an ad as a user has edited it.
 * @throws NotFoundError for an ad that is not this shop's, or of no platform.
 * @throws InvalidInputError `invalid_request` for parts that are empty or longer than the platform takes.
 */
export async function editCopy(
  database: Database,
  shopId: string,
  id: string,
  { parts }: CopyEdit,
): Promise<GeneratedCopy> {
  const entry = ID.exec(id)?.groups?.['entry'];
  if (entry === undefined) throw new NotFoundError(NO_COPY);
  return database.forShop(shopId, async (trx) => {
    const row = await trx
      .selectFrom('ad_copies')
      .select('copies')
      .where('shop_id', '=', shopId)
      .where('id', '=', entry)
      .forUpdate()
      .executeTakeFirst();
    const copy = row?.copies.find((one) => one.id === id);
    if (!row || !copy?.platform) throw new NotFoundError(NO_COPY);
    const texts: Partial<Record<CopyPart, string>> = Object.fromEntries(parts.map(({ part, text }) => [part, text]));
    const problems = copyProblems(copy.platform, texts, copy.cta);
    if (problems.length > 0 || parts.length !== COPY_LIMITS[copy.platform].length) {
      const message = problems.join('; ') || 'Not the parts of this ad.';
      throw new InvalidInputError('invalid_request', message, { fields: { parts: message } });
    }
    const type = COPY_IDEAS.find((idea) => idea === copy.type) ?? 'fact';
    const { title, content, parts: written } = copyOf(copy.platform, type, texts, copy.cta);
    const edited: GeneratedCopy = { ...copy, title, content, parts: [...written] };
    await trx
      .updateTable('ad_copies')
      .set({ copies: JSON.stringify(row.copies.map((one) => (one.id === id ? edited : one))) })
      .where('shop_id', '=', shopId)
      .where('id', '=', entry)
      .execute();
    return edited;
  });
}
