// PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutdown), 57014 and 55P03 (a statement or a lock took too long),
// 25P03 (a transaction paused for too long), and the network's own codes.
const NOT_NOW = /^(?:08|53|57P)|^(?:57014|55P03|25P03|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;

/** What `pg` and Kysely say without a code. */
const CONNECTION_LOST =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client (?:was closed|has encountered a connection error) and is not queryable|Postgres connection has been discarded)/;

/** Whether a query failed because the database cannot be reached or has no time now: the same may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return NOT_NOW.test(code) || CONNECTION_LOST.test(error.message);
}
