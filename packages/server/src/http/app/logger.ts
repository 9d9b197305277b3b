import pino, { type Logger } from 'pino';
import type { Config } from '../../config/config.ts';

// Nothing that opens a session, and no address from a mail's link, is ever written to a log.
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'password',
  'token',
  'accessToken',
  'refreshToken',
  '*.password',
  '*.token',
  '*.accessToken',
  '*.refreshToken',
];

/** What of an error goes into the log: never its properties, which can hold a connection or a row. */
function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  const { name, message, code, stack, cause } = error;
  return { type: name, message, code, stack, ...(cause instanceof Error ? { cause: describeError(cause) } : {}) };
}

/** Lines wait for others, up to so many bytes or milliseconds, since a write takes as long as a small call. */
const BUFFER_BYTES = 4096;
const BUFFER_MS = 100;
/** From this level on a line does not wait. */
const AT_ONCE = 40; // warn
const FATAL = 60;
const STANDARD_OUTPUT = 1;

/**
 * The server's log: JSON lines without secrets and without query strings.
 * @param fd the open file that they go to
 */
export function createLogger(config: Pick<Config, 'logLevel'>, fd = STANDARD_OUTPUT): Logger {
  const output = pino.destination({ fd, sync: false, minLength: BUFFER_BYTES });
  let waiting: NodeJS.Timeout | undefined;
  const flush = () => {
    waiting = undefined;
    output.flush();
  };
  return pino(
    {
      level: config.logLevel,
      redact: { paths: SECRETS, censor: '[redacted]' },
      hooks: {
        logMethod(line, write, level) {
          write.apply(this, line);
          if (level < AT_ONCE) {
            waiting ??= setTimeout(flush, BUFFER_MS).unref();
            return;
          }
          clearTimeout(waiting);
          waiting = undefined;
          if (level < FATAL) output.flush(); // a fatal line pino writes at once by itself
        },
      },
      serializers: {
        err: describeError,
        req: (request: { method: string; url: string; id: string }) => ({
          id: request.id,
          method: request.method,
          path: request.url.split('?', 1)[0],
        }),
      },
    },
    output,
  );
}
