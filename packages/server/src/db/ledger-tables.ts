import type { CostRuleKind, OrderCostKind, OrderKind, Quality, TieCause } from '@adaos/domain';
import type { ScreenedDaysTable, ScreenedOrdersTable } from './screened-tables.ts';
import type { ColumnType, Generated } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Int8 = ColumnType<string, string | number | bigint, string | number | bigint>;
type DefaultedInt8 = ColumnType<string, string | number | bigint | undefined, string | number | bigint>;
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
  payment_method: Optional<string>;
  product_group: Optional<string>;
  vat_included: Optional<boolean>;
  over_zero: Defaulted<boolean>;
  carrier: Optional<string>;
  weight_over: Optional<number>;
  weight_to: Optional<number>;
  parcel_minor: OptionalInt8;
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

export interface ProductFactsTable {
  shop_id: string;
  code: string;
  product_group: Optional<string>;
  weight_grams: Optional<number>;
  updated_at: Defaulted<Date>;
  updated_by: Optional<string>;
}

export interface OrderCostsTable {
  shop_id: string;
  id: Generated<string>;
  order_id: string;
  kind: OrderCostKind;
  sku: string | null;
  cost_minor: Int8;
  import_id: string | null;
  created_at: Defaulted<Date>;
  created_by: Optional<string>;
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

export interface OrderDaysTable {
  shop_id: string;
  order_id: string;
  occurred_on: string;
  before_on: string | null;
  /** See `kindBits`. */
  kinds: number;
}

export interface OrderSumsTable {
  shop_id: string;
  order_id: string;
  charged_minor: Int8;
  net_minor: Int8;
  found_by: string;
}

export interface OrderProfitsTable {
  shop_id: string;
  order_id: string;
  /** Null while the goods' cost is known for too little of the order. */
  profit_minor: OptionalInt8;
}

interface ProductSums {
  shop_id: string;
  code: string;
  name: string | null;
  units: string;
  sales_minor: Int8;
  unknown_minor: Int8;
  orders: number;
  returned: number;
  net_thousandths: DefaultedInt8;
  goods_thousandths: DefaultedInt8;
  costs_thousandths: DefaultedInt8;
  discount_thousandths: DefaultedInt8;
}

export interface ProductDaysTable extends ProductSums {
  ordered: string;
  occurred_on: string;
}

export interface ProductVariantsTable {
  shop_id: string;
  code: string;
  parent: string;
  parent_name: string | null;
}

export interface AllocationDaysTable {
  shop_id: string;
  occurred_on: string;
  by_value: number;
}

export interface ProductMonthsTable extends ProductSums {
  month: string;
  days: number;
}

export interface ProductYearsTable extends ProductSums {
  year: string;
}

export interface CampaignResultsTable {
  shop_id: string;
  campaign_id: string;
  occurred_on: string;
  contribution: string;
  sold_minor: Int8;
  open_minor: Int8;
  missing: string[];
  since_minor: string;
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

export interface OrderStatementsTable {
  shop_id: string;
  order_ref: string;
  state: 'counted' | 'cancelled' | 'test' | 'other_currency' | 'rejected';
  order_id: OptionalInt8;
  placed_on: Optional<string>;
  currency: Optional<string>;
  total: OptionalInt8;
  goods: DefaultedInt8;
  discount: DefaultedInt8;
  shipping: DefaultedInt8;
  tip: DefaultedInt8;
  vat: DefaultedInt8;
  stated_tax: OptionalInt8;
  gift_card: OptionalInt8;
  duties: OptionalInt8;
  gift_card_sold: OptionalInt8;
  edited: Defaulted<boolean>;
  by_gift_card: Defaulted<boolean>;
  lines_rejected: Defaulted<boolean>;
  difference: OptionalInt8;
  cause: Optional<TieCause>;
}

export interface PlatformReportsTable {
  shop_id: string;
  id: Generated<string>;
  /** The first day of the month. */
  month: string;
  orders: Optional<number>;
  gross: OptionalInt8;
  discounts: OptionalInt8;
  refunds: OptionalInt8;
  net_sales: OptionalInt8;
  shipping: OptionalInt8;
  vat: OptionalInt8;
  file_name: Optional<string>;
  created_by: Optional<string>;
  created_by_name: Optional<string>;
  created_at: Defaulted<Date>;
  removed_at: Optional<Date>;
  removed_by_name: Optional<string>;
}

export interface OrderVersionsTable {
  shop_id: string;
  order_ref: string;
  updated_at: Optional<Date>;
  refunded: OptionalInt8;
  stage: Optional<number>;
  called_off: Defaulted<boolean>;
  file_from: string;
  file_through: string;
}

export interface NumberDoubtsTable {
  shop_id: string;
  number: string;
  earlier_on: string;
  later_on: string;
  noted_at: Defaulted<Date>;
}

export interface NumberDecisionsTable {
  shop_id: string;
  id: Generated<string>;
  number: string;
  later_on: string;
  is_other: boolean;
  decided_at: Defaulted<Date>;
  decided_by: Optional<string>;
}

export interface LedgerTables {
  number_doubts: NumberDoubtsTable;
  number_decisions: NumberDecisionsTable;
  cost_rules: CostRulesTable;
  product_facts: ProductFactsTable;
  order_costs: OrderCostsTable;
  ledger_entries: LedgerEntriesTable;
  daily_totals: DailyTotalsTable;
  daily_orders: DailyOrdersTable;
  daily_coverage: DailyCoverageTable;
  order_gaps: OrderGapsTable;
  order_totals: OrderTotalsTable;
  order_days: OrderDaysTable;
  order_sums: OrderSumsTable;
  order_profits: OrderProfitsTable;
  screened_orders: ScreenedOrdersTable;
  screened_days: ScreenedDaysTable;
  product_days: ProductDaysTable;
  allocation_days: AllocationDaysTable;
  product_variants: ProductVariantsTable;
  product_months: ProductMonthsTable;
  product_years: ProductYearsTable;
  campaign_results: CampaignResultsTable;
  stated_orders: StatedOrdersTable;
  order_statements: OrderStatementsTable;
  platform_reports: PlatformReportsTable;
  order_versions: OrderVersionsTable;
}
