import { type Decimal, toMinor } from '../orders/decimal.ts';
import type { FileFormat } from './file-format.ts';

const NONE = /^(?:|0|null)$/i;

/**
 * Separates items of Magento from their parts. A product with options is there twice, as it was chosen and its variant without a price; and a
 * bundle is beside its parts, whose prices are in its own.
 */
export class MagentoParts {
  readonly #file: Pick<FileFormat, 'partOfAt' | 'itemAt'>;
  #order = '';
  /** The items of the order so far that have a price, by their numbers. */
  #priced = new Set<string>();

  constructor(file: Pick<FileFormat, 'partOfAt' | 'itemAt'>) {
    this.#file = file;
  }

  /**
   * Whether a line is a part of an item that the file has, or has no price of its own. To be called with the lines in the file's order.
   * @param price as it is read; null where it cannot be.
   */
  isPart(order: string, cells: readonly string[], price: Decimal | 'too large' | null): boolean {
    const { partOfAt, itemAt } = this.#file;
    if (partOfAt === undefined) return false;
    if (order !== this.#order) this.#priced = new Set();
    this.#order = order;
    const whole = (cells[partOfAt] ?? '').trim();
    const priced = price !== null && price !== 'too large' && toMinor(price, 4) !== 0n;
    if (NONE.test(whole)) {
      const item = itemAt === undefined ? '' : (cells[itemAt] ?? '').trim();
      if (priced && item !== '') this.#priced.add(item);
      return false;
    }
    return price !== null && price !== 'too large' && (!priced || this.#priced.has(whole));
  }
}
