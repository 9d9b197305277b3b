import type { ImportKind } from '@adaos/api';
import type { AllocationKey, ImportStatus, OrderKind, RateSource, Role } from '@adaos/domain';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { ApiTables } from './api-tables.ts';
import type { BillingTables } from './billing-tables.ts';
import type { ChannelTables } from './channel-tables.ts';
import type { CustomerTables } from './customer-tables.ts';
import type { ForecastTables } from './forecast-tables.ts';
import type { LedgerTables } from './ledger-tables.ts';
import type { NoticeTables } from './notice-tables.ts';
import type { SupportTables } from './support-tables.ts';
import type { InsightTables } from './insight-tables.ts';
import type { ReportTables } from './report-tables.ts';
import type { ViewTables } from './view-tables.ts';

/** A column that the database fills where an insert leaves it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** A column that is null where an insert leaves it out. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** int8 and numeric come as strings from the driver: they can pass 2^53. */
type Int8 = ColumnType<string, string | number | bigint, string | number | bigint>;
type DefaultedInt8 = ColumnType<string, string | number | bigint | undefined, string | number | bigint>;

export interface AccountsTable {
  id: string;
  email: string;
  name: string;
  /** Null until the owner of the address has chosen one by mail. */
  password_hash: string | null;
  language: Defaulted<string>;
  phone: string | null;
  email_verified_at: Date | null;
  must_change_password: Defaulted<boolean>;
  created_at: Defaulted<Date>;
  avatar: Optional<string>;
  language_chosen: Defaulted<boolean>;
  timezone: Optional<string>;
  notify_email: Defaulted<boolean>;
  notify_push: Defaulted<boolean>;
  notify_sms: Defaulted<boolean>;
  last_login_at: Optional<Date>;
  pending_email: Optional<string>;
  operator: Defaulted<boolean>;
}

export interface ShopsTable {
  shop_id: string;
  name: string;
  registration_number: string | null;
  currency: string | null;
  timezone: Defaulted<string>;
  is_demo: Defaulted<boolean>;
  allocation_key: Defaulted<AllocationKey>;
  gamification: Defaulted<boolean>;
  created_at: Defaulted<Date>;
  /** The shop whose plan serves this one; null for one with a plan or a trial of its own. */
  plan_shop: Optional<string>;
}

/** The shops that a shop's plan serves beside it. */
export interface ServedShopsTable {
  shop_id: string;
  served_shop: string;
  created_at: Defaulted<Date>;
}

export interface MembersTable {
  shop_id: string;
  account_id: string;
  role: Defaulted<Role>;
  ranked: Defaulted<boolean>;
  onboarding_hidden_at: Optional<Date>;
  created_at: Defaulted<Date>;
  opened_at: Optional<Date>;
}

export interface InvitationsTable {
  shop_id: string;
  id: string;
  /** Lower case. */
  email: string;
  name: string;
  role: Role;
  password_hash: string;
  language: string;
  created_at: Defaulted<Date>;
}

export interface SessionsTable {
  id: string;
  account_id: string;
  created_at: Defaulted<Date>;
  last_used_at: Defaulted<Date>;
  expires_at: Date;
  ended_at: Date | null;
  user_agent: string | null;
  /** The shop that it works in. Null, or no longer one of the account: the one opened last. */
  open_shop: Optional<string>;
}

export interface RefreshTokensTable {
  token_hash: Buffer;
  session_id: string;
  created_at: Defaulted<Date>;
  replaced_at: Date | null;
  replaced_by: Buffer | null;
}

export interface EmailTokensTable {
  token_hash: Buffer;
  /** Null for an invitation, which has no account yet. */
  account_id: string | null;
  purpose: 'verify' | 'reset' | 'change-email' | 'invitation';
  email: Optional<string>;
  shop_id: Optional<string>;
  invitation_id: Optional<string>;
  created_at: Defaulted<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface ImportsTable {
  shop_id: string;
  id: string;
  status: Defaulted<ImportStatus>;
  file_name: string | null;
  file_bytes: DefaultedInt8;
  bytes_read: DefaultedInt8;
  format: string | null;
  mapping: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
  goods_cost_percent: string | null;
  currency: string;
  timezone: string;
  lines_read: Defaulted<number>;
  lines_added: Defaulted<number>;
  orders: Defaulted<number>;
  refunds: Defaulted<number>;
  adjustments: Defaulted<number>;
  rejected: Defaulted<number>;
  error_code: string | null;
  error_message: string | null;
  error_line: number | null;
  restarts: Defaulted<number>;
  first_day: string | null;
  last_day: string | null;
  created_by: string | null;
  created_at: Defaulted<Date>;
  finished_at: Date | null;
  kind: Defaulted<ImportKind>;
  options: ColumnType<unknown, string | undefined, string>;
  file_lines: Optional<number>;
  unpacked_bytes: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  repeated_numbers: Defaulted<number>;
  repeated_orders: Defaulted<number>;
  doubtful_numbers: Defaulted<number>;
  older_orders: Defaulted<number>;
}

export interface ImportChunksTable {
  shop_id: string;
  import_id: string;
  position: number;
  data: Buffer;
}

export interface ImportRejectionsTable {
  shop_id: string;
  import_id: string;
  line: number;
  code: string;
  reason: string;
  text: string;
}

export interface OrdersTable {
  shop_id: string;
  id: Generated<string>;
  external_id: string;
  kind: OrderKind;
  placed_at: Date;
  order_on: string;
  currency: string;
  customer: string | null;
  /** Of `customer`, made by the database; customers are told apart by it. */
  customer_key: ColumnType<string | null, never, never>;
  country: string | null;
  status: string | null;
  payment_method: Optional<string>;
  told_by: Optional<string>;
  platform_order_id: Optional<string>;
  vat_stated: Optional<boolean>;
  carrier: Optional<string>;
  parcels: Optional<number>;
  weight_grams: Optional<number>;
  number: Optional<string>;
  store: Optional<string>;
  discount_code: Optional<string>;
  file_name: Optional<string>;
  rate: Defaulted<string>;
  rate_on: Optional<string>;
  rate_source: Optional<RateSource>;
}

export interface OrderLinesTable {
  shop_id: string;
  id: Generated<string>;
  order_id: string;
  content_key: string;
  occurrence: number;
  sku: string | null;
  name: string | null;
  quantity: string;
  unit_price: string;
  amount_minor: Int8;
  placed_on: string;
  shop_amount_minor: ColumnType<string | null, string | number | bigint | null | undefined, string | null>;
}

export interface SecondFactorsTable {
  account_id: string;
  sealed_secret: Buffer;
  confirmed_at: Date | null;
  last_step: DefaultedInt8;
  created_at: Defaulted<Date>;
}

export interface BackupCodesTable {
  account_id: string;
  code_hash: Buffer;
  used_at: Optional<Date>;
}

export interface KnownDevicesTable {
  account_id: string;
  device_hash: Buffer;
  first_seen_at: Defaulted<Date>;
}

export interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  company: string;
  message: string;
  language: string;
  created_at: Defaulted<Date>;
  mailed_at: Optional<Date>;
}

/** The values of a wording, or of what an audit entry changed. */
type Details = ColumnType<Record<string, string | number | null>, string | undefined, string>;

export interface AuditEntriesTable {
  shop_id: string;
  id: Generated<string>;
  created_at: Defaulted<Date>;
  action: string;
  actor_id: string | null;
  actor_name: string | null;
  target_id: string | null;
  target: string | null;
  details: Details;
}

export interface ReferenceRatesTable {
  day: string;
  rates: ColumnType<Record<string, string>, string, string>;
  read_at: Defaulted<Date>;
}

/** Every table of the database, as the migrations make them. Days are `YYYY-MM-DD` strings. */
export interface Schema
  extends
    InsightTables,
    BillingTables,
    SupportTables,
    LedgerTables,
    CustomerTables,
    ChannelTables,
    ForecastTables,
    NoticeTables,
    ReportTables,
    ViewTables,
    ApiTables {
  accounts: AccountsTable;
  shops: ShopsTable;
  served_shops: ServedShopsTable;
  members: MembersTable;
  invitations: InvitationsTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  email_tokens: EmailTokensTable;
  imports: ImportsTable;
  import_chunks: ImportChunksTable;
  import_rejections: ImportRejectionsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  second_factors: SecondFactorsTable;
  backup_codes: BackupCodesTable;
  known_devices: KnownDevicesTable;
  contact_messages: ContactMessagesTable;
  audit_entries: AuditEntriesTable;
  reference_rates: ReferenceRatesTable;
}

export type AccountRow = Selectable<AccountsTable>;
export type InvitationRow = Selectable<InvitationsTable>;
export type ImportRow = Selectable<ImportsTable>;
