import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from '../config/config.ts';
import type { PostgresConfig } from '../db/connection.ts';
import { openDatabase } from '../db/database.ts';
import { defaultDataDir, EmbeddedPostgresError, startEmbeddedPostgres } from '../db/embedded.ts';
import { migrate } from '../jobs/migrate.ts';
import { createDemoShop, yesterday } from './demo-shop.ts';

/**
 * Makes a demo shop with an owner: `node --conditions=adaos-source packages/server/src/demo/main.ts owner@example.com`. It takes
 * the server's own settings; with the embedded database, the server must not be running.
 */
async function run(email: string): Promise<string> {
  const config = readConfig(process.env);
  const dataDir = config.dataDir ?? (await defaultDataDir(fileURLToPath(new URL('../../../..', import.meta.url))));
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir, log: () => {} }) : null;
  try {
    const postgres = (embedded?.config ?? { connectionString: config.databaseUrl }) as PostgresConfig;
    await migrate(postgres);
    const database = openDatabase(postgres);
    try {
      const password = randomBytes(12).toString('base64url');
      const shopId = await createDemoShop(database, { email, password }, { lastDay: yesterday() });
      if (shopId === null) throw new ConfigError([`${email} has an account already.`]);
      return `Demo shop: ${email} with the password ${password} (shown only now)`;
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}

const [email] = process.argv.slice(2);
try {
  if (email === undefined || !/^\S+@\S+$/.test(email)) throw new ConfigError(['The address of the owner is missing.']);
  process.stdout.write(`${await run(email)}\n`);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof EmbeddedPostgresError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
