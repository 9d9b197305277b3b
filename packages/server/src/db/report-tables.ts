import type { ReportDefinition } from '@adaos/api';
import type { ReportMailFiles, ReportRhythm, Role } from '@adaos/domain';
import type { ColumnType } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Json<T> = ColumnType<T, string, string>;

export interface ReportsTable {
  shop_id: string;
  id: string;
  /** Null: its owner has left the shop. */
  account_id: string | null;
  name: string;
  definition: Json<ReportDefinition>;
  shared: boolean;
  role: Role;
  changed_at: Defaulted<Date>;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ReportMailsTable {
  shop_id: string;
  account_id: string;
  /** The id of a report, or that of the statement. */
  report: string;
  every: ReportRhythm;
  files: ReportMailFiles;
  changed_at: Defaulted<Date>;
}

export interface ReportTables {
  reports: ReportsTable;
  report_mails: ReportMailsTable;
}
