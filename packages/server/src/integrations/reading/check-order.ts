import { isPossibleAmount, ORDER_REF_LENGTH } from '../../orders/bounds.ts';
import { type Decimal, toMinor } from '../../orders/decimal.ts';
import { orSetAside, OrderUnreadable, type SetAside, type StoreOrder } from './store-order.ts';

// As of imported files: what no real order passes.
const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2101, 0, 1);

const isMoment = (at: number) => at >= EARLIEST && at < LATEST;

/** @throws OrderUnreadable */
function check(
  { ref, currency, placedAt, lines, amounts }: StoreOrder,
  shop: { currency: string; digits: number },
): void {
  if (ref === '' || ref.length > ORDER_REF_LENGTH) throw new OrderUnreadable('order_unreadable');
  if (currency !== shop.currency) throw new OrderUnreadable('currency_differs');
  const moments = [placedAt, ...amounts.flatMap(({ at }) => (at === null ? [] : [at]))];
  if (!moments.every(isMoment)) throw new OrderUnreadable('date_unreadable');
  const all = [
    ...lines.flatMap(({ quantity, unitPrice, amount }) => [quantity, unitPrice, amount]),
    ...amounts.map(({ amount }) => amount),
  ];
  const isPossible = (amount: Decimal) => isPossibleAmount(toMinor(amount, shop.digits));
  if (!all.every(isPossible)) throw new OrderUnreadable('amount_too_large');
}

/** An order as it is, or why it cannot be kept. One that is no sale has nothing that could be wrong. */
export function checkOrder(
  order: StoreOrder,
  shop: { currency: string; digits: number },
): Promise<StoreOrder | SetAside> {
  return orSetAside(order, () => {
    if (order.isSale) check(order, shop);
    return order;
  });
}
