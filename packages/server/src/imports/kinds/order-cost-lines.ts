import { hasOrderCost, ORDER_COST_FIELDS, ORDER_COST_KINDS, type OrderCostKind } from '@adaos/domain';
import type { Cell } from '../../orders/copy-writer.ts';
import type { FileFormat } from '../file-format.ts';
import { currencyInTitle } from '../formats.ts';
import { ImportFailure } from '../import-failure.ts';
import { LineRejected } from '../line-rejected.ts';
import type { FileOptions } from '../stage-file.ts';
import { type CellReaders, Cells } from './cells.ts';
import { tableLines } from './table-lines.ts';

/** What an order cost, as one line says it; minor units of the file's currency, null where it says nothing of a cost. */
interface OrderCostLine {
  readonly orderRef: string;
  /** The product that the goods cost is of; null: the whole order. */
  readonly sku: string | null;
  readonly costs: Readonly<Record<OrderCostKind, bigint | null>>;
}

class OrderCostReader {
  readonly #cells: Cells;
  /** The currencies that the titles of the costs name. */
  readonly #named: readonly (string | null)[];
  readonly #currency: string;

  constructor(file: FileFormat, readers: CellReaders, currency: string) {
    this.#cells = new Cells(file, readers, currency);
    this.#currency = currency;
    const places = Object.values(ORDER_COST_FIELDS).flatMap((field) => file.columns[field] ?? []);
    const named = places.flatMap((place) => currencyInTitle(file.titles[place]) ?? []);
    this.#named = named.length === 0 ? [null] : named;
  }

  /** @returns null for a line without a cost: its order stays as it is. */
  read(all: readonly string[]): OrderCostLine | null {
    const cells = this.#cells;
    cells.take(all);
    const costs = Object.fromEntries(
      ORDER_COST_KINDS.map((kind) => [kind, cells.minor(ORDER_COST_FIELDS[kind], this.#currency)]),
    ) as Record<OrderCostKind, bigint | null>;
    if (ORDER_COST_KINDS.every((kind) => costs[kind] === null)) return null;
    const orderRef = cells.text('orderId');
    if (orderRef === null) throw new LineRejected('order_missing', 'The line names no order.');
    if (ORDER_COST_KINDS.some((kind) => (costs[kind] ?? 0n) < 0n)) {
      throw new LineRejected('amount_unreadable', 'A cost is below zero.');
    }
    for (const named of this.#named) cells.checkCurrency(named);
    return { orderRef, sku: cells.text('sku'), costs };
  }
}

const columnOf = (kind: OrderCostKind): readonly [string, (line: OrderCostLine) => Cell] => [
  `${kind} bigint`,
  (line) => line.costs[kind],
];

/** The lines of a table of orders with what each really cost. */
export const orderCostLines = ({ currency }: Pick<FileOptions, 'currency'>) =>
  tableLines<OrderCostLine>({
    kind: 'order_costs',
    open: (file, readers) => {
      const titles = Object.fromEntries(Object.keys(file.columns).map((field) => [field, field]));
      if (!hasOrderCost(titles)) throw new ImportFailure('columns_missing', 'No column was found for a cost.', 1);
      return new OrderCostReader(file, readers, currency);
    },
    columns: [
      ['order_ref text collate "C"', (line) => line.orderRef],
      ['sku text collate "C"', (line) => line.sku],
      ...ORDER_COST_KINDS.map(columnOf),
    ],
  });
