import { cleanText, cutText, type ImportField, type RejectionCode } from '@adaos/api';
import type { AmountReader } from './amounts.ts';
import type { DateReader } from './dates.ts';
import { type Decimal, decimalText, divide, multiply, toMinor } from '../orders/decimal.ts';
import type { FileFormat } from './file-format.ts';
import { currencyInTitle } from './formats.ts';
import { LineRejected, quote, resultOf } from './line-rejected.ts';
import { isPossibleAmount, ORDER_REF_LENGTH, TEXT_LENGTH } from '../orders/bounds.ts';
import { contentKey } from '../orders/content-key.ts';
import type { LineResult, OrderAmounts, OrderItem, OrderLine, PlacedAt } from '../orders/order-line.ts';
import { isNoSale, isRefunded } from '../orders/order-status.ts';

const ORDER_AMOUNTS = {
  subtotal: 'orderSubtotal',
  discount: 'orderDiscount',
  shipping: 'orderShipping',
  tax: 'orderTax',
  total: 'orderTotal',
  refunded: 'orderRefunded',
} as const satisfies Record<keyof OrderAmounts, ImportField>;

const textOrNull = (text: string) => (text === '' ? null : cutText(text, TEXT_LENGTH));

export interface LineReaderOptions {
  readonly file: FileFormat;
  readonly amounts: AmountReader;
  readonly dates: DateReader;
  /** The import's currency; lines in another are rejected. */
  readonly currency: string;
  /** Digits of its minor unit. */
  readonly digits: number;
}

/** Turns the records of one file into the lines of orders. Reads them in the file's order. */
export class LineReader {
  readonly #options: LineReaderOptions;
  readonly #hasOrderAmounts: boolean;
  /** The currency that the title of the amounts names. */
  readonly #named: string | null;
  /** The order of the record before: exports of platforms fill what it has as a whole on its first line alone. */
  #order: { id: string; date: PlacedAt | null; status: string; cancelled: boolean } | null = null;

  constructor(options: LineReaderOptions) {
    this.#options = options;
    const { columns, titles } = options.file;
    this.#named = currencyInTitle(titles[columns.price ?? columns.orderTotal ?? -1]);
    this.#hasOrderAmounts = Object.values(ORDER_AMOUNTS).some((field) => columns[field] !== undefined);
  }

  /** @returns null for a record without any text. */
  read(cells: readonly string[]): LineResult<OrderLine> | null {
    if (cells.every((cell) => cell === '')) return null;
    return resultOf(() => this.#readLine(cells));
  }

  #text(cells: readonly string[], field: ImportField): string {
    const place = this.#options.file.columns[field];
    return place === undefined ? '' : cleanText(cells[place] ?? '').trim();
  }

  #readLine(cells: readonly string[]): LineResult<OrderLine> {
    const { file } = this.#options;
    if (cells.length < file.width || cells.slice(file.width).some((cell) => cell !== '')) {
      throw new LineRejected('columns_count', `The line has ${cells.length} columns where ${file.width} are expected.`);
    }
    const order = this.#readOrder(cells);
    this.#checkCurrency(this.#text(cells, 'currency') || (this.#named ?? ''));
    const common = {
      orderId: order.id,
      customer: textOrNull(this.#text(cells, 'customer')),
      country: textOrNull(this.#text(cells, 'country')),
      status: textOrNull(order.status),
    };
    if (isNoSale(order.status, file.format, order.cancelled)) {
      const reason = `The order was called off or never paid (${quote(order.status || 'cancelled')}), so it is no sale.`;
      const line = { ...common, date: null, item: null, amounts: null };
      return { line, rejection: { code: 'order_cancelled', reason } };
    }
    if (!order.date)
      throw new LineRejected('date_unreadable', `The date ${quote(this.#text(cells, 'date'))} can't be read.`);
    const amounts = this.#hasOrderAmounts ? this.#readOrderAmounts(cells, order.status) : null;
    const read = file.format === 'orders' || (amounts && this.#hasNoItem(cells)) ? null : this.#readItem(cells);
    const item = read && { ...read, refunded: amounts === null && isRefunded(order.status) };
    return { line: { ...common, date: order.date, item, amounts } };
  }

  #readOrder(cells: readonly string[]) {
    const { file, dates } = this.#options;
    const inherits = file.format !== 'lines' && file.format !== 'orders';
    const id = this.#text(cells, 'orderId') || (inherits ? (this.#order?.id ?? '') : '');
    if (id === '') throw new LineRejected('order_missing', 'The line has no order number.');
    if (id.length > ORDER_REF_LENGTH) {
      throw new LineRejected('order_missing', `The order number is longer than ${ORDER_REF_LENGTH} characters.`);
    }
    const before = inherits && this.#order?.id === id ? this.#order : null;
    const dateText = this.#text(cells, 'date');
    const status = this.#text(cells, 'status');
    const cancelled = file.cancelledAt !== undefined && (cells[file.cancelledAt] ?? '').trim() !== '';
    this.#order = {
      id,
      date: dateText === '' ? (before?.date ?? null) : dates.read(dateText),
      status: status || (before?.status ?? ''),
      cancelled: cancelled || (status === '' && (before?.cancelled ?? false)),
    };
    return this.#order;
  }

  #checkCurrency(text: string): void {
    const { currency } = this.#options;
    if (text !== '' && text.toUpperCase() !== currency) {
      throw new LineRejected('currency_differs', `The line is in ${quote(text)}, the import in ${currency}.`);
    }
  }

  #readNumber(text: string, code: RejectionCode, what: string): Decimal {
    const value = this.#options.amounts.read(text);
    if (value === 'too large') throw new LineRejected('amount_too_large', `The ${what} ${quote(text)} is too large.`);
    if (value === null)
      throw new LineRejected(
        code,
        text === '' ? `The ${what} is missing.` : `The ${what} ${quote(text)} can't be read.`,
      );
    return value;
  }

  #toMinor(value: Decimal, text: string): bigint {
    const minor = toMinor(value, this.#options.digits);
    if (!isPossibleAmount(minor)) throw new LineRejected('amount_too_large', `The amount ${quote(text)} is too large.`);
    return minor;
  }

  #readOrderAmounts(cells: readonly string[], status: string): OrderAmounts | null {
    const read = (field: ImportField) => {
      const text = this.#text(cells, field);
      return text === '' ? null : this.#toMinor(this.#readNumber(text, 'amount_unreadable', 'amount'), text);
    };
    const amounts = Object.fromEntries(
      Object.entries(ORDER_AMOUNTS).map(([name, field]) => [name, read(field)]),
    ) as Record<keyof OrderAmounts, bigint | null>;
    if (this.#options.file.format === 'orders' && amounts.total === null) {
      throw new LineRejected('amount_unreadable', 'The total of the order is missing.');
    }
    if (amounts.refunded === null && isRefunded(status)) amounts.refunded = amounts.total;
    return Object.values(amounts).every((amount) => amount === null) ? null : amounts;
  }

  /** A line of a platform's export that describes the order alone. */
  #hasNoItem(cells: readonly string[]): boolean {
    const fields = ['quantity', 'price', 'sku', 'name'] as const;
    return this.#options.file.format !== 'lines' && fields.every((field) => this.#text(cells, field) === '');
  }

  #readItem(cells: readonly string[]): OrderItem {
    const [quantityText, priceText] = [this.#text(cells, 'quantity'), this.#text(cells, 'price')];
    const totalText = this.#text(cells, 'lineTotal');
    const quantity = this.#readNumber(quantityText, 'quantity_unreadable', 'quantity');
    const byTotal = priceText === '' && totalText !== '';
    const total = byTotal ? this.#readNumber(totalText, 'amount_unreadable', 'amount') : null;
    const price = total ? divide(total, quantity) : this.#readNumber(priceText, 'price_unreadable', 'price');
    const amount = this.#toMinor(total ?? multiply(quantity, price), totalText || `${quantityText} x ${priceText}`);
    const sku = textOrNull(this.#text(cells, 'sku'));
    const name = textOrNull(this.#text(cells, 'name'));
    const [quantityValue, unitPrice] = [decimalText(quantity), decimalText(price)];
    const key = contentKey({ sku, name, unitPrice }, this.#options.file.format === 'lines' ? quantityValue : undefined);
    return { sku, name, quantity: quantityValue, unitPrice, amount, key };
  }
}
