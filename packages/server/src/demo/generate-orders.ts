import { DateTime } from 'luxon';
import { addDays } from '../calendar/days.ts';
import { CARD, CASH, DEMO_COUNTRIES, DEMO_PRODUCTS, DEMO_SHOP, type DemoProduct } from './catalogue.ts';
import type { Random } from './random.ts';
import type { DemoEntry, DemoLine, DemoOrder } from './types.ts';

const FREE_SHIPPING_FROM = 8_000;
const SHIPPING_CHARGED = 490;

const total = (lines: readonly DemoLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
const productOf = (sku: string) => DEMO_PRODUCTS.find((one) => one.sku === sku) as DemoProduct;

/** Hours of the day by how often somebody orders. */
const HOURS = [1, 0.4, 0.2, 0.1, 0.1, 0.3, 1, 2, 4, 5, 6, 6, 6, 6, 5, 5, 5, 6, 7, 9, 10, 9, 6, 3] as const;
const hourOf = (random: Random) => random.pick([...HOURS.keys()], (hour) => HOURS[hour] ?? 0);

function momentOf(day: string, hour: number, random: Random): string {
  const local = DateTime.fromISO(day, { zone: DEMO_SHOP.timezone });
  return (
    local
      .set({ hour, minute: random.between(0, 59), second: random.between(0, 59) })
      .toUTC()
      .toISO() ?? ''
  );
}

/** The people who have ordered before, and what they are like. */
export class DemoCustomers {
  readonly #random: Random;
  readonly #known: { id: string; country: string; card: string }[] = [];
  constructor(random: Random) {
    this.#random = random;
  }
  next({ isNew = false } = {}): { id: string; country: string; card: string } {
    const random = this.#random;
    if (!isNew && this.#known.length > 60 && random.chance(0.34)) {
      return random.pick(this.#known.slice(-2_500));
    }
    const number = String(this.#known.length + 1).padStart(5, '0');
    const customer = {
      id: `client-${number}@demo.example`,
      country: random.pick(DEMO_COUNTRIES, (country) => country.weight).name,
      card: `card-${number}`,
    };
    this.#known.push(customer);
    return customer;
  }
}

function linesOf(random: Random, products: readonly DemoProduct[], many: boolean): DemoLine[] {
  const count = many ? random.between(3, 5) : random.pick([1, 2, 3], (lines) => [0, 62, 28, 10][lines] ?? 0);
  const chosen = new Set<DemoProduct>();
  while (chosen.size < Math.min(count, products.length)) chosen.add(random.pick(products, ({ weight }) => weight));
  return [...chosen].map(({ sku, name, price }) => {
    const quantity = many ? random.between(2, 4) : random.chance(0.15) ? 2 : 1;
    return { sku, name, quantity, price, amount: price * quantity };
  });
}

/** Every so many orders are paid when they arrive. */
const CASH_EVERY = 5;
const methodOf = (number: number) => (number % CASH_EVERY === 0 ? CASH : CARD);

/** What an order earns on its day; its costs follow from the shop's unit costs and rules. */
function entriesOf(random: Random, on: string, lines: readonly DemoLine[]): DemoEntry[] {
  const goods = total(lines);
  const discount = random.chance(0.14) ? Math.round(goods * random.pick([0.05, 0.1, 0.15])) : 0;
  const shipping = goods >= FREE_SHIPPING_FROM ? 0 : SHIPPING_CHARGED;
  return [
    ...lines.map(({ amount }, line): DemoEntry => ({ kind: 'sale', amount, on, line })),
    ...(discount > 0 ? [{ kind: 'discount' as const, amount: -discount, on }] : []),
    ...(shipping > 0 ? [{ kind: 'shipping_charged' as const, amount: shipping, on }] : []),
  ];
}

/** What comes back of an order, and when. */
function returnOf(random: Random, on: string, lines: readonly DemoLine[]) {
  for (const [line, { sku, amount }] of lines.entries()) {
    const { returns, reasons } = productOf(sku);
    if (!random.chance(returns)) continue;
    const reason = random.pick(reasons);
    const back = addDays(on, random.between(5, 21));
    return { reason, entries: [{ kind: 'refund', amount: -amount, on: back, line }] satisfies DemoEntry[] };
  }
  return null;
}

export interface OrderOptions {
  readonly number: number;
  readonly day: string;
  /** Nothing is known of the days after it. */
  readonly lastDay: string;
  readonly products: readonly DemoProduct[];
  readonly campaigns: DemoOrder['campaigns'];
}

export function usualOrder(random: Random, customers: DemoCustomers, options: OrderOptions): DemoOrder {
  const { number, day, lastDay, products, campaigns } = options;
  const customer = customers.next();
  const lines = linesOf(random, products, false);
  const entries = entriesOf(random, day, lines);
  const returned = returnOf(random, day, lines);
  const known = (returned?.entries ?? []).filter(({ on }) => on <= lastDay);
  return {
    externalId: `D-${number}`,
    placedAt: momentOf(day, hourOf(random), random),
    on: day,
    customer: customer.id,
    country: customer.country,
    billingCountry: random.chance(0.015) ? 'Austria' : customer.country,
    cardKey: customer.card,
    status: known.length > 0 ? 'partially_refunded' : 'paid',
    paymentMethod: methodOf(number),
    returnReason: known.length > 0 ? (returned?.reason ?? null) : null,
    lines,
    entries: [...entries, ...known],
    campaigns,
  };
}

const sumOf = (entries: readonly DemoEntry[], kinds: readonly DemoEntry['kind'][]) =>
  entries.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);

/** What becomes of an order with a stolen card: found out before it is sent, charged back weeks later, or never. */
function outcomeOf(
  random: Random,
  day: string,
  lastDay: string,
  entries: readonly DemoEntry[],
): Pick<DemoOrder, 'status' | 'entries' | 'chargedBackOn'> {
  const fate = random.next();
  if (fate < 0.25) {
    const shipping = sumOf(entries, ['shipping_charged']);
    const back: DemoEntry[] = [{ kind: 'refund', amount: -sumOf(entries, ['sale', 'discount']), on: day }];
    if (shipping > 0) back.push({ kind: 'shipping_charged', amount: -shipping, on: day });
    return { status: 'cancelled_fraud', entries: [...entries, ...back] };
  }
  const on = addDays(day, random.between(12, 45));
  return fate > 0.85 || on > lastDay ? { status: 'paid', entries } : { status: 'paid', entries, chargedBackOn: on };
}

/** One to three orders within an hour or two of a night, of a customer nobody knows, with one card after the other. */
export function stolenCardOrders(random: Random, customers: DemoCustomers, options: OrderOptions): DemoOrder[] {
  const customer = customers.next({ isNew: true });
  const hour = random.between(0, 3);
  const count = random.pick([1, 2, 3], (orders) => [0, 5, 2, 3][orders] ?? 0);
  const billingCountry = random.chance(0.7) ? random.pick(['Turkey', 'Ukraine', 'Spain']) : customer.country;
  return Array.from({ length: count }, (_, index) => {
    const lines = linesOf(random, options.products, true);
    const entries = entriesOf(random, options.day, lines);
    const outcome = outcomeOf(random, options.day, options.lastDay, entries);
    return {
      externalId: `D-${options.number + index}`,
      placedAt: momentOf(options.day, hour, random),
      on: options.day,
      customer: customer.id,
      country: customer.country,
      billingCountry,
      cardKey: `${customer.card}-${index}`,
      paymentMethod: CARD,
      returnReason: null,
      lines,
      ...outcome,
      campaigns: options.campaigns,
    };
  });
}
