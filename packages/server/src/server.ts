import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app/build-app.ts';
import { modules, startWorkers } from './app/modules.ts';
import type { Services } from './app/services.ts';
import { createAuthenticate } from './auth/authenticate.ts';
import { settleDeveloper } from './auth/developer.ts';
import type { Config } from './config/config.ts';
import { loadSecret } from './config/secret.ts';
import { openDatabase, type PostgresConfig } from './db/database.ts';
import { defaultDataDir, startEmbeddedPostgres } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { type DemoOwner, ensureDemoShop } from './demo/demo-shop.ts';
import { startJobs } from './jobs/jobs.ts';

const REPO_DIR = fileURLToPath(new URL('../../..', import.meta.url));
const APP_DIR = fileURLToPath(new URL('../../app/dist', import.meta.url));
const DESIGN_DIR = fileURLToPath(new URL('../../../dist-storybook', import.meta.url));
/** How long work in hand may take to end, in milliseconds; then it is left to the next start. */
const DRAIN_LIMIT_MS = 8_000;

export interface RunningServer {
  /** The address that it answers at, without a slash at its end. */
  readonly address: string;
  readonly app: FastifyInstance;
  readonly services: Services;
  /** The login of the demo shop, where this start has made it. */
  readonly demo: DemoOwner | null;
  /** Settles when the embedded database has ended without being asked to. */
  readonly databaseLost: Promise<string>;
  /** Answers what is in hand, stops the work behind it and closes the database. */
  close(): Promise<void>;
}

/** Undoes what was started, last first. */
class Closing {
  readonly #steps: (() => Promise<void>)[] = [];
  add(step: () => Promise<void>): void {
    this.#steps.unshift(step);
  }
  async run(log: Logger): Promise<void> {
    for (const step of this.#steps.splice(0)) {
      await step().catch((error: unknown) => log.error({ err: error }, 'closing'));
    }
  }
}

async function openPostgres(config: Config, dataDir: string, log: Logger, closing: Closing) {
  if (config.databaseUrl) {
    const postgres: PostgresConfig = { connectionString: config.databaseUrl };
    return { postgres, lost: new Promise<string>(() => {}) };
  }
  const embedded = await startEmbeddedPostgres({ dataDir, log: (line) => log.info(line) });
  closing.add(() => embedded.stop());
  const lost = new Promise<string>((resolve) => {
    void embedded.ended.then(({ expected, reason }) => {
      if (!expected) resolve(reason);
    });
  });
  return { postgres: embedded.config as PostgresConfig, lost };
}

/** Starts everything of the server: database, migrations, jobs, calls and pages. What was begun is undone on failure. */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const closing = new Closing();
  try {
    const dataDir = config.dataDir ?? (await defaultDataDir(REPO_DIR));
    const { postgres, lost } = await openPostgres(config, dataDir, log, closing);
    await migrate(postgres);
    const database = openDatabase(postgres);
    closing.add(() => database.close());
    await settleDeveloper(database, config);
    const jobs = await startJobs(postgres, log);
    closing.add(() => jobs.stop(DRAIN_LIMIT_MS));

    let address = '';
    const services: Services = {
      config,
      appOrigin: () => config.appOrigin ?? address,
      secret: await loadSecret(dataDir, config.appSecret),
      dataDir,
      database,
      jobs,
      log,
    };
    const app = await buildApp({
      services,
      authenticate: createAuthenticate(services),
      modules,
      appDir: APP_DIR,
      designDir: DESIGN_DIR,
    });
    closing.add(() => app.close());
    const listening = await app.listen({ host: config.host, port: config.port });
    address = listening.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost');
    await startWorkers(services);
    const ownDemo = config.demo && !config.production && config.databaseUrl === null;
    const demo = ownDemo ? await ensureDemoShop(database) : null;
    return { address, app, services, demo, databaseLost: lost, close: () => closing.run(log) };
  } catch (error) {
    await closing.run(log);
    throw error;
  }
}
