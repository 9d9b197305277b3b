import type { ShopCalendar } from '@adaos/api';
import { IANAZone } from 'luxon';
import { recordAudit } from '../audit/record.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../errors/domain-errors.ts';
import { isCurrency } from '../ledger/money.ts';
import type { Actor } from '../services/actor.ts';

/** What is kept in the shop's currency or by its days, so that another would make it wrong. */
const RESTS_ON_IT = [
  'orders',
  'ledger_entries',
  'set_aside_orders',
  'cost_rules',
  'product_costs',
  'order_costs',
  'ad_spend_entries',
  'campaigns',
  'purchase_orders',
  'connections',
] as const;

/** Whether something is, or is about to be, kept by them: a file that is being read is converted to the currency of its beginning. */
async function isFixed(trx: ShopTransaction, shopId: string, currency: string | null): Promise<boolean> {
  const underWay = await trx
    .selectFrom('imports')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('status', 'in', ['queued', 'running'])
    .limit(1)
    .executeTakeFirst();
  if (underWay) return true;
  if (currency === null) return false;
  const { rests } = await trx
    .selectNoFrom((of) =>
      of
        .or(RESTS_ON_IT.map((table) => of.exists(of.selectFrom(table).select('shop_id').where('shop_id', '=', shopId))))
        .as('rests'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(rests);
}

/** What a shop's figures are in, and whether it can still change. @throws NotFoundError */
export function readShopCalendar(database: Database, shopId: string): Promise<ShopCalendar> {
  return database.readShop(shopId, async (trx) => {
    const shop = await trx
      .selectFrom('shops')
      .select(['currency', 'timezone'])
      .where('shop_id', '=', shopId)
      .executeTakeFirst();
    if (!shop) throw new NotFoundError();
    return { ...shop, fixed: await isFixed(trx, shopId, shop.currency) };
  });
}

interface Calendar {
  readonly currency: string;
  readonly timezone: string;
}

/** @throws InvalidInputError `unknown_currency`, `unknown_timezone` */
export function checkCalendar({ currency, timezone }: Calendar): void {
  const unknown = (code: 'unknown_currency' | 'unknown_timezone', field: string, message: string) =>
    new InvalidInputError(code, message, { fields: { [field]: message } });
  if (!isCurrency(currency)) throw unknown('unknown_currency', 'currency', `There is no currency ${currency}.`);
  if (!IANAZone.isValidZone(timezone)) {
    throw unknown('unknown_timezone', 'timezone', `There is no timezone "${timezone}".`);
  }
}

/**
 * Sets the currency of a shop's figures and the timezone of its days. Locks the shop's row against whatever would rest on them.
 * @throws InvalidInputError `unknown_currency`, `unknown_timezone`; ConflictError `conflict`; NotFoundError
 */
export function changeShopCalendar(
  database: Database,
  actor: Pick<Actor, 'shopId' | 'accountId'>,
  { currency, timezone }: Calendar,
): Promise<ShopCalendar> {
  checkCalendar({ currency, timezone });
  const { shopId } = actor;
  return database.forShop(shopId, async (trx) => {
    const shop = await trx
      .selectFrom('shops')
      .select(['currency', 'timezone'])
      .where('shop_id', '=', shopId)
      .forUpdate()
      .executeTakeFirst();
    if (!shop) throw new NotFoundError();
    const fixed = await isFixed(trx, shopId, shop.currency);
    if (shop.currency === currency && shop.timezone === timezone) return { currency, timezone, fixed };
    if (fixed) {
      throw new ConflictError('conflict', 'Figures rest on the currency and the timezone: they cannot change.');
    }
    await trx.updateTable('shops').set({ currency, timezone }).where('shop_id', '=', shopId).execute();
    const written = (of: { currency: string | null; timezone: string }) =>
      of.currency === null ? null : `${of.currency}, ${of.timezone}`;
    const details = { from: written(shop), to: written({ currency, timezone }) };
    await recordAudit(trx, actor, { action: 'shop_calendar_set', details });
    return { currency, timezone, fixed: false };
  });
}
