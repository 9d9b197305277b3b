import type { GeneratedCopy } from '@adaos/api';
import type { AlertStatus, CopyWriter, FraudVerdict, Level, OAuthPlatform } from '@adaos/domain';
import type { ColumnType, Generated } from 'kysely';
import type { ActionTables } from './action-tables.ts';
import type { ConnectionTables } from './connection-tables.ts';
import type { PixelTables } from './pixel-tables.ts';
import type { PurchaseTables } from './purchase-tables.ts';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Int8 = ColumnType<string, string | number | bigint, string | number | bigint>;
type NullableInt8 = ColumnType<string | null, string | number | bigint | null, string | number | bigint | null>;
type Json<T> = ColumnType<T, string, string>;

export interface CampaignsTable {
  shop_id: string;
  id: string;
  platform: string;
  external_id: string;
  name: string;
  status: string;
  daily_budget_minor: NullableInt8;
  /** The connected ad account that it is of, by its platform's number. */
  ad_account: Optional<string>;
  created_at: Defaulted<Date>;
}

export interface CampaignDaysTable {
  shop_id: string;
  campaign_id: string;
  day: string;
  spend_minor: Int8;
  impressions: Int8;
  clicks: Int8;
  invalid_clicks: NullableInt8;
  conversions: number;
  /** Whether the platform reported the day; else it was entered by hand. */
  reported: Defaulted<boolean>;
  /** Whether it was read from a connected ad account; then no file changes it. */
  connected: Defaulted<boolean>;
  conversion_value_minor: ColumnType<
    string | null,
    string | number | bigint | null | undefined,
    string | number | bigint | null
  >;
}

export interface AdSpendEntriesTable {
  shop_id: string;
  id: Generated<string>;
  campaign_id: string;
  platform: string;
  campaign: string;
  amount_minor: Int8;
  currency: string;
  first_on: string;
  last_on: string;
  created_at: Defaulted<Date>;
  created_by: Optional<string>;
  withdrawn_at: Optional<Date>;
  withdrawn_by: Optional<string>;
}

export interface NoAdsPeriodsTable {
  shop_id: string;
  id: Generated<string>;
  first_on: string;
  last_on: string;
  created_at: Defaulted<Date>;
  created_by: Optional<string>;
  withdrawn_at: Optional<Date>;
  withdrawn_by: Optional<string>;
}

export interface AdSpendDaysTable {
  shop_id: string;
  entry_id: string;
  day: string;
  spend_minor: Int8;
}

export type CampaignEventKind = 'started' | 'budget_changed' | 'paused' | 'resumed' | 'ended';

export interface CampaignEventsTable {
  shop_id: string;
  id: Generated<string>;
  campaign_id: string;
  at: Date;
  kind: CampaignEventKind;
  budget_minor: NullableInt8;
}

export interface OrderCampaignsTable {
  shop_id: string;
  order_id: string;
  campaign_id: string;
  weight: string;
}

export interface OrderTouchesTable {
  shop_id: string;
  order_ref: string;
  campaign: string;
  source: Defaulted<string>;
  touched_at: Defaulted<Date>;
  /** Among the touches of the order, the first one first. */
  position: number;
}

export interface ProductCostsTable {
  shop_id: string;
  sku: string;
  valid_from: string;
  cost_minor: string;
  id: Generated<string>;
  created_at: Defaulted<Date>;
  created_by: Optional<string>;
  withdrawn_at: Optional<Date>;
  withdrawn_by: Optional<string>;
  read_from: Optional<OAuthPlatform>;
}

export interface LineDecisionsTable {
  shop_id: string;
  id: Generated<string>;
  code: string;
  is_product: boolean;
  created_at: Defaulted<Date>;
  created_by: Optional<string>;
  withdrawn_at: Optional<Date>;
  withdrawn_by: Optional<string>;
}

export interface OrderFactsTable {
  shop_id: string;
  order_id: string;
  billing_country: string | null;
  shipping_country: string | null;
  card_key: string | null;
  return_reason: string | null;
}

export interface FraudVerdictsTable {
  shop_id: string;
  id: Generated<string>;
  order_id: string;
  verdict: FraudVerdict | null;
  decided_by: string | null;
  decided_by_name: string | null;
  decided_at: Defaulted<Date>;
}

/** What a recomputation brings in line with the costs: see `ledger/recomputation.ts`. */
export type RecomputationWork =
  | 'rules'
  | 'products'
  | 'facts'
  | 'orders'
  | 'disputes'
  | 'ad_spend'
  | 'no_ads'
  | 'numbers'
  | 'allocation'
  | 'import';
export type RecomputationPhase = 'waiting' | 'posting' | 'counting' | 'failed';

export interface RecomputationsTable {
  shop_id: string;
  id: Generated<string>;
  kind: string;
  work: RecomputationWork;
  ids: Defaulted<readonly string[]>;
  started_at: Defaulted<Date>;
  phase: Defaulted<RecomputationPhase>;
  done: Defaulted<number>;
  months: Defaulted<number>;
  finished_at: Optional<Date>;
  effect: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface InsightSettingsTable {
  shop_id: string;
  fraud_threshold: string;
}

export interface SuppliersTable {
  shop_id: string;
  id: string;
  name: string;
  promised_days: string | null;
}

export interface StockItemsTable {
  shop_id: string;
  id: string;
  supplier_id: string;
  sku: string;
  product: string;
  units: string;
  counted_at: Defaulted<Date>;
  updated_at: Defaulted<Date>;
  least_units: Optional<string>;
  pack_units: Optional<string>;
}

export interface StockOutagesTable {
  shop_id: string;
  item_id: string;
  first_day: string;
  last_day: string;
}

export interface AlertsTable {
  shop_id: string;
  id: string;
  code: string;
  subject: string;
  type: string;
  priority: Level;
  title: string;
  description: string;
  values: Json<Record<string, string | number>>;
  /** Kinds of cost that a ratio among the values lacks. */
  missing: string[];
  holds: boolean;
  status: AlertStatus;
  raised_at: Date;
  resolved_at: Date | null;
  resolved_by: string | null;
}

export interface AdCopiesTable {
  shop_id: string;
  id: string;
  created_by: string | null;
  created_at: Defaulted<Date>;
  product_name: string;
  target_audience: string;
  copies: Json<GeneratedCopy[]>;
  writer: Defaulted<CopyWriter | null>;
}

/** Tables of what is read into a shop's data: ads, fraud, stock, alerts, and of its connections. */
export interface InsightTables extends ActionTables, PixelTables, ConnectionTables, PurchaseTables {
  campaigns: CampaignsTable;
  campaign_days: CampaignDaysTable;
  ad_spend_entries: AdSpendEntriesTable;
  ad_spend_days: AdSpendDaysTable;
  no_ads_periods: NoAdsPeriodsTable;
  campaign_events: CampaignEventsTable;
  order_campaigns: OrderCampaignsTable;
  order_facts: OrderFactsTable;
  order_touches: OrderTouchesTable;
  product_costs: ProductCostsTable;
  line_decisions: LineDecisionsTable;
  fraud_verdicts: FraudVerdictsTable;
  recomputations: RecomputationsTable;
  insight_settings: InsightSettingsTable;
  suppliers: SuppliersTable;
  stock_items: StockItemsTable;
  stock_outages: StockOutagesTable;
  alerts: AlertsTable;
  ad_copies: AdCopiesTable;
}
