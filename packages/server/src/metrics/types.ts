import type { Figure, LedgerKind, MetricUnit, Role, UnknownReason } from '@adaos/domain';
import type { Totals } from '../insights/totals.ts';

/**
 * What is known of one part of the shop in one period: the whole, a month, a product, a channel. Amounts in minor units, as the screens
 * read them; left out is what is not counted there.
 */
export interface Cell {
  /** The ledger by kind: of the shop as a whole, in a period. */
  readonly totals?: Totals;
  /** Net sales. */
  readonly net?: bigint;
  /** Of the net sales: what discounts took, as a cost. */
  readonly discount?: bigint;
  /** Positive as a cost. */
  readonly goods?: bigint;
  /** All other costs with ads, less shipping charged and tips; positive as a cost. */
  readonly orderCosts?: bigint;
  /** What remains before ads. */
  readonly contribution?: bigint;
  readonly spend?: bigint;
  readonly orders?: number;
  readonly units?: number;
  readonly refunded?: number;
  readonly customers?: number;
  readonly newCustomers?: number;
  readonly returning?: number;
  /** Null without a visit. */
  readonly sessions?: number | null;
  readonly views?: number | null;
  /** Orders as the script in the shop's pages reported them. */
  readonly purchases?: number | null;
  /** Whether the goods' cost is known for enough of the period's sales to speak of a profit. */
  readonly goodsKnown: boolean;
  readonly spendKnown: boolean;
  /** The costs that some of its sales lack. */
  readonly missing: readonly LedgerKind[];
}

/** What of a cell a metric is made of. */
export type Part = Exclude<keyof Cell, 'goodsKnown' | 'spendKnown' | 'missing'>;

/** An amount in minor units, a number, or why there is none. */
export type Value = bigint | number | UnknownReason;

/** One figure: what it is called, what it means, and how it follows from a cell. */
export interface Metric {
  readonly name: string;
  readonly formula: string;
  readonly unit: MetricUnit;
  /** A lower one does not see it on a screen either. */
  readonly role: Role;
  readonly uses: readonly Part[];
  /** The costs without which it is at most, or of the costs themselves at least, what is answered. */
  readonly restsOn: readonly LedgerKind[];
  /** Whether the parts of a period add up to it: not where customers or orders are counted once each, nor of a ratio. */
  readonly additive: boolean;
  /** The screen that has the rows behind it. */
  readonly opens: { readonly figure: Figure; readonly kind?: LedgerKind };
  value(cell: Cell): Value;
}

/** One row of a dimension. */
export interface DimensionRow {
  /** Null: what belongs to none of its values. */
  readonly value: string | null;
  readonly name: string | null;
  /** `no_value`: orders that say nothing; `no_order`: what belongs to no order, as fixed costs. */
  readonly rest?: 'no_value' | 'no_order';
  /** The query of the list of orders behind it; null where there is none. */
  readonly opens: Readonly<Record<string, string>> | null;
  readonly cell: Cell;
}
