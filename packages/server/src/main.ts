import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { createLogger } from './http/app/logger.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { EmbeddedPostgresError } from './db/embedded.ts';
import { startServer } from './server.ts';

// Beside the code, since anyone who can write here can change what runs; where nobody can, there is none.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url)));

/** SIGTERM drains within this time, in milliseconds. */
const CLOSE_LIMIT_MS = 10_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** One Ctrl-C arrives several times, from the terminal and passed on by npm. A later one ends the server at once. */
const SAME_SIGNAL_MS = 1_000;

function refuse(lines: string): never {
  process.stderr.write(`${lines}\n`);
  process.exit(1);
}

function configuration() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) refuse(error.message);
    throw error;
  }
}

/** One line for what the operator can fix; the rest with its stack. */
function startFailure(error: unknown): string {
  if (error instanceof EmbeddedPostgresError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `PORT: ${config.port} on ${config.host} is used by another program.`;
  }
  if (error instanceof Error && 'code' in error) return `The server could not start: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const config = configuration();
const log = createLogger(config);
const server = await startServer(config, log).catch((error: unknown) => refuse(startFailure(error)));

let databaseLost = false;
const { close } = closeWithGrace({ delay: CLOSE_LIMIT_MS, logger: false, skip: [...SIGNALS] }, async ({ err }) => {
  if (err) log.fatal({ err }, 'The server ends because of an error.');
  await server.close();
  if (databaseLost) process.exit(1);
});
let closingSince: number | undefined;
for (const signal of SIGNALS) {
  process.on(signal, () => {
    if (closingSince === undefined) {
      closingSince = performance.now();
      close();
    } else if (performance.now() - closingSince > SAME_SIGNAL_MS) {
      process.exit(1);
    }
  });
}
void server.databaseLost.then((reason) => {
  log.fatal(`The embedded database ended by itself (${reason}).`);
  databaseLost = true;
  close();
});

process.stdout.write(`Adaos is ready at ${server.services.appOrigin()}\n`);
if (!config.production && config.smtpUrl === null) {
  process.stdout.write(`Running locally: mails are files, to be read at ${server.services.appOrigin()}/dev/mailbox\n`);
}
if (server.demo) {
  process.stdout.write(`Demo shop: ${server.demo.email} with the password ${server.demo.password} (shown only now)\n`);
}

// Now, since one that is killed keeps nothing.
setImmediate(flushCompileCache);
