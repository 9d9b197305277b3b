import { type Decimal, toMinor } from '../../imports/decimal.ts';
import { OrderUnreadable, type SetAside, type StoreOrder } from './store-order.ts';

// As of imported files: what no real order passes.
const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2101, 0, 1);
const MOST_MINOR = 1_000_000_000_000n;
const REF_LENGTH = 200;

const isMoment = (at: number) => at >= EARLIEST && at < LATEST;

/** @throws OrderUnreadable */
function check(
  { ref, currency, placedAt, lines, amounts }: StoreOrder,
  shop: { currency: string; digits: number },
): void {
  if (ref === '' || ref.length > REF_LENGTH) throw new OrderUnreadable('order_unreadable');
  if (currency !== shop.currency) throw new OrderUnreadable('currency_differs');
  const moments = [placedAt, ...amounts.flatMap(({ at }) => (at === null ? [] : [at]))];
  if (!moments.every(isMoment)) throw new OrderUnreadable('date_unreadable');
  const all = [
    ...lines.flatMap(({ quantity, unitPrice, amount }) => [quantity, unitPrice, amount]),
    ...amounts.map(({ amount }) => amount),
  ];
  const isPossible = (amount: Decimal) => {
    const minor = toMinor(amount, shop.digits);
    return minor <= MOST_MINOR && minor >= -MOST_MINOR;
  };
  if (!all.every(isPossible)) throw new OrderUnreadable('amount_too_large');
}

/** An order as it is, or why it cannot be kept. One that is no sale has nothing that could be wrong. */
export function checkOrder(order: StoreOrder, shop: { currency: string; digits: number }): StoreOrder | SetAside {
  try {
    if (order.isSale) check(order, shop);
    return order;
  } catch (error) {
    if (!(error instanceof OrderUnreadable)) throw error;
    return { id: order.id, ref: order.ref, reason: error.reason };
  }
}
