import { IsoDay } from '@adaos/api';
import * as z from 'zod/mini';
import { InvalidInputError } from '../errors/domain-errors.ts';

const LARGEST_ROW_ID = 2n ** 63n - 1n;

/** True when a number of up to 19 digits can be the id of a row at all. */
export function isRowId(id: string): boolean {
  return BigInt(id) <= LARGEST_ROW_ID;
}

const Id = z.string().check(z.regex(/^[0-9]{1,19}$/), z.refine(isRowId));
const DayPlace = z.tuple([IsoDay, Id]);
const LinePlace = z.tuple([Id]);

function encode(place: readonly string[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function decode<T>(schema: z.ZodMiniType<T>, cursor: string): T {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch (cause) {
    const message = 'This is not a cursor of an earlier answer.';
    throw new InvalidInputError('invalid_request', message, { fields: { cursor: message }, cause });
  }
}

/** The place after an order in a list by day: it stays the same place whatever is imported meanwhile. */
export const orderCursor = {
  of: (day: string, orderId: string) => encode([day, orderId]),
  /** @throws InvalidInputError `invalid_request` */
  read: (cursor: string) => {
    const [day, orderId] = decode(DayPlace, cursor);
    return { day, orderId };
  },
};

/** The place after a line of an order. */
export const lineCursor = {
  of: (lineId: string) => encode([lineId]),
  /** @throws InvalidInputError `invalid_request` */
  read: (cursor: string) => decode(LinePlace, cursor)[0],
};
