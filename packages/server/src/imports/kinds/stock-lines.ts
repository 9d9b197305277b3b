import { sql } from 'kysely';
import type pg from 'pg';
import type { ShopTransaction } from '../../db/database.ts';
import { minorDigits } from '../../ledger/money.ts';
import { CopyWriter, REJECTED_LENGTH } from '../copy-writer.ts';
import { decimalText } from '../decimal.ts';
import type { FileFormat } from '../file-format.ts';
import type { Rejection } from '../line-reader.ts';
import type { FileOptions, LineKind } from '../stage-file.ts';
import { type CellReaders, Cells, LineRejected } from './cells.ts';

/** What is on the shelf of one product. Numbers as decimals in text. */
interface StockLine {
  readonly sku: string;
  readonly product: string;
  readonly supplier: string | null;
  readonly units: string;
  readonly leadDays: string | null;
  /** Minor units of the file's currency. */
  readonly cost: string | null;
}

interface StockReading {
  readonly line?: StockLine;
  readonly rejection?: Rejection;
}

class StockReader {
  readonly #cells: Cells;
  readonly #digits: number;

  constructor(file: FileFormat, readers: CellReaders, currency: string) {
    this.#cells = new Cells(file, readers, currency);
    this.#digits = minorDigits(currency);
  }

  read(cells: readonly string[]): StockReading | null {
    if (cells.every((cell) => cell.trim() === '')) return null;
    try {
      return { line: this.#read(cells) };
    } catch (error) {
      if (error instanceof LineRejected) return { rejection: error.rejection };
      throw error;
    }
  }

  #read(all: readonly string[]): StockLine {
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
      cost: cost && decimalText({ units: cost.units * 10n ** BigInt(this.#digits), scale: cost.scale }),
    };
  }
}

class StockWriter extends CopyWriter {
  add(number: number, { line, rejection }: StockReading, text: string): void {
    this.addRow([
      number,
      null,
      rejection?.code,
      rejection?.reason,
      rejection ? text.slice(0, REJECTED_LENGTH) : null,
      line?.sku,
      line?.product,
      line?.supplier,
      line?.units,
      line?.leadDays,
      line?.cost,
    ]);
  }
}

async function createStaging(trx: ShopTransaction): Promise<void> {
  await sql`drop table if exists staged`.execute(trx);
  await sql`
    create temporary table staged (line integer, day date, code text, reason text, text text, sku text, product text,
      supplier text, units numeric, lead numeric, cost numeric) on commit drop`.execute(trx);
}

/** The lines of a table of products with their stock, suppliers and costs. */
export function stockLines({ currency }: Pick<FileOptions, 'currency'>): LineKind<StockReading> {
  return {
    kind: 'stock',
    open: (file, readers) => new StockReader(file, readers, currency),
    createStaging,
    writer: (client: pg.ClientBase) => new StockWriter(client),
  };
}
