import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { byEmail } from '../auth/by-email.ts';
import { createPasswords } from '../auth/passwords.ts';
import { createClient, type PostgresConfig } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import type { ArchiveManifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';

interface ImportedShop {
  readonly manifest: ArchiveManifest;
  /** The first password of an account that was made; null where there was one. */
  readonly password: string | null;
}

/**
 * Takes in a shop from its archive, for a person of this instance.
 * @param config connects as the owner of the tables. @param email of who becomes its admin, lower case.
 * @throws ArchiveError as `readArchive`; then there is no new account either
 */
export async function importShop(
  database: Database,
  config: PostgresConfig,
  path: string,
  email: string,
): Promise<ImportedShop> {
  const owner = createClient(config);
  await owner.connect();
  try {
    const known = await database.db.selectFrom('accounts').select('id').where(byEmail(email)).executeTakeFirst();
    if (known) return { manifest: await readArchive(database, owner, path, known.id), password: null };
    const password = randomBytes(12).toString('base64url');
    const id = uuidv7();
    const account = {
      id,
      email,
      name: email.slice(0, email.lastIndexOf('@')),
      password_hash: await createPasswords().hash(password),
      phone: null,
      email_verified_at: sql<Date>`now()`,
      must_change_password: true,
    };
    await database.db.insertInto('accounts').values(account).execute();
    try {
      return { manifest: await readArchive(database, owner, path, id), password };
    } catch (error) {
      await database.db.deleteFrom('accounts').where('id', '=', id).execute();
      throw error;
    }
  } finally {
    await owner.end();
  }
}
