import pino, { type Logger } from 'pino';
import type { Config } from '../config/config.ts';

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

/** The server's log: JSON lines on standard output, without secrets and without query strings. */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    redact: { paths: SECRETS, censor: '[redacted]' },
    serializers: {
      err: describeError,
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
    },
  });
}
