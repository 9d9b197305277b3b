import type { AdPlatform, OAuthPlatform } from '@adaos/domain';
import type { ColumnType } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** How far a platform's file of all orders was read; see `integrations/reading/store-order.ts`. */
interface BulkProgress {
  readonly operation: string;
  readonly startedAt: number;
  readonly lines: number;
}

export interface IntegrationsTable {
  shop_id: string;
  id: string;
  platform: string;
  external_id: string;
  created_by: string | null;
  created_at: Defaulted<Date>;
}

export interface ConnectionsTable {
  shop_id: string;
  platform: OAuthPlatform;
  store: string;
  credentials: Buffer;
  scopes: string;
  connected_by: string | null;
  connected_at: Defaulted<Date>;
  status: Defaulted<'active' | 'broken'>;
  problem: Optional<string>;
  read_through: Optional<Date>;
  reading_since: Optional<Date>;
  last_read_at: Optional<Date>;
  next_read_at: Optional<Date>;
  stock_read_at: Optional<Date>;
  stock_cursor: Optional<string>;
  news_at: Optional<Date>;
  subscribed_at: Optional<Date>;
  products: Optional<number>;
  products_so_far: Defaulted<number>;
  stock_problem: Optional<string>;
  subscription_problem: Optional<string>;
  bulk: ColumnType<BulkProgress | null, string | null | undefined, string | null>;
  orders: ColumnType<string, number | undefined, number>;
}

export interface SetAsideOrdersTable {
  shop_id: string;
  platform: OAuthPlatform;
  order_id: string;
  ref: string;
  reason: string;
  placed_on: Optional<string>;
  currency: Optional<string>;
  total: ColumnType<string | null, string | null | undefined, string | null>;
  set_aside_at: Defaulted<Date>;
}

export interface ConnectAttemptsTable {
  shop_id: string;
  nonce_hash: Buffer;
  platform: string;
  store: string;
  account_id: string;
  created_at: Defaulted<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface AdConnectionsTable {
  shop_id: string;
  platform: AdPlatform;
  credentials: Buffer;
  connected_by: string | null;
  connected_at: Defaulted<Date>;
  status: Defaulted<'active' | 'broken'>;
}

export interface AdAccountsTable {
  shop_id: string;
  platform: AdPlatform;
  account_id: string;
  name: string;
  currency: string | null;
  parent: string | null;
  chosen: Defaulted<boolean>;
  covered_from: Optional<string>;
  covered_through: Optional<string>;
  restated_on: Optional<string>;
  problem: Optional<string>;
  reading_since: Optional<Date>;
  last_read_at: Optional<Date>;
  next_read_at: Optional<Date>;
}

export interface SetAsideAdRowsTable {
  shop_id: string;
  platform: AdPlatform;
  account_id: string;
  place: ColumnType<string, number | undefined, number>;
  read_from: string;
  read_to: string;
  campaign: string;
  day: string;
  reason: string;
}

export interface ConnectedStoresTable {
  platform: OAuthPlatform;
  store: string;
  shop_id: string;
}

/** The tables of stores, ad accounts and scripts that are connected. */
export interface ConnectionTables {
  ad_connections: AdConnectionsTable;
  ad_accounts: AdAccountsTable;
  set_aside_ad_rows: SetAsideAdRowsTable;
  integrations: IntegrationsTable;
  connections: ConnectionsTable;
  connected_stores: ConnectedStoresTable;
  set_aside_orders: SetAsideOrdersTable;
  connect_attempts: ConnectAttemptsTable;
}
