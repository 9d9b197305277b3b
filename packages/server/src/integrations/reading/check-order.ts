import { isCurrency, minorDigits } from '../../ledger/money.ts';
import { isPossibleAmount, ORDER_REF_LENGTH } from '../../orders/bounds.ts';
import type { RateOf } from '../../orders/day-rates.ts';
import { type Decimal, toMinor } from '../../orders/decimal.ts';
import { orSetAside, OrderUnreadable, type SetAside, type StoreOrder } from './store-order.ts';

// As of imported files: what no real order passes.
const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2101, 0, 1);

const isMoment = (at: number) => at >= EARLIEST && at < LATEST;

/** What orders are checked against. */
interface CheckedShop {
  readonly currency: string;
  readonly dayAt: (moment: number) => string;
  /** The rates from a currency to the shop's. */
  readonly rateOf: RateOf;
}

/** @throws OrderUnreadable */
function check({ ref, currency, placedAt, lines, amounts }: StoreOrder, shop: CheckedShop): void {
  if (ref === '' || ref.length > ORDER_REF_LENGTH) throw new OrderUnreadable('order_unreadable');
  const moments = [placedAt, ...amounts.flatMap(({ at }) => (at === null ? [] : [at]))];
  if (!moments.every(isMoment)) throw new OrderUnreadable('date_unreadable');
  if (currency !== shop.currency && (!isCurrency(currency) || shop.rateOf(currency, shop.dayAt(placedAt)) === null)) {
    throw new OrderUnreadable('no_exchange_rate');
  }
  const digits = minorDigits(currency);
  const all = [
    ...lines.flatMap(({ quantity, unitPrice, amount }) => [quantity, unitPrice, amount]),
    ...amounts.map(({ amount }) => amount),
  ];
  const isPossible = (amount: Decimal) => isPossibleAmount(toMinor(amount, digits));
  if (!all.every(isPossible)) throw new OrderUnreadable('amount_too_large');
}

/** An order as it is, or why it cannot be kept. One that is no sale has nothing that could be wrong. */
export async function checkOrder(order: StoreOrder, shop: CheckedShop): Promise<StoreOrder | SetAside> {
  const checked = await orSetAside(order, () => {
    if (order.isSale) check(order, shop);
    return order;
  });
  const { placedAt, currency, stated } = order;
  return 'reason' in checked ? { ...checked, stated: { placedAt, currency, total: stated.total } } : checked;
}
