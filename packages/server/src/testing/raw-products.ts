import { type AllocationKey, type LedgerKind, NET_SALES_KINDS } from '@adaos/domain';
import { type Days, isIn, type RawShop, sum } from './raw-shop.ts';

// Products worked out from a shop's raw rows, order by order, as in `raw-shop.ts`. Shares are thousandths of the minor unit, as in ADR 0055.

export interface RawProduct {
  readonly units: number;
  /** Minor units, signed as they enter the profit. */
  readonly net: number;
  readonly discount: number;
  readonly goods: number;
  readonly costs: number;
}

type Line = RawShop['lines'][number];

/** As PostgreSQL rounds a float: of two that are equally near the even one. */
const halfEven = (value: number) => {
  const floor = Math.floor(value);
  if (value - floor !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
};
const halfAway = (value: number) => Math.sign(value) * Math.floor(Math.abs(value) + 0.5);

/** What each line has of its order: of what is above 0, else of all; null where that is nothing. */
function partsOf(sizes: readonly number[]): readonly number[] | null {
  const own = sizes.some((size) => size > 0) ? sizes.map((size) => Math.max(size, 0)) : sizes;
  const whole = sum(own);
  return whole === 0 ? null : own.map((size) => size / whole);
}

const unitsOf = ({ amount, quantity }: Line) => (amount < 0 ? -Math.abs(quantity) : quantity);

/** The parts of an order's lines by a key; null where that says nothing of the order. */
function keyedParts(lines: readonly Line[], key: AllocationKey, grams: ReadonlyMap<string, number>) {
  if (key === 'value') return null;
  if (key === 'units') return partsOf(lines.map(unitsOf));
  const weighed = ({ code, quantity }: Line) => quantity === 0 || (code !== null && grams.has(code));
  return lines.every(weighed) ? partsOf(lines.map((line) => unitsOf(line) * (grams.get(line.code ?? '') ?? 0))) : null;
}

const columnOf = (kind: LedgerKind) => {
  if (kind === 'cogs') return 'goods';
  return NET_SALES_KINDS.some((each) => each === kind) ? 'net' : 'costs';
};

/** What each product earned in a period, by its code, and how many orders were shared by value against the key. */
export function productsIn(raw: RawShop, period: Days, key: AllocationKey, grams: ReadonlyMap<string, number>) {
  const lines = Map.groupBy(raw.lines, ({ order }) => order);
  const found = new Map<string, Record<keyof RawProduct, number>>();
  const of = (code: string) => {
    const row = found.get(code) ?? { units: 0, net: 0, discount: 0, goods: 0, costs: 0 };
    found.set(code, row);
    return row;
  };
  let byValue = 0;
  for (const order of raw.orders) {
    const own = lines.get(order.id) ?? [];
    const value = partsOf(own.map(({ amount }) => amount)) ?? own.map(() => 0);
    const keyed = keyedParts(own, key, grams);
    if (!order.off && isIn(period, order.on)) {
      for (const { code, quantity } of own) if (code !== null) of(code).units += quantity;
      if (order.kind === 'order' && key !== 'value' && own.length > 0 && keyed === null) byValue += 1;
    }
    const entries = raw.entries.filter((entry) => entry.order === order.id && isIn(period, entry.on));
    for (const same of Map.groupBy(entries, ({ on, line }) => `${on} ${line}`).values()) {
      const line = same[0]?.line ?? null;
      for (const column of ['net', 'discount', 'goods', 'costs'] as const) {
        const amount = sum(
          same
            .filter(({ kind }) => (column === 'discount' ? kind === 'discount' : columnOf(kind) === column))
            .map((entry) => entry.amount),
        );
        const parts = column === 'costs' ? (keyed ?? value) : value;
        for (const [index, { id, code }] of own.entries()) {
          if (code === null) continue;
          if (line === null) of(code)[column] += halfEven(amount * 1000 * (parts[index] ?? 0));
          else if (line === id) of(code)[column] += amount * 1000;
        }
      }
    }
  }
  const products = new Map<string, RawProduct>();
  for (const [code, { units, net, discount, goods, costs }] of found)
    products.set(code, {
      units,
      net: halfAway(net / 1000),
      discount: halfAway(discount / 1000),
      goods: halfAway(goods / 1000),
      costs: halfAway(costs / 1000),
    });
  return { products, byValue };
}
