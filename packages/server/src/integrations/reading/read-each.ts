import { cleanLine, cutText } from '@adaos/api';
import type * as z from 'zod/mini';
import { orSetAside, OrderUnreadable, type SetAside, type StoreOrder } from './store-order.ts';

const ID_LENGTH = 200;
/** Clocks of platforms may be ahead a little. */
const AHEAD_MS = 24 * 60 * 60 * 1000;

/** A field of what may not be an order at all. */
export const fieldOf = (order: unknown, name: string): unknown =>
  typeof order === 'object' && order !== null ? (order as Readonly<Record<string, unknown>>)[name] : undefined;

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? cutText(cleanLine(String(value)), ID_LENGTH) : '';

/** @throws OrderUnreadable where the order, or what belongs to it, is of another shape. */
export function parseOrder<T extends z.ZodMiniType>(schema: T, json: unknown): z.infer<T> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new OrderUnreadable('order_unreadable');
  return parsed.data;
}

/**
 * Reads each order of a page. One that cannot be read is set aside by what is known of it.
 * @param refField where the order has its number in the shop.
 * @param read throws OrderUnreadable; what else it throws ends the page.
 */
export async function readEach(
  orders: readonly unknown[],
  refField: string,
  read: (order: unknown) => StoreOrder | Promise<StoreOrder>,
): Promise<(StoreOrder | SetAside)[]> {
  const all: (StoreOrder | SetAside)[] = [];
  for (const order of orders) {
    const id = shown(fieldOf(order, 'id'));
    const ref = shown(fieldOf(order, refField)) || id;
    all.push(await orSetAside({ id, ref }, () => read(order)));
  }
  return all;
}

/**
 * The last of the moments at which orders changed. One that cannot be is left out: orders that change until then would never be
 * read.
 */
export function lastChange(moments: readonly number[]): number | null {
  const latest = Date.now() + AHEAD_MS;
  const possible = moments.filter((moment) => moment >= 0 && moment <= latest);
  return possible.length === 0 ? null : Math.max(...possible);
}
