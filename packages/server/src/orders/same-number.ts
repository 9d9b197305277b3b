/** Sales of one number that lie so many days apart are of different orders: shops begin their numbers again by year or by store. */
export const FAR_DAYS = 60;
/** Another customer is another order from so many days on: within them a day may be read by another timezone. */
const NEAR_DAYS = 2;
/** Sales of one number so many days apart, of which no customer shows whose they are, may be of different orders: the owner decides. */
export const DOUBT_DAYS = NEAR_DAYS;
const DAY_MS = 86_400_000;
const STORE_LENGTH = 40;

/** An order that is known by a number. */
export interface KnownOrder {
  /** What it is known by: the number, or the number with what distinguishes it from others. */
  readonly ref: string;
  readonly store: string | null;
  readonly customer: string | null;
  /** The days of its lines, `YYYY-MM-DD`; at least one. */
  readonly days: readonly string[];
}

/** What comes of one number, on one day, with one customer and store. */
export interface NumberedSale {
  readonly day: string;
  readonly store: string | null;
  readonly customer: string | null;
  /** True where it only gives back: a return may come any time after its order. */
  readonly returns: boolean;
}

interface Order {
  readonly ref: string | null;
  store: string | null;
  readonly known: string | null;
  readonly customers: Set<string>;
  readonly days: number[];
  /** The first day with what was sold. */
  readonly firstDay: string;
}

const dayNumber = (day: string) => Math.round(Date.parse(day) / DAY_MS);
/** A day that another file wrote as `3/5/2024` may have been read with the month first. */
const swapped = (day: string) => `${day.slice(0, 4)}-${day.slice(8)}-${day.slice(5, 7)}`;
const plain = (text: string) => text.trim().toLowerCase();

/** Customers of two files are compared only where both have the same kind of name: an address, or a number. */
function kindOf(customer: string): 'mail' | 'number' | 'name' {
  if (customer.includes('@')) return 'mail';
  return /^\d+$/.test(customer) ? 'number' : 'name';
}

function isOtherCustomer(order: Order, customer: string | null): boolean {
  if (customer === null) return false;
  const name = plain(customer);
  if (order.customers.has(name)) return false;
  if (order.customers.size > 0) return true;
  if (order.known === null) return false;
  const [known, given] = [kindOf(order.known), kindOf(name)];
  return known === given && known !== 'name' && order.known !== name;
}

function distance(order: Order, { day }: NumberedSale): number {
  const [at, other] = [dayNumber(day), dayNumber(swapped(day))];
  const apart = Math.min(...order.days.map((known) => Math.abs(known - at)));
  return order.ref !== null && !Number.isNaN(other) && order.days.includes(other) ? 0 : apart;
}

/** Whether the owner said that sales from a day between the two on are of another order. */
const isBeyondCut = (order: Order, sale: NumberedSale, cuts: readonly string[]) =>
  !sale.returns && cuts.some((cut) => sale.day >= cut !== order.firstDay >= cut);

const isOtherStore = (order: Order, { store }: NumberedSale) =>
  store !== null && order.store !== null && plain(store) !== plain(order.store);

/** The order that a sale, or a return, belongs to: the nearest of those that it can belong to. */
function orderOf(orders: readonly Order[], sale: NumberedSale, cuts: readonly string[]): Order | undefined {
  const possible = orders
    .filter((order) => !isOtherStore(order, sale) && !isBeyondCut(order, sale, cuts))
    .map((order) => ({ order, apart: distance(order, sale) }))
    .filter(({ order, apart }) => apart < NEAR_DAYS || !isOtherCustomer(order, sale.customer))
    .filter(({ order, apart }) => apart < FAR_DAYS || (sale.returns && order.firstDay <= sale.day));
  const exactness = (order: Order) => (sale.customer !== null && isOtherCustomer(order, sale.customer) ? 1 : 0);
  return possible.toSorted((a, b) => exactness(a.order) - exactness(b.order) || a.apart - b.apart)[0]?.order;
}

/** What distinguishes an order from the others of its number: its year, else its store, else its day. */
export function orderName(
  number: string,
  order: Pick<Order, 'firstDay' | 'store'>,
  others: readonly Pick<Order, 'firstDay'>[],
  taken: ReadonlySet<string>,
): string {
  const year = order.firstDay.slice(0, 4);
  const names = [
    number,
    ...(others.every(({ firstDay }) => !firstDay.startsWith(year)) ? [`${number} (${year})`] : []),
    ...(order.store === null ? [] : [`${number} (${order.store.trim().slice(0, STORE_LENGTH)})`]),
    `${number} (${order.firstDay})`,
    ...(order.store === null ? [] : [`${number} (${order.store.trim().slice(0, STORE_LENGTH)}, ${order.firstDay})`]),
  ];
  const free = names.find((name) => !taken.has(name));
  return free ?? `${number} (${order.firstDay}, ${taken.size + 1})`;
}

/**
 * Separates the orders of one number, by store, by days that lie far from each other, and by customers on different days. The order
 * that was known first, or the earliest one, keeps the number; others have their year, store or day behind it.
 * @param known the orders that have the number already.
 * @param cuts days from which on the owner said that sales are of another order than those before.
 * @returns for each sale what its order is known by, in the order given.
 */
export function separateOrders(
  number: string,
  known: readonly KnownOrder[],
  sales: readonly NumberedSale[],
  cuts: readonly string[] = [],
): string[] {
  const orders: Order[] = known.map(({ ref, store, customer, days }) => ({
    ref,
    store,
    known: customer === null ? null : plain(customer),
    customers: new Set(),
    days: days.map(dayNumber),
    firstDay: days.toSorted()[0] ?? '',
  }));
  const sequence = sales
    .map((sale, at) => ({ sale, at }))
    .toSorted((a, b) => Number(a.sale.returns) - Number(b.sale.returns) || (a.sale.day < b.sale.day ? -1 : 1));
  const chosen = new Map<number, Order>();
  for (const { sale, at } of sequence) {
    let order = orderOf(orders, sale, cuts);
    if (!order) {
      order = { ref: null, store: null, known: null, customers: new Set(), days: [], firstDay: sale.day };
      orders.push(order);
    }
    order.store ??= sale.store;
    if (sale.customer !== null) order.customers.add(plain(sale.customer));
    order.days.push(dayNumber(sale.day));
    chosen.set(at, order);
  }
  const taken = new Set(known.map(({ ref }) => ref));
  const names = new Map<Order, string>();
  for (const order of orders) {
    const name =
      order.ref ??
      orderName(
        number,
        order,
        orders.filter((other) => other !== order),
        taken,
      );
    taken.add(name);
    names.set(order, name);
  }
  return sales.map((_sale, at) => names.get(chosen.get(at) as Order) ?? number);
}
