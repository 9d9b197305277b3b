import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Bytes: more than the databases of a run take, and what runs beside it. */
const ROOM = 6 * 2 ** 30;

async function freeInMemory(): Promise<number> {
  const { bavail, bsize } = await statfs(IN_MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return Math.min(bavail * bsize, process.availableMemory());
}

/**
 * Makes a directory for a database that nothing has to survive: in memory where there is room, since PostgreSQL makes and removes a file
 * for each temporary table, which takes a fifth of the processor's time on a disk.
 */
export async function temporaryDirectory(prefix: string): Promise<string> {
  return mkdtemp(join((await freeInMemory()) > ROOM ? IN_MEMORY : tmpdir(), prefix));
}
