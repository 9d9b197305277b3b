import type { SandboxStatus } from '@adaos/domain';
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Optional<T> = ColumnType<T | null, T | string | null | undefined, T | string | null>;

export interface SubscriptionsTable {
  shop_id: string;
  id: string;
  provider: 'stripe' | 'sandbox';
  customer_id: string;
  plan: string;
  status: string;
  price_minor: string;
  currency: string;
  started_at: Timestamp;
  period_end: Timestamp;
  cancel_at: Optional<Date>;
  ended_at: Optional<Date>;
  next_plan: string | null;
  chosen_by: string | null;
  synced_at: ColumnType<Date, Date | undefined, Date>;
  reading: ColumnType<string, string | undefined, string>;
}

export interface CheckoutsTable {
  shop_id: string;
  id: string;
  plan: string;
  provider_session_id: ColumnType<string | null, string | undefined, string>;
  url: ColumnType<string | null, string | undefined, string>;
  created_by: string;
  created_at: Generated<Date>;
  replaced_at: Optional<Date>;
  closed_at: Optional<Date>;
}

export interface ShopUsageTable {
  shop_id: string;
  month: string;
  api_calls: string;
}

export interface BillingEventsTable {
  id: string;
  type: string;
  subscription_id: string | null;
  received_at: Generated<Date>;
  done_at: Optional<Date>;
}

export interface SandboxSubscriptionsTable {
  id: string;
  customer_id: string;
  reference: string;
  chosen_by: string | null;
  plan: string;
  price_minor: string;
  started_at: Timestamp;
  period_end: Timestamp;
  cancel_at_period_end: Generated<boolean>;
  next_plan: ColumnType<string | null, string | null | undefined, string | null>;
  ended_at: Optional<Date>;
}

export interface SandboxCheckoutsTable {
  id: string;
  idempotency_key: string;
  customer_id: string;
  reference: string;
  chosen_by: string | null;
  shop_name: string;
  plan: string;
  price_minor: string;
  status: ColumnType<SandboxStatus, undefined, SandboxStatus>;
  created_at: Generated<Date>;
  expires_at: Timestamp;
  subscription_id: ColumnType<string | null, undefined, string>;
}

export interface BillingTables {
  subscriptions: SubscriptionsTable;
  checkouts: CheckoutsTable;
  shop_usage: ShopUsageTable;
  billing_events: BillingEventsTable;
  sandbox_subscriptions: SandboxSubscriptionsTable;
  sandbox_checkouts: SandboxCheckoutsTable;
}
