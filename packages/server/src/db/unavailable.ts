// PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutdown), 57014 and 55P03 (a statement or a lock took too long),
// 25P03 (a transaction paused for too long), and the network's own codes.
const TRANSIENT = /^(?:08|53|57P)|^(?:57014|55P03|25P03|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;

/** The connection to the database failed or did not answer in time, which `pg` reports without a code. */
export class ConnectionFailed extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'ConnectionFailed';
  }
}

/** An error of `pg` by its kind: PostgreSQL's and the network's have a code, and a TypeError is of a query that cannot be built. */
function connectionFailure(error: unknown): unknown {
  const isKnown = !(error instanceof Error) || 'code' in error || error instanceof TypeError;
  return isKnown || error instanceof ConnectionFailed ? error : new ConnectionFailed(error);
}

/** @throws ConnectionFailed where `query` fails because of its connection. */
export async function onConnection<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    throw connectionFailure(error);
  }
}

/** Whether a query failed because the database cannot be reached or is too busy: the same may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionFailed) return true;
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && TRANSIENT.test(error.code);
}

/** Whether a query waited too long for what another transaction is writing. */
export function isOccupied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}
