import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.ts';
import type { PostgresConfig } from '../db/connection.ts';
import { DataDirInUseError, defaultDataDir, startEmbeddedPostgres } from '../db/embedded.ts';
import { OWNER } from '../db/embedded/cluster.ts';
import { databaseHome } from '../db/embedded/place.ts';
import { readPostmasterFile } from '../db/embedded/postmaster.ts';

const REPO_DIR = fileURLToPath(new URL('../../../..', import.meta.url));

export interface OwnerConnection {
  /** Connects as the owner of the tables. */
  readonly config: PostgresConfig;
  /** Whether a server is running on this data directory; unknown, so false, for an outside database. */
  readonly serverRuns: boolean;
  close(): Promise<void>;
}

/**
 * The database that the server of this configuration uses, for a command beside it: the outside one, that of the running
 * server, or the embedded one started for the time of the command.
 */
export async function connectAsOwner(config: Config): Promise<OwnerConnection> {
  if (config.databaseUrl !== null) {
    return { config: { connectionString: config.databaseUrl }, serverRuns: false, close: async () => {} };
  }
  const dataDir = config.dataDir ?? (await defaultDataDir(REPO_DIR));
  try {
    const embedded = await startEmbeddedPostgres({ dataDir });
    return { config: embedded.config, serverRuns: false, close: () => embedded.stop() };
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error;
    const { home } = await databaseHome(dataDir);
    const running = await readPostmasterFile(join(home, 'postgres'));
    if (!running?.ready) throw error;
    const owner = { host: running.socketDir, port: 5432, user: OWNER, database: OWNER, ssl: false };
    return { config: owner, serverRuns: true, close: async () => {} };
  }
}
