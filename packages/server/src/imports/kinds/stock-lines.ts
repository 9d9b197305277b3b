import { minorDigits } from '../../ledger/money.ts';
import { decimalText } from '../../orders/decimal.ts';
import type { FileFormat } from '../file-format.ts';
import type { FileOptions } from '../stage-file.ts';
import { type CellReaders, Cells } from './cells.ts';
import { LineRejected } from '../line-rejected.ts';
import { tableLines } from './table-lines.ts';

/** What is on the shelf of one product. Numbers as decimals in text. */
interface StockLine {
  readonly sku: string;
  readonly product: string;
  readonly supplier: string | null;
  readonly units: string;
  readonly leadDays: string | null;
  /** Units of a pack, and the least that can be ordered; null where the file does not say. */
  readonly packUnits: string | null;
  readonly leastUnits: string | null;
  /** Minor units of the file's currency. */
  readonly cost: string | null;
}

class StockReader {
  readonly #cells: Cells;
  readonly #digits: number;

  constructor(file: FileFormat, readers: CellReaders, currency: string) {
    this.#cells = new Cells(file, readers, currency);
    this.#digits = minorDigits(currency);
  }

  /** 0 is what files write where there is no such rule. */
  #orderUnits(field: 'packUnits' | 'leastUnits'): string | null {
    const units = this.#cells.number(field, 'quantity_unreadable');
    if (units === null || units.units === 0n) return null;
    if (units.units < 0n || units.units > 1_000_000_000n * 10n ** BigInt(units.scale)) {
      throw new LineRejected('quantity_unreadable', 'The pack size or the minimum order is no number of units.');
    }
    return decimalText(units);
  }

  read(all: readonly string[]): StockLine {
    const cells = this.#cells;
    cells.take(all);
    const sku = cells.text('sku');
    if (sku === null) throw new LineRejected('product_missing', 'The line names no product.');
    const units = cells.number('stock', 'quantity_unreadable');
    if (units === null) throw new LineRejected('quantity_unreadable', 'The stock is missing.');
    const [leadDays, cost] = [cells.number('leadDays'), cells.number('unitCost', 'price_unreadable')];
    if (leadDays && (leadDays.units < 0n || leadDays.units > 1000n * 10n ** BigInt(leadDays.scale))) {
      throw new LineRejected('amount_unreadable', 'The days until delivery are no number of days.');
    }
    if (cost) cells.checkCurrency(null);
    if (cost && cost.units < 0n) throw new LineRejected('price_unreadable', 'The cost is below zero.');
    return {
      sku,
      product: cells.text('name') ?? sku,
      supplier: cells.text('supplier'),
      units: decimalText(units),
      leadDays: leadDays && decimalText(leadDays),
      packUnits: this.#orderUnits('packUnits'),
      leastUnits: this.#orderUnits('leastUnits'),
      cost: cost && decimalText({ units: cost.units * 10n ** BigInt(this.#digits), scale: cost.scale }),
    };
  }
}

/** The lines of a table of products with their stock, suppliers and costs. */
export const stockLines = ({ currency }: Pick<FileOptions, 'currency'>) =>
  tableLines<StockLine>({
    kind: 'stock',
    open: (file, readers) => new StockReader(file, readers, currency),
    columns: [
      ['sku text', (line) => line.sku],
      ['product text', (line) => line.product],
      ['supplier text', (line) => line.supplier],
      ['units numeric', (line) => line.units],
      ['lead numeric', (line) => line.leadDays],
      ['pack numeric', (line) => line.packUnits],
      ['least numeric', (line) => line.leastUnits],
      ['cost numeric', (line) => line.cost],
    ],
  });
