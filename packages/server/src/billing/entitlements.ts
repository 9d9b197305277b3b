import type { Entitlements } from '@adaos/api';
import type { ShopTransaction } from '../db/database.ts';
import { platformsUsed } from './platforms-used.ts';
import { type Standing, standingAt } from './rules/standing.ts';
import { currentSubscription, newestSubscription } from './subscriptions.ts';
import { nextMonthAt } from './rules/month.ts';
import { apiCallsOf, storageGbOf } from './usage.ts';

export async function standingOf(trx: ShopTransaction, shopId: string, now = new Date()): Promise<Standing> {
  const current = await currentSubscription(trx, shopId);
  const { created_at: since } = await trx
    .selectFrom('shops')
    .select('created_at')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
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
