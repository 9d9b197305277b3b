// Fills the empty database that the server of these settings would use from a backup; the server must not run.
// Usage: npm run restore -- <directory>
import { resolve } from 'node:path';
import { BackupError } from '../backup/manifest.ts';
import { restore } from '../backup/restore.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ owner, argument }) => {
  if (argument === undefined) throw new BackupError('Which backup? npm run restore -- <directory>');
  if (owner.serverRuns) throw new BackupError('The server is running on this data. Stop it first.');
  const { tables, createdAt } = await restore(owner.config, resolve(argument));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `Restored ${rows} rows of ${tables.length} tables, as of ${createdAt}.`;
});
