import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedPostgresError } from './errors.ts';

const SQLITE_BUSY = 5;
/** A process that was killed this moment may hold its locks a little longer. */
const KILLED_PROCESS_MS = 1_000;

/** Another server process holds the data directory. */
export class DataDirInUseError extends EmbeddedPostgresError {
  constructor(dataDir: string, pid: string | null) {
    const holder = pid ? ` (process ${pid})` : '';
    super(`Another Adaos server${holder} is using ${dataDir}. Stop it first, or set DATA_DIR to another directory.`);
  }
}

function readPid(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch {
    return null;
  }
}

/**
 * Holds a data directory for this process alone. The lock is the operating system's own, taken through SQLite,
 * since Node has no call for it: it ends with the process, however that ends.
 * @returns a function that gives the directory free.
 * @throws DataDirInUseError when another process holds it.
 */
export function lockDataDir(dataDir: string): () => void {
  const pidFile = join(dataDir, 'server.pid');
  const handle = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: KILLED_PROCESS_MS });
  try {
    handle.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    handle.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw new DataDirInUseError(dataDir, readPid(pidFile));
    throw error;
  }
  writeFileSync(pidFile, `${process.pid}\n`); // for the message alone
  return () => {
    if (handle.isOpen) handle.close();
  };
}
