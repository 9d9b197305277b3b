import { FIRST_RULE_DAY } from '@adaos/domain';
import { minorDigits } from '../../ledger/money.ts';
import { decimalText } from '../../orders/decimal.ts';
import type { FileFormat } from '../file-format.ts';
import { LineRejected, quote } from '../line-rejected.ts';
import type { FileOptions } from '../stage-file.ts';
import { type CellReaders, Cells } from './cells.ts';
import { currencyInTitle } from '../formats.ts';
import { tableLines } from './table-lines.ts';

/** What one unit of a product costs. */
interface CostLine {
  readonly sku: string;
  /** Minor units of the file's currency, a decimal in text. */
  readonly cost: string;
  /** The first day that it counts on; null where the line names none. */
  readonly from: string | null;
}

const LAST_DAY = '2099-12-31';

class CostReader {
  readonly #cells: Cells;
  readonly #digits: number;
  readonly #named: string | null;

  constructor(file: FileFormat, readers: CellReaders, currency: string) {
    this.#cells = new Cells(file, readers, currency);
    this.#digits = minorDigits(currency);
    const place = file.columns.unitCost;
    this.#named = place === undefined ? null : currencyInTitle(file.titles[place]);
  }

  /** @returns null for a product whose cost is left empty: it stays as it is. */
  read(all: readonly string[]): CostLine | null {
    const cells = this.#cells;
    cells.take(all);
    const cost = cells.number('unitCost', 'price_unreadable');
    if (cost === null) return null;
    const sku = cells.text('sku');
    if (sku === null) throw new LineRejected('product_missing', 'The line names no product.');
    if (cost.units < 0n) throw new LineRejected('price_unreadable', 'The cost is below zero.');
    cells.checkCurrency(this.#named);
    const from = cells.text('date') === null ? null : cells.day('date');
    if (from !== null && (from < FIRST_RULE_DAY || from > LAST_DAY)) {
      throw new LineRejected('date_unreadable', `The date ${quote(from)} is not of this century.`);
    }
    return { sku, cost: decimalText({ units: cost.units * 10n ** BigInt(this.#digits), scale: cost.scale }), from };
  }
}

/** The lines of a table of products with what one unit of each costs. */
export const costLines = ({ currency }: Pick<FileOptions, 'currency'>) =>
  tableLines<CostLine>({
    kind: 'costs',
    open: (file, readers) => new CostReader(file, readers, currency),
    columns: [
      ['sku text', (line) => line.sku],
      ['cost numeric(20, 4)', (line) => line.cost],
      ['valid_from date', (line) => line.from],
    ],
  });
