import { type CustomerSegment, NET_SALES_KINDS } from '@adaos/domain';
import { type Days, isIn, type RawEntry, type RawOrder, type RawShop, sum } from './raw-shop.ts';

// Customers worked out from a shop's raw rows, one by one, as in `raw-shop.ts`.

export interface RawCustomer {
  readonly name: string;
  /** Those that count, oldest first; at least one. */
  readonly orders: readonly RawOrder[];
  /** Of all of their orders, and of what was booked apart. */
  readonly entries: readonly RawEntry[];
}

const nameOf = ({ customer }: RawOrder) => customer?.trim().toLowerCase() || null;
const inTime = (orders: readonly RawOrder[]) =>
  orders.toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime() || Number(a.id) - Number(b.id));
const counts = ({ kind, off }: RawOrder) => kind === 'order' && !off;
const isNet = ({ kind }: RawEntry) => (NET_SALES_KINDS as readonly string[]).includes(kind);
export const netOf = (entries: readonly RawEntry[]): number => sum(entries.filter(isNet).map(({ amount }) => amount));
export const contributionOf = (entries: readonly RawEntry[]): number => sum(entries.map(({ amount }) => amount));

const ofOrders = (raw: RawShop) => raw.entries.filter(({ order, kind }) => order !== null && kind !== 'ad_spend');

/** The customers with an order that counts. */
export function customersIn(raw: RawShop): RawCustomer[] {
  const entries = Map.groupBy(ofOrders(raw), ({ order }) => order ?? '');
  const named = Map.groupBy(raw.orders, nameOf);
  return [...named].flatMap(([name, own]) => {
    const orders = inTime(own.filter(counts));
    if (name === null || orders.length === 0) return [];
    return [{ name, orders, entries: own.flatMap(({ id }) => entries.get(id) ?? []) }];
  });
}

/** What came of first orders, later ones, and orders without a customer in a period. */
export function partsIn(raw: RawShop, period: Days) {
  const named = Map.groupBy(raw.orders, nameOf);
  const partOf = (order: RawOrder): 'new' | 'returning' | 'none' => {
    const name = nameOf(order);
    if (name === null) return 'none';
    const own = inTime(named.get(name) ?? []);
    const before = own.slice(0, own.indexOf(order) + 1).filter(counts);
    return before.length === 1 ? 'new' : 'returning';
  };
  const entries = Map.groupBy(ofOrders(raw), ({ order }) => order ?? '');
  return (['new', 'returning', 'none'] as const).map((part) => {
    const own = raw.orders.filter((order) => partOf(order) === part);
    const placed = own.filter((order) => counts(order) && isIn(period, order.on));
    const dated = own.flatMap(({ id }) => entries.get(id) ?? []).filter(({ on }) => isIn(period, on));
    return {
      part,
      customers: part === 'none' ? null : new Set(placed.map(nameOf)).size,
      orders: placed.length,
      net: netOf(dated),
      contribution: contributionOf(dated),
    };
  });
}

const monthOf = (day: string) => day.slice(0, 7);
const after = (month: string, months: number) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months, 15)).toISOString().slice(0, 7);

/** Each cohort: how many customers, how many of them ordered in each month, and what they had contributed up to its end. */
export function cohortsIn(customers: readonly RawCustomer[], last: string) {
  const first = ({ orders }: RawCustomer) => monthOf(orders[0]?.on ?? '');
  return [...Map.groupBy(customers, first)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, own]) => {
      const months = Array.from({ length: 12 }, (_, age) => after(month, age)).filter((one) => one <= last);
      return {
        month,
        customers: own.length,
        months: months.map((one) => ({
          customers: own.filter(({ orders }) => orders.some(({ on }) => monthOf(on) === one)).length,
          contribution: contributionOf(own.flatMap(({ entries }) => entries).filter(({ on }) => monthOf(on) <= one)),
        })),
      };
    });
}

/** In the words of the domain's `CUSTOMER_SEGMENTS`. */
export function segmentOf(customer: RawCustomer, average: number, countedTo: string): CustomerSegment {
  const last = customer.orders.at(-1)?.on ?? '';
  const ago = (Date.parse(countedTo) - Date.parse(last)) / 86_400_000;
  const [count, net] = [customer.orders.length, netOf(customer.entries)];
  if (ago <= 90 && count >= 3 && net >= average) return 'best';
  if (ago <= 180 && count >= 2) return 'loyal';
  if (ago <= 90) return 'new';
  if (ago <= 180) return 'waiting';
  return count >= 2 || net >= 2 * average ? 'at_risk' : 'lost';
}

export const median = (values: readonly number[]): number | null =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? null;

/** The days between each order and the customer's one before. */
export const daysBetween = (customers: readonly RawCustomer[]): number[] =>
  customers.flatMap(({ orders }) =>
    orders.slice(1).map(({ on }, at) => (Date.parse(on) - Date.parse(orders[at]?.on ?? '')) / 86_400_000),
  );
