import { hash } from 'node:crypto';
import { cleanText, cutText, type ImportField, type RejectionCode } from '@adaos/api';
import type { AmountReader } from './amounts.ts';
import type { DateReader, ReadDate } from './dates.ts';
import { type Decimal, decimalText, divide, multiply, toMinor } from './decimal.ts';
import type { FileFormat } from './file-format.ts';
import { isNoSale, isRefunded } from './order-status.ts';

/** What an order has as a whole, in minor units as they stand in the file; null where it says nothing. */
export interface OrderAmounts {
  readonly subtotal: bigint | null;
  readonly discount: bigint | null;
  readonly shipping: bigint | null;
  readonly tax: bigint | null;
  readonly total: bigint | null;
  readonly refunded: bigint | null;
}

/** One item of an order. */
export interface OrderItem {
  readonly sku: string | null;
  readonly name: string | null;
  readonly quantity: string;
  readonly unitPrice: string;
  /** Quantity x price in minor units, rounded half away from zero. */
  readonly amount: bigint;
  /** Digest of what tells the item from the others of its order; equal ones are counted. A UUID without dashes. */
  readonly key: string;
}

export interface OrderLine {
  readonly orderId: string;
  /** Null on lines of an order that was called off: those only take back what is known of it. */
  readonly date: ReadDate | null;
  readonly customer: string | null;
  readonly country: string | null;
  readonly status: string | null;
  readonly item: OrderItem | null;
  readonly amounts: OrderAmounts | null;
}

export interface Rejection {
  readonly code: RejectionCode;
  /** English. */
  readonly reason: string;
}

/** What a line gives: something to count, a reason why not, or (of a cancelled order) both. */
export interface LineReading {
  readonly line?: OrderLine;
  readonly rejection?: Rejection;
}

class Rejected extends Error {
  readonly rejection: Rejection;
  constructor(code: RejectionCode, reason: string) {
    super(reason);
    this.rejection = { code, reason };
  }
}

/** Minor units of one line that no real order passes; sums of a whole shop stay exact far beyond. */
const MOST_MINOR = 1_000_000_000_000n;
const ORDER_ID_LENGTH = 200;
const TEXT_LENGTH = 500;
const ORDER_AMOUNTS = {
  subtotal: 'orderSubtotal',
  discount: 'orderDiscount',
  shipping: 'orderShipping',
  tax: 'orderTax',
  total: 'orderTotal',
  refunded: 'orderRefunded',
} as const satisfies Record<keyof OrderAmounts, ImportField>;

const quote = (text: string) => `"${text.length > 40 ? `${cutText(text, 40)}…` : text}"`;
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
  /** The order of the record before: exports of platforms fill what it has as a whole on its first line alone. */
  #order: { id: string; date: ReadDate | null; status: string; cancelled: boolean } | null = null;

  constructor(options: LineReaderOptions) {
    this.#options = options;
    this.#hasOrderAmounts = Object.values(ORDER_AMOUNTS).some((field) => options.file.columns[field] !== undefined);
  }

  /** @returns null for a record without any text. */
  read(cells: readonly string[]): LineReading | null {
    if (cells.every((cell) => cell === '')) return null;
    try {
      return this.#readLine(cells);
    } catch (error) {
      if (error instanceof Rejected) return { rejection: error.rejection };
      throw error;
    }
  }

  #text(cells: readonly string[], field: ImportField): string {
    const place = this.#options.file.columns[field];
    return place === undefined ? '' : cleanText(cells[place] ?? '').trim();
  }

  #readLine(cells: readonly string[]): LineReading {
    const { file } = this.#options;
    if (cells.length < file.width || cells.slice(file.width).some((cell) => cell !== '')) {
      throw new Rejected('columns_count', `The line has ${cells.length} columns where ${file.width} are expected.`);
    }
    const order = this.#readOrder(cells);
    this.#checkCurrency(this.#text(cells, 'currency'));
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
      throw new Rejected('date_unreadable', `The date ${quote(this.#text(cells, 'date'))} can't be read.`);
    const amounts = this.#hasOrderAmounts ? this.#readOrderAmounts(cells, order.status) : null;
    const item = amounts && this.#hasNoItem(cells) ? null : this.#readItem(cells);
    return { line: { ...common, date: order.date, item, amounts } };
  }

  #readOrder(cells: readonly string[]) {
    const { file, dates } = this.#options;
    const inherits = file.format !== 'lines';
    const id = this.#text(cells, 'orderId') || (inherits ? (this.#order?.id ?? '') : '');
    if (id === '') throw new Rejected('order_missing', 'The line has no order number.');
    if (id.length > ORDER_ID_LENGTH) {
      throw new Rejected('order_missing', `The order number is longer than ${ORDER_ID_LENGTH} characters.`);
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
      throw new Rejected('currency_differs', `The line is in ${quote(text)}, the import in ${currency}.`);
    }
  }

  #readNumber(text: string, code: RejectionCode, what: string): Decimal {
    const value = this.#options.amounts.read(text);
    if (value === 'too large') throw new Rejected('amount_too_large', `The ${what} ${quote(text)} is too large.`);
    if (value === null)
      throw new Rejected(code, text === '' ? `The ${what} is missing.` : `The ${what} ${quote(text)} can't be read.`);
    return value;
  }

  #toMinor(value: Decimal, text: string): bigint {
    const minor = toMinor(value, this.#options.digits);
    if (minor > MOST_MINOR || minor < -MOST_MINOR)
      throw new Rejected('amount_too_large', `The amount ${quote(text)} is too large.`);
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
    if (amounts.refunded === null && isRefunded(status)) amounts.refunded = amounts.total;
    return Object.values(amounts).every((amount) => amount === null) ? null : amounts;
  }

  /** A line of a platform's export that tells of the order alone. */
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
    // A platform's export shows an order as it is now: a changed quantity is the same item, not another one.
    const counted = this.#options.file.format === 'lines' ? quantityValue : '';
    const key = hash('md5', `${sku ?? name ?? ''}\n${unitPrice}\n${counted}`);
    return { sku, name, quantity: quantityValue, unitPrice, amount, key };
  }
}
