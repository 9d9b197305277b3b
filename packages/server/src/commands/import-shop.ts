// Takes in a shop from its archive and gives it to a person, for whom an account is made where there is none; the server may run meanwhile.
// Usage: npm run import-shop -- <archive.zip> <e-mail address>
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { importShop } from '../archive/import-shop.ts';
import { ArchiveError } from '../archive/manifest.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../jobs/migrate.ts';
import { runCommand } from './run-command.ts';

const Address = z.string().check(z.trim(), z.toLowerCase(), z.email());

await runCommand(async ({ owner, argument }) => {
  const address = Address.safeParse(process.argv[3]);
  if (argument === undefined || !address.success) {
    throw new ArchiveError('What, and for whom? npm run import-shop -- <archive.zip> <e-mail address>');
  }
  if (!owner.serverRuns) await migrate(owner.config);
  const database = openDatabase(owner.config, { maxConnections: 2 });
  try {
    const { manifest, password } = await importShop(database, owner.config, resolve(argument), address.data);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const entry = password === null ? '' : ` First password of ${address.data}, shown only now: ${password}`;
    return `Imported "${manifest.shop.name}" as of ${manifest.createdAt}: ${rows} rows.${entry}`;
  } finally {
    await database.close();
  }
});
