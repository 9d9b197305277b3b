import type { ColumnType } from 'kysely';

/** What a forecast is of: the whole shop, a family of products, a product or a channel. */
export type ForecastPart = 'shop' | 'family' | 'product' | 'channel';

export interface ForecastsTable {
  shop_id: string;
  part: ForecastPart;
  /** Empty for the shop. */
  key: string;
  last_day: string;
  made_at: Date;
  content: ColumnType<unknown, string, string>;
}

export interface SalesEventsTable {
  shop_id: string;
  id: string;
  name: string;
  from_on: string;
  to_on: string;
  created_at: ColumnType<Date, Date | undefined, Date>;
  created_by: string | null;
}

export interface CalendarChangesTable {
  shop_id: string;
  event: string;
  /** 0: switched off, every year. */
  year: number;
  from_on: string | null;
  to_on: string | null;
}

/** Tables of forecasts. */
export interface ForecastTables {
  calendar_changes: CalendarChangesTable;
  forecasts: ForecastsTable;
  sales_events: SalesEventsTable;
}
