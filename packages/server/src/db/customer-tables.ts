import type { ColumnType } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Int8 = ColumnType<string, string | number | bigint, string | number | bigint>;

export interface CustomerOrdersTable {
  shop_id: string;
  order_id: string;
  customer: string;
  order_on: string;
  counted: boolean;
  number: number;
  after_days: number | null;
}

export interface CustomerMonthsTable {
  shop_id: string;
  customer: string;
  month: string;
  cohort: string | null;
  orders: number;
  net_minor: Int8;
  contribution_minor: Int8;
}

export interface CustomerSumsTable {
  shop_id: string;
  customer: string;
  first_order_id: string;
  first_on: string;
  last_on: string;
  orders: number;
  net_minor: Int8;
  contribution_minor: Int8;
  channels: string[];
  shares: string[];
}

export interface CohortMonthsTable {
  shop_id: string;
  cohort: string;
  month: string;
  channel: string;
  parts: number;
  customers: string;
  contribution: string;
}

export interface CustomerDaysTable {
  shop_id: string;
  occurred_on: string;
  part: 'new' | 'returning' | 'none';
  orders: number;
  net_minor: Int8;
  contribution_minor: Int8;
}

export interface ErasedCustomersTable {
  shop_id: string;
  hash: Buffer;
  token: string;
  erased_at: Defaulted<Date>;
}

export interface CustomerTables {
  customer_orders: CustomerOrdersTable;
  customer_months: CustomerMonthsTable;
  customer_sums: CustomerSumsTable;
  cohort_months: CohortMonthsTable;
  customer_days: CustomerDaysTable;
  erased_customers: ErasedCustomersTable;
}
