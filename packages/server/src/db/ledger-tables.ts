import type { CostRuleKind, OrderKind, Quality } from '@adaos/domain';
import type { ColumnType, Generated } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Int8 = ColumnType<string, string | number | bigint, string | number | bigint>;
type OptionalInt8 = ColumnType<
  string | null,
  string | number | bigint | null | undefined,
  string | number | bigint | null
>;

export interface CostRulesTable {
  shop_id: string;
  id: string;
  kind: CostRuleKind;
  percent: string | null;
  label: Optional<string>;
  country: Optional<string>;
  order_minor: OptionalInt8;
  item_minor: OptionalInt8;
  month_minor: OptionalInt8;
  once_minor: OptionalInt8;
  valid_from: string;
  valid_to: Optional<string>;
  created_by: string | null;
  created_at: Defaulted<Date>;
  withdrawn_at: Optional<Date>;
  withdrawn_by: Optional<string>;
}

export interface LedgerEntriesTable {
  shop_id: string;
  id: Generated<string>;
  kind: string;
  order_id: string | null;
  order_line_id: string | null;
  campaign_id: string | null;
  amount_minor: Int8;
  currency: string;
  rate: Defaulted<string>;
  shop_amount_minor: Int8;
  occurred_on: string;
  order_on: string | null;
  source_ref: string;
  quality: Exclude<Quality, 'missing'>;
  known: Defaulted<number>;
  created_at: Defaulted<Date>;
}

export interface DailyTotalsTable {
  shop_id: string;
  occurred_on: string;
  kind: string;
  quality: Exclude<Quality, 'missing'>;
  amount_minor: Int8;
  entries: Int8;
}

export interface DailyOrdersTable {
  shop_id: string;
  order_on: string;
  kind: OrderKind;
  orders: Int8;
}

export interface DailyCoverageTable {
  shop_id: string;
  occurred_on: string;
  kind: string;
  known: number;
  counted: number;
  known_minor: Int8;
  counted_minor: Int8;
  cost_minor: Int8;
}

export interface OrderGapsTable {
  shop_id: string;
  occurred_on: string;
  kind: string;
  order_id: string;
  amount_minor: Int8;
}

export interface OrderTotalsTable {
  shop_id: string;
  occurred_on: string;
  order_id: string;
  kind: string;
  amount_minor: Int8;
  entries: Int8;
}

export interface StatedOrdersTable {
  shop_id: string;
  order_ref: string;
  discount: OptionalInt8;
  shipping: OptionalInt8;
  tax: OptionalInt8;
  total: OptionalInt8;
  refunded: OptionalInt8;
  cancelled: boolean;
}

export interface LedgerTables {
  cost_rules: CostRulesTable;
  ledger_entries: LedgerEntriesTable;
  daily_totals: DailyTotalsTable;
  daily_orders: DailyOrdersTable;
  daily_coverage: DailyCoverageTable;
  order_gaps: OrderGapsTable;
  order_totals: OrderTotalsTable;
  stated_orders: StatedOrdersTable;
}
