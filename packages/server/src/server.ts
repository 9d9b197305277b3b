import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { Closing } from './closing.ts';
import type { Config } from './config/config.ts';
import type { PostgresConfig } from './db/connection.ts';
import { defaultDataDir, startEmbeddedPostgres } from './db/embedded.ts';
import type { Serving } from './serve.ts';

const REPO_DIR = fileURLToPath(new URL('../../..', import.meta.url));

export interface RunningServer extends Serving {
  /** Settles when the embedded database has ended without being asked to. */
  readonly databaseLost: Promise<string>;
  /** Answers what is in hand, stops the work behind it and closes the database. */
  close(): Promise<void>;
}

interface Opening {
  /** Settles when the database takes connections. */
  readonly ready: Promise<{ postgres: PostgresConfig; lost: Promise<string> }>;
  /** Settles when there is nothing left for this process to do until then. */
  readonly underWay: Promise<unknown>;
}

function openPostgres(config: Config, dataDir: string, log: Logger, closing: Closing): Opening {
  if (config.databaseUrl) {
    const postgres: PostgresConfig = { connectionString: config.databaseUrl };
    const ready = Promise.resolve({ postgres, lost: new Promise<string>(() => {}) });
    return { ready, underWay: ready };
  }
  const spawned = Promise.withResolvers<void>();
  const open = async () => {
    const embedded = await startEmbeddedPostgres({
      dataDir,
      log: (line) => log.info(line),
      onSpawn: spawned.resolve,
    });
    closing.add(() => embedded.stop());
    const lost = new Promise<string>((resolve) => {
      void embedded.ended.then(({ expected, reason }) => {
        if (!expected) resolve(reason);
      });
    });
    return { postgres: embedded.config, lost };
  };
  const ready = open();
  return { ready, underWay: Promise.race([spawned.promise, ready]) };
}

/**
 * Starts everything of the server. What was begun is undone on failure. Everything but the database is loaded while the database
 * starts: each takes about as long as the other.
 */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const closing = new Closing();
  try {
    const dataDir = config.dataDir ?? (await defaultDataDir(REPO_DIR));
    const opening = openPostgres(config, dataDir, log, closing);
    await opening.underWay;
    const [{ postgres, lost }, { serve }] = await Promise.all([opening.ready, import('./serve.ts')]);
    const serving = await serve({ config, log, dataDir, postgres, closing });
    return { ...serving, databaseLost: lost, close: () => closing.run(log) };
  } catch (error) {
    await closing.run(log);
    throw error;
  }
}
