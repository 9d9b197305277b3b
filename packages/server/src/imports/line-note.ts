import type { ImportField } from '@adaos/api';
import type { RejectionCode } from '@adaos/domain';
import { isCurrency, minorDigits } from '../ledger/money.ts';
import { isPossibleAmount } from '../orders/bounds.ts';
import { type Decimal, multiply, toMinor } from '../orders/decimal.ts';
import type { LeftOut, LineNote, Rejection } from '../orders/order-line.ts';
import type { AmountReader } from './amounts.ts';

/** Shopify's gateway for trying out a checkout: nothing is paid. */
const TEST_GATEWAY = /\bbogus\b/i;
const GIFT_CARD = /gift.?card/i;
/** What shops call a gift card that they sell, in the product's languages. */
const SOLD_GIFT_CARD =
  /gift[\s-]?(?:card|voucher|certificate)|(?:card|voucher|bon|tichet)\s?cadou|(?:carte|ch[eè]que|bon)[\s-]cadeau|(?:tarjeta|cheque|vale)[\s-](?:de\s)?regalo|(?:cart[aã]o|cheque|vale)[\s-](?:de\s)?(?:oferta|presente|prenda)|(?:geschenk|wert)gutschein|geschenkkarte|buono\sregalo|karta\spodarunkowa/i;

/** Whether an order was placed to try out the checkout, by how it was paid. */
export const isTestPayment = (payment: string): boolean => TEST_GATEWAY.test(payment);

/** Whether a gift card paid for the order, or for a part of it. */
export const isGiftCard = (payment: string): boolean => GIFT_CARD.test(payment);

/** Whether an item is called a gift card. A voucher that is posted, or taxed, is goods all the same. */
export const isCalledGiftCard = (name: string): boolean => SOLD_GIFT_CARD.test(name);

const STATES: Partial<Record<RejectionCode, LeftOut>> = {
  order_cancelled: 'cancelled',
  order_test: 'test',
  currency_differs: 'other_currency',
  no_exchange_rate: 'other_currency',
};

/** Another currency than the import's; `XXX`, ISO 4217's for none, where the file names none that there is. */
const otherCurrency = (text: string) => (isCurrency(text.toUpperCase()) ? text.toUpperCase() : 'XXX');

export interface NotedLine {
  /** The cell of a field, trimmed. */
  readonly text: (field: ImportField) => string;
  readonly amounts: AmountReader;
  readonly digits: number;
  readonly order: { readonly id: string; readonly day: string | null };
  readonly currency: string;
  readonly rejection: Rejection;
}

/** What a line that is left out says of its order, as far as it can be read. */
export function noteLeftOut({ text, amounts, digits, order, currency, rejection }: NotedLine): LineNote {
  const state = STATES[rejection.code] ?? 'rejected';
  const foreign = state === 'other_currency' ? otherCurrency(currency) : null;
  const read = (field: ImportField): Decimal | null => {
    const value = amounts.read(text(field));
    return value === 'too large' ? null : value;
  };
  const minor = (value: Decimal | null) => {
    const units = value && toMinor(value, foreign === null ? digits : minorDigits(foreign));
    return units !== null && isPossibleAmount(units) ? String(units) : null;
  };
  const [quantity, price] = [read('quantity'), read('price')];
  return {
    ref: order.id,
    state,
    day: order.day,
    currency: foreign,
    total: minor(read('orderTotal')),
    discount: minor(read('orderDiscount')),
    shipping: minor(read('orderShipping')),
    tax: minor(read('orderTax')),
    amount: minor(read('lineTotal') ?? (quantity && price && multiply(quantity, price))),
  };
}
