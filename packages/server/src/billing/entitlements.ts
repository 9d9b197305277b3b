import type { Entitlements } from '@adaos/api';
import { inShop, type ShopTransaction } from '../db/database.ts';
import { platformsUsed } from './platforms-used.ts';
import { type Standing, standingAt } from './rules/standing.ts';
import { currentSubscription, newestSubscription } from './subscriptions.ts';
import { nextMonthAt } from './rules/month.ts';
import { apiCallsOf, storageGbOf } from './usage.ts';

/** The shop whose plan serves a shop: itself, but for one that was added to another's plan and has none of its own. */
export async function planShopOf(trx: ShopTransaction, shopId: string): Promise<string> {
  const { plan_shop: planShop } = await trx
    .selectFrom('shops')
    .select('plan_shop')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return planShop === null || (await currentSubscription(trx, shopId)) ? shopId : planShop;
}

/** What a shop may do, by the plan that serves it. The transaction stays in the shop. */
export async function standingOf(trx: ShopTransaction, shopId: string, now = new Date()): Promise<Standing> {
  const current = await currentSubscription(trx, shopId);
  const { created_at: since, plan_shop: planShop } = await trx
    .selectFrom('shops')
    .select(['created_at', 'plan_shop'])
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  if (!current && planShop !== null) {
    await inShop(trx, planShop);
    const standing = await standingOf(trx, planShop, now);
    await inShop(trx, shopId);
    return standing;
  }
  return standingAt(now, current, since, current ?? (await newestSubscription(trx, shopId)));
}

export async function entitlementsOf(trx: ShopTransaction, shopId: string, now = new Date()): Promise<Entitlements> {
  const standing = await standingOf(trx, shopId, now);
  const { limits } = standing.plan;
  return {
    source: 'live',
    plan: standing.subscribed ? standing.plan.id : null,
    trialEndsAt: standing.trialEndsAt?.toISOString() ?? null,
    readOnly: standing.readOnly,
    lapsed: standing.lapsed,
    limits: { ...limits },
    usage: {
      apiCalls: await apiCallsOf(trx, shopId, now),
      apiCallsLimit: limits.apiCalls,
      storageUsed: await storageGbOf(trx, shopId),
      storageLimit: limits.storageGb,
    },
    platformsUsed: await platformsUsed(trx, shopId),
    resetsAt: nextMonthAt(now),
  };
}
