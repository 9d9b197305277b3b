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

/** Tables of forecasts. */
export interface ForecastTables {
  forecasts: ForecastsTable;
  sales_events: SalesEventsTable;
}
