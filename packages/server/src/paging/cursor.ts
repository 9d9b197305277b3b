import { IsoDay } from '@adaos/api';
import { ORDER_SORTS, type OrderSort } from '@adaos/domain';
import * as z from 'zod/mini';
import { InvalidInputError } from '../errors/domain-errors.ts';

const LARGEST_ROW_ID = 2n ** 63n - 1n;

/** True when a number of up to 19 digits can be the id of a row at all. */
export function isRowId(id: string): boolean {
  return BigInt(id) <= LARGEST_ROW_ID;
}

const Id = z.string().check(z.regex(/^[0-9]{1,19}$/), z.refine(isRowId));
const OrderPlaceTuple = z.tuple([
  z.enum(ORDER_SORTS),
  z.nullable(z.string().check(z.regex(/^(?:-?[0-9]{1,18}|\d{4}-\d\d-\d\d)$/))),
  Id,
]);
const LinePlace = z.tuple([Id]);

function encode(place: readonly (string | null)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function noCursor(cause?: unknown): InvalidInputError {
  const message = 'This is not a cursor of an earlier answer.';
  return new InvalidInputError('invalid_request', message, { fields: { cursor: message }, cause });
}

function decode<T>(schema: z.ZodMiniType<T>, cursor: string): T {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch (cause) {
    throw noCursor(cause);
  }
}

/** The place after an order in a sorted list. */
export interface OrderPlace {
  /** What the list is sorted by: a day, or an amount in minor units; null where it is not known. */
  readonly key: string | null;
  readonly orderId: string;
}

/** The place after an order in a list: it stays the same place whatever is imported meanwhile. */
export const orderCursor = {
  of: (sort: OrderSort, { key, orderId }: OrderPlace) => encode([sort, key, orderId]),
  /** @throws InvalidInputError `invalid_request`, also for a place in a list that is sorted by something else. */
  read: (sort: OrderSort, cursor: string): OrderPlace => {
    const [of, key, orderId] = decode(OrderPlaceTuple, cursor);
    const isDay = key !== null && IsoDay.safeParse(key).success;
    if (of !== sort || isDay !== (sort === 'day')) throw noCursor();
    return { key, orderId };
  },
};

/** The place after a line of an order. */
export const lineCursor = {
  of: (lineId: string) => encode([lineId]),
  /** @throws InvalidInputError `invalid_request` */
  read: (cursor: string) => decode(LinePlace, cursor)[0],
};

const TextPlace = z.tuple([z.string().check(z.maxLength(2_000)), z.literal('text')]);

/** The place after a row that is known by a text. */
export const textCursor = {
  of: (text: string) => encode([text, 'text']),
  /** @throws InvalidInputError `invalid_request` */
  read: (cursor: string) => decode(TextPlace, cursor)[0],
};
