import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';

/** How many shops at platforms a shop has connected, @param except this one. */
export async function platformsUsed(
  trx: ShopTransaction,
  shopId: string,
  except: { readonly platform: string; readonly store: string } = { platform: '', store: '' },
): Promise<number> {
  const { rows } = await sql<{ used: string }>`
    select count(*) as used from (
      select platform, external_id as store from integrations where shop_id = ${shopId}
      union select platform, store from connections where shop_id = ${shopId}
    ) as connected where (platform, store) <> (${except.platform}, ${except.store})`.execute(trx);
  return Number(rows[0]?.used ?? 0);
}
