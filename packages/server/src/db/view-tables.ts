import type { ViewList } from '@adaos/domain';
import type { ColumnType } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface SavedViewsTable {
  shop_id: string;
  id: string;
  account_id: string;
  list: ViewList;
  name: string;
  query: string;
  shared: boolean;
  saved_at: Defaulted<Date>;
}

export interface ViewTables {
  saved_views: SavedViewsTable;
}
