// Writes the archive of a shop: JSON lines with a manifest, in a zip file; the server may run meanwhile.
// Usage: npm run export-shop -- <shop id> [<new file>]
import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ArchiveError } from '../archive/manifest.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { asAppRole } from '../db/connection.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ owner, argument }) => {
  if (argument === undefined) throw new ArchiveError('Which shop? npm run export-shop -- <shop id> [<new file>]');
  const file = resolve(process.argv[3] ?? `adaos-shop-${argument}.zip`);
  const archive = await writeArchive(asAppRole(owner.config), argument);
  await pipeline(archive, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new ArchiveError(`${file} exists already.`) : error;
    },
  );
  return `${file}: all of the shop's data, without people and secrets.`;
});
