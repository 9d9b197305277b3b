// Writes a backup of the database that the server of these settings uses; the server may run meanwhile.
// Usage: npm run backup [-- <new directory>]
import { resolve } from 'node:path';
import { backUp } from '../backup/backup.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ owner, argument }) => {
  const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const directory = resolve(argument ?? `adaos-backup-${stamp}`);
  const { tables } = await backUp(owner.config, directory);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${directory}: ${rows} rows of ${tables.length} tables. Keep APP_SECRET (or the file "secret" of DATA_DIR) with it.`;
});
