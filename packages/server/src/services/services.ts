import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** What the routes and jobs of one server process share. */
export interface Services {
  readonly config: Config;
  /** The public address without a slash at its end: `APP_ORIGIN`, or the address listened on. */
  readonly appOrigin: () => string;
  /** Signs access tokens; at least 32 bytes. */
  readonly secret: Uint8Array;
  /** Holds the outbox and, where it is used, the embedded database. */
  readonly dataDir: string;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly log: Logger;
}
