import type { ColumnType } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Int8 = ColumnType<string, string | number | bigint, string | number | bigint>;
type DefaultedInt8 = ColumnType<string, string | number | bigint | undefined, string | number | bigint>;

export interface PixelDaysTable {
  shop_id: string;
  integration_id: string;
  day: string;
  campaign: string;
  source: string;
  views: Int8;
  visits: DefaultedInt8;
  purchases: Int8;
  last_at: Defaulted<Date>;
}

export interface PixelPagesTable {
  shop_id: string;
  integration_id: string;
  day: string;
  /** See `pagePath`; empty for pages that are not told apart. */
  path: string;
  views: Int8;
  visits: Int8;
}

/** What the script in a shop's pages counts. */
export interface PixelTables {
  pixel_days: PixelDaysTable;
  pixel_pages: PixelPagesTable;
}
