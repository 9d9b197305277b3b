import type { ApiScope, Role } from '@adaos/domain';
import type { ColumnType } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface ApiKeysTable {
  shop_id: string;
  id: string;
  account_id: string;
  prefix: string;
  hash: Buffer;
  name: string;
  role: Role;
  scopes: ApiScope[];
  created_at: Defaulted<Date>;
  expires_at: Optional<Date>;
  last_used_at: Optional<Date>;
  revoked_at: Optional<Date>;
}

export interface ApiTables {
  api_keys: ApiKeysTable;
}
