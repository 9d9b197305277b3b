import { cleanText, cutText, type ImportField, type RejectionCode } from '@adaos/api';
import { isPossibleAmount, TEXT_LENGTH } from '../../orders/bounds.ts';
import { minorDigits } from '../../ledger/money.ts';
import { canBeIn } from '../amount-currency.ts';
import type { AmountReader } from '../amounts.ts';
import type { DateReader } from '../dates.ts';
import { type Decimal, toMinor } from '../../orders/decimal.ts';
import type { FileFormat } from '../file-format.ts';
import { LineRejected, quote } from '../line-rejected.ts';

export interface CellReaders {
  readonly amounts: AmountReader;
  readonly dates: DateReader;
}

/** Reads the cells of one file by what their columns mean. */
export class Cells {
  readonly #file: FileFormat;
  readonly #readers: CellReaders;
  readonly #currency: string;
  #cells: readonly string[] = [];

  constructor(file: FileFormat, readers: CellReaders, currency: string) {
    this.#file = file;
    this.#readers = readers;
    this.#currency = currency;
  }

  /** Takes the next line. @throws LineRejected where it has another number of columns. */
  take(cells: readonly string[]): void {
    const { width } = this.#file;
    this.#cells = cells;
    if (cells.length < width || cells.slice(width).some((cell) => cell !== '')) {
      throw new LineRejected('columns_count', `The line has ${cells.length} columns where ${width} are expected.`);
    }
  }

  text(field: ImportField): string | null {
    const place = this.#file.columns[field];
    const text = place === undefined ? '' : cleanText(this.#cells[place] ?? '').trim();
    // Reports of Google write what they do not know as two dashes.
    return text === '' || text === '--' ? null : cutText(text, TEXT_LENGTH);
  }

  /** @throws LineRejected */
  day(field: ImportField): string {
    const text = this.text(field) ?? '';
    const date = this.#readers.dates.read(text);
    if (!date) throw new LineRejected('date_unreadable', `The date ${quote(text)} can't be read.`);
    return date.day;
  }

  /** @returns null for an empty cell. @throws LineRejected */
  number(field: ImportField, code: RejectionCode = 'amount_unreadable'): Decimal | null {
    const text = this.text(field);
    if (text === null) return null;
    const value = this.#readers.amounts.read(text);
    if (value === null) throw new LineRejected(code, `${quote(text)} can't be read as a number.`);
    const tooLarge = value === 'too large' || !isPossibleAmount(toMinor(value, 4));
    if (tooLarge) throw new LineRejected('amount_too_large', `The amount ${quote(text)} is too large.`);
    return value;
  }

  /** A whole number, rounded. @throws LineRejected */
  count(field: ImportField): bigint | null {
    const value = this.number(field);
    return value && toMinor(value, 0);
  }

  /** In minor units of a currency. @throws LineRejected, also where the amount itself names another. */
  minor(field: ImportField, currency: string): bigint | null {
    const value = this.number(field);
    const text = this.text(field) ?? '';
    if (value && !canBeIn(text, currency)) {
      throw new LineRejected('currency_differs', `The amount ${quote(text)} is not in ${currency}, as its line is.`);
    }
    return value && toMinor(value, minorDigits(currency));
  }

  /** @throws LineRejected where the line, or the title of a column, names another currency than the import's. */
  checkCurrency(named: string | null): void {
    const currency = this.text('currency') ?? named;
    if (currency !== null && currency.toUpperCase() !== this.#currency) {
      throw new LineRejected('currency_differs', `The line is in ${quote(currency)}, the import in ${this.#currency}.`);
    }
  }
}
