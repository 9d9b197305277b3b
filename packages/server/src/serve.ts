import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createAuthenticate } from './http/app/authenticate.ts';
import { buildApp } from './http/app/build-app.ts';
import { modules } from './http/app/modules.ts';
import { settleDeveloper } from './auth/developer.ts';
import type { Closing } from './closing.ts';
import type { Config } from './config/config.ts';
import { loadSecret } from './config/secret.ts';
import type { PostgresConfig } from './db/connection.ts';
import { openDatabase } from './db/database.ts';
import { type DemoOwner, ensureDemoShop } from './demo/demo-shop.ts';
import { planMissingAdReads } from './integrations/ads/missing-reads.ts';
import { planMissingReads } from './integrations/reading/missing-reads.ts';
import { startJobs } from './jobs/jobs.ts';
import { migrate } from './jobs/migrate.ts';
import type { Services } from './services/services.ts';
import { startWorkers } from './workers.ts';

const APP_DIR = fileURLToPath(new URL('../../app/dist', import.meta.url));
const DESIGN_DIR = fileURLToPath(new URL('../../../dist-storybook', import.meta.url));
/** How long work in hand may take to end, in milliseconds; then it is left to the next start. */
const DRAIN_LIMIT_MS = 8_000;

export interface Serving {
  /** The address that it answers at, without a slash at its end. */
  readonly address: string;
  readonly app: FastifyInstance;
  readonly services: Services;
  /** The login of the demo shop, where this start has made it. */
  readonly demo: DemoOwner | null;
}

interface ServeOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly dataDir: string;
  readonly postgres: PostgresConfig;
  readonly closing: Closing;
}

/** Starts what needs the database: migrations, jobs, calls and pages. */
export async function serve({ config, log, dataDir, postgres, closing }: ServeOptions): Promise<Serving> {
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
  await planMissingReads(services, postgres);
  await planMissingAdReads(services, postgres);
  await startWorkers(services);
  const ownDemo = config.demo && !config.production && config.databaseUrl === null;
  const demo = ownDemo ? await ensureDemoShop(database) : null;
  return { address, app, services, demo };
}
