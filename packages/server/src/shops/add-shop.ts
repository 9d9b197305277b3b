import type { OwnShop } from '@adaos/api';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '../audit/record.ts';
import { planShopOf, standingOf } from '../billing/entitlements.ts';
import { refusedChange } from '../billing/rules/limits.ts';
import { lockByName } from '../db/advisory-lock.ts';
import { type Database, inShop, type ShopTransaction } from '../db/database.ts';
import { ForbiddenError } from '../errors/domain-errors.ts';
import { checkCalendar } from '../orders/shop-calendar.ts';
import type { Actor } from '../services/actor.ts';

export interface PlanOfShops {
  /** Null: as many as wanted. */
  readonly limit: number | null;
  /** The shop with the plan and those that it serves. */
  readonly used: number;
  readonly mayAdd: boolean;
}

/** What the plan that serves a shop says of further ones. Leaves the transaction in the shop that has the plan. */
async function readPlan(trx: ShopTransaction, planShop: string, accountId: string): Promise<PlanOfShops> {
  await inShop(trx, planShop);
  const { plan } = await standingOf(trx, planShop);
  const { served } = await trx
    .selectFrom('served_shops')
    .select((of) => of.fn.countAll<string>().as('served'))
    .where('shop_id', '=', planShop)
    .executeTakeFirstOrThrow();
  const member = await trx
    .selectFrom('members')
    .select('role')
    .where('shop_id', '=', planShop)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const { shops: limit } = plan.limits;
  return { limit, used: Number(served) + 1, mayAdd: member?.role === 'admin' };
}

/** How many shops the plan of the open one serves, and whether the actor may add one. */
export function readPlanOfShops(database: Database, { shopId, accountId }: Actor): Promise<PlanOfShops> {
  return database.forShop(shopId, async (trx) => readPlan(trx, await planShopOf(trx, shopId), accountId));
}

/** @throws ForbiddenError `forbidden`, `trial_over` or `limit_reached` */
async function checkLimit(trx: ShopTransaction, planShop: string, accountId: string): Promise<void> {
  const { limit, used, mayAdd } = await readPlan(trx, planShop, accountId);
  if (!mayAdd) throw new ForbiddenError('forbidden', 'Only an admin of the shop that has the plan adds shops to it.');
  const refusal = refusedChange(await standingOf(trx, planShop));
  if (refusal) throw refusal;
  if (limit !== null && used >= limit) {
    throw new ForbiddenError('limit_reached', `The plan serves ${limit} shops, and there are as many.`);
  }
}

/**
 * Adds a shop that the plan of the open one serves. Those of one plan are added one after the other, so its limit holds.
 * @throws InvalidInputError `unknown_currency` or `unknown_timezone`; ForbiddenError `forbidden`, `trial_over` or `limit_reached`
 */
export function addShop(
  database: Database,
  actor: Actor,
  { name, currency, timezone }: { readonly name: string; readonly currency: string; readonly timezone: string },
): Promise<OwnShop> {
  checkCalendar({ currency, timezone });
  const { accountId } = actor;
  const id = uuidv7();
  return database.forShop(actor.shopId, async (trx) => {
    const planShop = await planShopOf(trx, actor.shopId);
    await lockByName(trx, `shops of the plan of ${planShop}`);
    await checkLimit(trx, planShop, accountId);
    await trx.insertInto('served_shops').values({ shop_id: planShop, served_shop: id }).execute();
    const added = { action: 'shop_added', target: name } as const;
    await recordAudit(trx, { shopId: planShop, accountId }, added);
    await inShop(trx, id);
    const shop = { shop_id: id, name, registration_number: null, currency, timezone, plan_shop: planShop };
    await trx.insertInto('shops').values(shop).execute();
    await trx.insertInto('members').values({ shop_id: id, account_id: accountId, role: 'admin' }).execute();
    await recordAudit(trx, { shopId: id, accountId }, added);
    return { id, name, currency, timezone, role: 'admin' as const };
  });
}
