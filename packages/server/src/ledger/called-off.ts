import { sql } from 'kysely';

/** True of an order that was called off before it was sent: it can't come back. */
export const calledOff = (order: string) =>
  sql.raw(`(coalesce(${order}.status, '') ~* '^(void|cancel|fail|expired|trash|rejected|declined)')`);
