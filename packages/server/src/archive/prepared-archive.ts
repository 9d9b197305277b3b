import type { Readable } from 'node:stream';
import { createSealing } from '../auth/sealing.ts';
import { recordAudit } from '../audit/record.ts';
import { ForbiddenError, UnavailableError } from '../errors/domain-errors.ts';
import type { Services } from '../services/services.ts';
import { ArchiveBusyError } from './manifest.ts';
import { writeArchive } from './write-archive.ts';

const PURPOSE = 'shop archive';
const LIFETIME_MS = 60_000;

interface Admin {
  readonly shopId: string;
  readonly accountId: string;
}

/**
 * Lets an admin download the archive of the shop, and records it. The browser downloads it by the token alone, without a call's limits of time
 * and memory.
 */
export async function prepareArchive(
  { database, secret }: Pick<Services, 'database' | 'secret'>,
  admin: Admin,
): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  await database.forShop(admin.shopId, (trx) => recordAudit(trx, admin, { action: 'shop_exported' }));
  const text = [admin.shopId, admin.accountId, expiresAt.getTime()].join(' ');
  return { token: createSealing(secret, PURPOSE).seal(text, PURPOSE).toString('base64url'), expiresAt };
}

/** @returns whom a token was given to; undefined for one that has expired, or that this server has not made. */
function readToken(secret: Uint8Array, token: string): Admin | undefined {
  try {
    const text = createSealing(secret, PURPOSE).open(Buffer.from(token, 'base64url'), PURPOSE);
    const [shopId = '', accountId = '', expiresAt] = text.split(' ');
    return Number(expiresAt) > Date.now() ? { shopId, accountId } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The archive that a token is for.
 * @throws ForbiddenError where the token is not good, or its owner is no admin of the shop any more; UnavailableError `busy` while another
 * archive of the shop is being downloaded
 */
export async function openArchive(
  { database, secret }: Pick<Services, 'database' | 'secret'>,
  token: string,
): Promise<{ archive: Readable; name: string }> {
  const admin = readToken(secret, token);
  const member =
    admin &&
    (await database.readShop(admin.shopId, (trx) =>
      trx
        .selectFrom('members')
        .select('role')
        .where('shop_id', '=', admin.shopId)
        .where('account_id', '=', admin.accountId)
        .executeTakeFirst(),
    ));
  if (!admin || member?.role !== 'admin') throw new ForbiddenError('forbidden', 'This address is not good any more.');
  const name = `adaos-shop-${new Date().toISOString().slice(0, 10)}.zip`;
  try {
    return { archive: await writeArchive(database.config, admin.shopId), name };
  } catch (error) {
    if (error instanceof ArchiveBusyError) throw new UnavailableError('busy', error.message, { retryAfter: 30 });
    throw error;
  }
}
