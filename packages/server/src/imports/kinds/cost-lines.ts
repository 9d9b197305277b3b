import { FIRST_RULE_DAY, hasProductFact } from '@adaos/domain';
import { minorDigits } from '../../ledger/money.ts';
import { decimalText } from '../../orders/decimal.ts';
import type { FileFormat } from '../file-format.ts';
import { ImportFailure } from '../import-failure.ts';
import { LineRejected, quote } from '../line-rejected.ts';
import type { FileOptions } from '../stage-file.ts';
import type { VariantOf } from '../../orders/order-line.ts';
import { parentOfFile } from '../variant-of-line.ts';
import { GROUP_LENGTH, MOST_GRAMS, weightOf } from '../weights.ts';
import { type CellReaders, Cells } from './cells.ts';
import { currencyInTitle } from '../formats.ts';
import { tableLines } from './table-lines.ts';

/** What is known of a product: what one unit costs, its group and its weight. */
interface CostLine {
  readonly sku: string;
  /** Minor units of the file's currency, a decimal in text. */
  readonly cost: string | null;
  /** The first day that it counts on; null where the line names none. */
  readonly from: string | null;
  readonly group: string | null;
  readonly grams: bigint | null;
  /** The product that it is a variant of. */
  readonly variantOf: VariantOf | null;
}

/** Titles of Shopify's export of products: `Title` is on the first row of each, and a product without options has one of this name. */
const SHOPIFY = { handle: 'Handle', title: 'Title', option: 'Option1 Value', noOption: 'Default Title' } as const;

const LAST_DAY = '2099-12-31';

class CostReader {
  readonly #cells: Cells;
  readonly #digits: number;
  readonly #named: string | null;
  /** The names of products by their handles, where the file is Shopify's. */
  readonly #names: Map<string, string> | null;
  readonly #titles: readonly string[];

  constructor(file: FileFormat, readers: CellReaders, currency: string) {
    this.#cells = new Cells(file, readers, currency);
    this.#digits = minorDigits(currency);
    const place = file.columns.unitCost;
    this.#named = place === undefined ? null : currencyInTitle(file.titles[place]);
    this.#titles = file.titles;
    this.#names = file.titles[file.columns.variantOf ?? -1] === SHOPIFY.handle ? new Map() : null;
  }

  #readVariantOf(all: readonly string[], sku: string | null): VariantOf | null {
    const stated = this.#cells.text('variantOf');
    if (stated === null || stated === sku) return null;
    if (!this.#names) return parentOfFile(stated);
    const cell = (title: string) => (all[this.#titles.indexOf(title)] ?? '').trim();
    const name = cell(SHOPIFY.title);
    if (name !== '') this.#names.set(stated, name);
    if (cell(SHOPIFY.option) === SHOPIFY.noOption) return null;
    return { ...parentOfFile(stated), name: this.#names.get(stated) ?? stated };
  }

  /** @returns null for a product of which nothing is said: it stays as it is. */
  read(all: readonly string[]): CostLine | null {
    const cells = this.#cells;
    cells.take(all);
    const cost = cells.number('unitCost', 'price_unreadable');
    const group = cells.text('productGroup')?.slice(0, GROUP_LENGTH) ?? null;
    const grams = weightOf(cells.number('weightGrams'), cells.number('weightKg'));
    const sku = cells.text('sku');
    const variantOf = this.#readVariantOf(all, sku);
    const known = [cost, group, grams, sku === null ? null : variantOf];
    if (known.every((one) => one === null)) return null;
    if (sku === null) throw new LineRejected('product_missing', 'The line names no product.');
    if (grams !== null && (grams < 0n || grams > MOST_GRAMS)) {
      throw new LineRejected('amount_unreadable', 'The weight is below zero, or too large.');
    }
    if (cost === null) return { sku, cost: null, from: null, group, grams, variantOf };
    if (cost.units < 0n) throw new LineRejected('price_unreadable', 'The cost is below zero.');
    cells.checkCurrency(this.#named);
    const from = cells.text('date') === null ? null : cells.day('date');
    if (from !== null && (from < FIRST_RULE_DAY || from > LAST_DAY)) {
      throw new LineRejected('date_unreadable', `The date ${quote(from)} is not of this century.`);
    }
    const minor = decimalText({ units: cost.units * 10n ** BigInt(this.#digits), scale: cost.scale });
    return { sku, cost: minor, from, group, grams, variantOf };
  }
}

/** The lines of a table of products with what one unit of each costs. */
export const costLines = ({ currency }: Pick<FileOptions, 'currency'>) =>
  tableLines<CostLine>({
    kind: 'costs',
    open: (file, readers) => {
      const titles = Object.fromEntries(Object.keys(file.columns).map((field) => [field, field]));
      if (!hasProductFact(titles)) throw new ImportFailure('columns_missing', 'No column was found for a cost.', 1);
      return new CostReader(file, readers, currency);
    },
    columns: [
      ['sku text', (line) => line.sku],
      ['cost numeric(20, 4)', (line) => line.cost],
      ['valid_from date', (line) => line.from],
      ['product_group text', (line) => line.group],
      ['weight_grams integer', (line) => line.grams],
      ['name text', () => null],
      ['parent text', (line) => line.variantOf?.parent],
      ['parent_name text', (line) => line.variantOf?.name],
    ],
  });
