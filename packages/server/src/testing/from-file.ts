import { parse } from 'csv-parse/sync';

// What a shop earned, worked out from its file and its costs alone, order by order, without the server's code and without a
// database: integers, and for percentages fractions with the rounding that the glossary defines. Amounts in minor units.

/** Costs as an owner enters them, in minor units and hundredths of a percent. */
export interface OwnerCosts {
  /** Of net sales, for every order. */
  readonly goodsPercent: number;
  /** What one unit costs, by code, from a day on. */
  readonly unitCosts: Readonly<Record<string, { readonly cost: number; readonly from: string }>>;
  readonly shipping: number;
  readonly shippingTo: Readonly<Record<string, number>>;
  readonly payment: { readonly perOrder: number; readonly hundredths: number };
  readonly handling: { readonly perItem: number; readonly from: string };
  readonly returns: number;
  /** For each calendar month. */
  readonly rent: number;
}

export interface FileOrder {
  readonly number: string;
  readonly day: string;
  readonly kind: 'order' | 'refund' | 'adjustment';
  readonly sale: number;
  readonly refund: number;
  readonly cogs: number;
  readonly shipping_cost: number;
  readonly payment_fee: number;
  readonly handling: number;
  readonly return_shipping_cost: number;
}

export interface FileShop {
  readonly orders: readonly FileOrder[];
  /** What the rounding of a day adds to the goods cost of its orders. */
  readonly goodsRounding: ReadonlyMap<string, number>;
  readonly rent: ReadonlyMap<string, number>;
}

interface Row {
  readonly Invoice: string;
  readonly StockCode: string;
  readonly Quantity: string;
  readonly InvoiceDate: string;
  readonly Price: string;
  readonly Country: string;
}

/** A quotient of whole numbers, rounded half away from zero. */
function divide(part: number, by: number): number {
  const whole = Math.floor((2 * Math.abs(part) + by) / (2 * by));
  return part < 0 ? -whole : whole;
}

const total = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0);

/** Quantity x price, of prices with at most three decimals. */
const amountOf = ({ Quantity, Price }: Row): number => divide(Number(Quantity) * Math.round(Number(Price) * 1000), 10);

function goodsOf(row: Row, day: string, { unitCosts, goodsPercent }: OwnerCosts) {
  const unit = unitCosts[row.StockCode];
  const amount = amountOf(row);
  if (unit && unit.from <= day && amount > 0) return { recorded: true, cost: unit.cost * Number(row.Quantity) };
  return { recorded: false, cost: divide(amount * goodsPercent, 100) };
}

/** @param days all calendar days that the rent is charged for, whole months. */
export function shopFromFile(file: string, costs: OwnerCosts, days: readonly string[]): FileShop {
  const rows = parse<Row>(file, { columns: true });
  const recordedDays = new Set<string>();
  const netOfDay = new Map<string, number>();
  const linesOfDay = new Map<string, number>();
  const orders = [...Map.groupBy(rows, ({ Invoice }) => Invoice)].map(([number, lines]): FileOrder => {
    const day = lines[0]?.InvoiceDate.slice(0, 10) ?? '';
    const written = lines.every((row) => Number(row.Quantity) < 0 && Number(row.Price) === 0);
    const kind = number.startsWith('C') ? 'refund' : written ? 'adjustment' : 'order';
    const net = total(lines.map(amountOf));
    const goods = lines.map((row) => goodsOf(row, day, costs));
    if (goods.some(({ recorded }) => recorded)) recordedDays.add(day);
    const cogs = total(goods.map(({ cost }) => cost));
    netOfDay.set(day, (netOfDay.get(day) ?? 0) + net);
    linesOfDay.set(day, (linesOfDay.get(day) ?? 0) + cogs);
    const items = total(lines.map(({ Quantity }) => Math.max(0, Number(Quantity))));
    const sold = kind === 'order';
    return {
      number,
      day,
      kind,
      sale: sold ? net : 0,
      refund: sold ? 0 : net,
      cogs: -cogs,
      shipping_cost: sold ? -(costs.shippingTo[lines[0]?.Country ?? ''] ?? costs.shipping) : 0,
      payment_fee: sold ? -divide(costs.payment.perOrder * 10_000 + net * costs.payment.hundredths, 10_000) : 0,
      handling: sold && day >= costs.handling.from ? -costs.handling.perItem * items : 0,
      return_shipping_cost: net < 0 ? -costs.returns : 0,
    };
  });
  // Of the days on which no cost of a product counts, the goods cost of the first days up to any day is rounded once.
  let running = 0;
  const goodsRounding = new Map<string, number>();
  for (const [day, net] of [...netOfDay].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (recordedDays.has(day)) continue;
    const before = divide(running, 100);
    running += net * costs.goodsPercent;
    goodsRounding.set(day, -(divide(running, 100) - before - (linesOfDay.get(day) ?? 0)));
  }
  const rent = new Map(
    days.map((day) => {
      const number = Number(day.slice(8));
      const ofMonth = days.filter((other) => other.startsWith(day.slice(0, 7))).length;
      return [day, -(divide(costs.rent * number, ofMonth) - divide(costs.rent * (number - 1), ofMonth))];
    }),
  );
  return { orders, goodsRounding, rent };
}
