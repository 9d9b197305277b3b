import { cleanText, cutText, type ImportField, type RejectionCode } from '@adaos/api';
import type { AmountReader } from './amounts.ts';
import type { DateReader } from './dates.ts';
import { type Decimal, decimalText, divide, multiply, toMinor } from '../orders/decimal.ts';
import type { FileFormat } from './file-format.ts';
import { currencyInTitle } from './formats.ts';
import { isCalledGiftCard, isGiftCard, isTestPayment, noteLeftOut } from './line-note.ts';
import { canBeIn } from './amount-currency.ts';
import type { Conversion } from './conversion.ts';
import { LineRejected, quote, resultOf } from './line-rejected.ts';
import { variantOfLine } from './variant-of-line.ts';
import { MagentoParts } from './magento-parts.ts';
import { GROUP_LENGTH, MOST_GRAMS, weightOf } from './weights.ts';
import { isPossibleAmount, ORDER_REF_LENGTH, TEXT_LENGTH } from '../orders/bounds.ts';
import { contentKey } from '../orders/content-key.ts';
import type { LineNote, LineResult, OrderAmounts, OrderItem, OrderLine, PlacedAt } from '../orders/order-line.ts';
import { isNoSale, isRefunded, orderStage } from '../orders/order-status.ts';

const ORDER_AMOUNTS = {
  subtotal: 'orderSubtotal',
  discount: 'orderDiscount',
  shipping: 'orderShipping',
  tax: 'orderTax',
  shippingTax: 'orderShippingTax',
  total: 'orderTotal',
  refunded: 'orderRefunded',
  fees: 'orderFees',
} as const satisfies Record<keyof OrderAmounts, ImportField>;

const MOST_PARCELS = 100_000n;
const toWhole = (value: Decimal | null) => value && toMinor(value, 0);
/** A count that is possible, else none. */
const within = (count: bigint | null, most: bigint) => (count !== null && count >= 0n && count <= most ? count : null);

const textOrNull = (text: string) => (text === '' ? null : cutText(text, TEXT_LENGTH));

export interface LineReaderOptions {
  readonly file: FileFormat;
  readonly amounts: AmountReader;
  readonly dates: DateReader;
  readonly conversion: Conversion;
}

/** Turns the records of one file into the lines of orders. Reads them in the file's order. */
export class LineReader {
  readonly #options: LineReaderOptions;
  readonly #hasOrderAmounts: boolean;
  /** The currency that the title of the amounts names. */
  readonly #named: string | null;
  /** The order of the record before: exports of platforms fill what it has as a whole on its first line alone. */
  #order: {
    id: string;
    date: PlacedAt | null;
    status: string;
    cancelled: boolean;
    test: boolean;
    currency: string;
  } | null = null;
  /** That of the record. */
  #currency: string;
  readonly #parts: MagentoParts;

  constructor(options: LineReaderOptions) {
    this.#options = options;
    this.#currency = options.conversion.currency;
    const { columns, titles } = options.file;
    this.#parts = new MagentoParts(options.file);
    this.#named = currencyInTitle(titles[columns.price ?? columns.orderTotal ?? -1]);
    this.#hasOrderAmounts = Object.values(ORDER_AMOUNTS).some((field) => columns[field] !== undefined);
  }

  /** @returns null for a record without any text. */
  read(cells: readonly string[]): LineResult<OrderLine> | null {
    if (cells.every((cell) => cell === '')) return null;
    const result = resultOf(() => this.#readLine(cells));
    const note = result && this.#note(cells, result);
    return note ? { ...result, note } : result;
  }

  /** What the line says of its order beside what is counted of it. */
  #note(cells: readonly string[], { rejection }: LineResult<OrderLine>): LineNote | null {
    const order = this.#order;
    if (!order || rejection?.code === 'order_missing' || rejection?.code === 'columns_count') return null;
    if (!rejection) return this.#noteNoSales(cells, order.id);
    const { amounts, conversion } = this.#options;
    const currency = this.#text(cells, 'currency') || (this.#named ?? '');
    const text = (field: ImportField) => this.#text(cells, field);
    return noteLeftOut({
      text,
      amounts,
      digits: conversion.digits(conversion.currency),
      order: { id: order.id, day: order.date?.day ?? null },
      currency,
      rejection,
    });
  }

  /** What of a line that counts is no sale: duties and gift cards that were sold are in the order's total all the same. */
  #noteNoSales(cells: readonly string[], ref: string): LineNote | null {
    const paid = isGiftCard(this.#text(cells, 'paymentMethod'));
    const duties = this.#duties(cells);
    const sold = this.#isGiftCard(cells) ? this.#readItem(cells).amount : null;
    if (!paid && duties === null && sold === null) return null;
    return {
      ref,
      state: null,
      duties: duties === null ? null : String(duties),
      giftCardSold: sold === null ? null : String(sold),
      giftCard: paid,
    };
  }

  #duties(cells: readonly string[]): bigint | null {
    const text = this.#ofShopify(cells, 'duties');
    return text === '' ? null : this.#toMinor(this.#readNumber(text, 'amount_unreadable', 'amount'), text);
  }

  #text(cells: readonly string[], field: ImportField): string {
    const place = this.#options.file.columns[field];
    return place === undefined ? '' : cleanText(cells[place] ?? '').trim();
  }

  #ofShopify(cells: readonly string[], cell: keyof FileFormat['shopify']): string {
    const place = this.#options.file.shopify[cell];
    return place === undefined ? '' : (cells[place] ?? '').trim();
  }

  /** A gift card that was sold is owed to its holder: the order that it pays for is the sale. */
  #isGiftCard(cells: readonly string[]): boolean {
    const untouched = (['requiresShipping', 'taxable'] as const).every(
      (cell) => this.#ofShopify(cells, cell).toLowerCase() === 'false',
    );
    return untouched && isCalledGiftCard(this.#text(cells, 'name'));
  }

  #readLine(cells: readonly string[]): LineResult<OrderLine> {
    const { file } = this.#options;
    if (cells.length < file.width || cells.slice(file.width).some((cell) => cell !== '')) {
      throw new LineRejected('columns_count', `The line has ${cells.length} columns where ${file.width} are expected.`);
    }
    const order = this.#readOrder(cells);
    const common = {
      orderId: order.id,
      customer: textOrNull(this.#text(cells, 'customer')),
      country: textOrNull(this.#text(cells, 'country')),
      paymentMethod: textOrNull(this.#text(cells, 'paymentMethod')),
      carrier: textOrNull(this.#text(cells, 'carrier')),
      parcels: within(toWhole(this.#optional(cells, 'parcels')), MOST_PARCELS),
      grams: within(weightOf(this.#optional(cells, 'weightGrams'), this.#optional(cells, 'weightKg')), MOST_GRAMS),
      discountCode: textOrNull(this.#text(cells, 'discountCode')),
      status: textOrNull(order.status),
      store: textOrNull(this.#text(cells, 'store')),
      updatedAt: this.#options.dates.read(this.#text(cells, 'updated'))?.at ?? null,
      stage: orderStage(order.status, file.format, order.cancelled),
    };
    if (isNoSale(order.status, file.format, order.cancelled)) {
      const reason = `The order was called off or never paid (${quote(order.status || 'cancelled')}), so it is no sale.`;
      const line = { ...common, date: order.date, cancelled: true, item: null, amounts: null };
      return { line, rejection: { code: 'order_cancelled', reason } };
    }
    if (order.test) {
      const reason = 'The order was placed to try out the checkout, so it is no sale.';
      const line = { ...common, date: order.date, cancelled: true, item: null, amounts: null };
      return { line, rejection: { code: 'order_test', reason } };
    }
    if (!order.date)
      throw new LineRejected('date_unreadable', `The date ${quote(this.#text(cells, 'date'))} can't be read.`);
    const { conversion } = this.#options;
    this.#currency = conversion.currencyOf(order.currency || (this.#named ?? ''));
    const rate = conversion.rate(this.#currency, order.date.day);
    const amounts = this.#hasOrderAmounts ? this.#readOrderAmounts(cells, order.status) : null;
    const noItem =
      file.format === 'orders' ||
      (amounts && this.#hasNoItem(cells)) ||
      this.#isGiftCard(cells) ||
      this.#parts.isPart(order.id, cells, this.#options.amounts.read(this.#text(cells, 'price')));
    const read = noItem ? null : this.#readItem(cells);
    const saysHowMuch = amounts !== null && (amounts.total ?? amounts.refunded) !== null;
    const item = read && {
      ...read,
      refunded: !saysHowMuch && isRefunded(order.status, file.closedIsRefunded),
      discount: this.#readLineDiscount(cells),
    };
    return { line: { ...common, date: order.date, item, amounts, currency: rate && this.#currency } };
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
      test: isTestPayment(this.#text(cells, 'paymentMethod')) || (before?.test ?? false),
      currency: this.#text(cells, 'currency') || (before?.currency ?? ''),
    };
    return this.#order;
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

  /** A number that an order can do without: what cannot be read is not known. */
  #optional(cells: readonly string[], field: ImportField): Decimal | null {
    const value = this.#options.amounts.read(this.#text(cells, field));
    return value === 'too large' ? null : value;
  }

  #checkSign(text: string): void {
    if (canBeIn(text, this.#currency)) return;
    throw new LineRejected(
      'currency_differs',
      `The amount ${quote(text)} is not in ${this.#currency}, as its line is.`,
    );
  }

  #toMinor(value: Decimal, text: string): bigint {
    this.#checkSign(text);
    const minor = toMinor(value, this.#options.conversion.digits(this.#currency));
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
    // Duties are collected for the customs: the total is without them.
    if (amounts.total !== null) amounts.total -= this.#duties(cells) ?? 0n;
    if (amounts.refunded === null && isRefunded(status, this.#options.file.closedIsRefunded))
      amounts.refunded = amounts.total;
    return Object.values(amounts).every((amount) => amount === null) ? null : amounts;
  }

  /** A line of a platform's export that describes the order alone. */
  #hasNoItem(cells: readonly string[]): boolean {
    const fields = ['quantity', 'price', 'sku', 'name'] as const;
    return this.#options.file.format !== 'lines' && fields.every((field) => this.#text(cells, field) === '');
  }

  /** What was taken off of the line; null where the file does not say it, or it can't be read. */
  #readLineDiscount(cells: readonly string[]): bigint | null {
    const minor = (text: string) => {
      const value = text.trim() === '' ? null : this.#options.amounts.read(text.trim());
      return value === null || value === 'too large'
        ? null
        : toMinor(value, this.#options.conversion.digits(this.#currency));
    };
    const { discounted } = this.#options.file;
    if (!discounted) return minor(this.#ofShopify(cells, 'discount'));
    const [before, after] = [minor(cells[discounted.before] ?? ''), minor(cells[discounted.after] ?? '')];
    return before === null || after === null || after > before ? null : before - after;
  }

  #readItem(cells: readonly string[]): OrderItem {
    const [quantityText, priceText] = [this.#text(cells, 'quantity'), this.#text(cells, 'price')];
    const totalText = this.#text(cells, 'lineTotal');
    const quantity = this.#readNumber(quantityText, 'quantity_unreadable', 'quantity');
    const byTotal = priceText === '' && totalText !== '';
    const total = byTotal ? this.#readNumber(totalText, 'amount_unreadable', 'amount') : null;
    const price = total ? divide(total, quantity) : this.#readNumber(priceText, 'price_unreadable', 'price');
    const amount = this.#toMinor(total ?? multiply(quantity, price), totalText || priceText);
    const sku = textOrNull(this.#text(cells, 'sku'));
    const name = textOrNull(this.#text(cells, 'name'));
    const [quantityValue, unitPrice] = [decimalText(quantity), decimalText(price)];
    const key = contentKey({ sku, name, unitPrice }, this.#options.file.format === 'lines' ? quantityValue : undefined);
    const group = textOrNull(this.#text(cells, 'productGroup'))?.slice(0, GROUP_LENGTH) ?? null;
    const stated = this.#text(cells, 'variantOf');
    const variantOf = variantOfLine(this.#options.file, cells, { stated, sku, name });
    return { sku, name, group, variantOf, quantity: quantityValue, unitPrice, amount, key };
  }
}
