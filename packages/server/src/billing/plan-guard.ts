import type { RouteDefinition, RouteName } from '@adaos/api';
import { PLANS, type UsageLimit } from '@adaos/domain';
import type { Actor } from '../services/actor.ts';
import type { Database } from '../db/database.ts';
import { standingOf } from './entitlements.ts';
import { notifyLimitNear } from './notices.ts';
import { changes, counts, nearPercent, refusedCall, refusedChange, refusedStoring, stores } from './rules/limits.ts';
import { usageMonth } from './rules/month.ts';
import { type CallCounter, storageGbOf } from './usage.ts';

const LEAST_CALLS = Math.min(...PLANS.map(({ limits }) => limits.apiCalls));

export type PlanGuard = (name: RouteName, definition: RouteDefinition, actor: Actor) => Promise<void>;

/** Counts a call of a shop in its month. @throws TooManyError `limit_reached` past the plan's limit */
export type CountCall = (shopId: string) => Promise<void>;

/**
 * Holds a shop to its plan: refuses changes where no plan is active, and what would go past a limit, with the limit in the message.
 * Reading is never refused but for the number of calls.
 */
export function createPlanGuard(
  database: Database,
  counter: CallCounter,
): { readonly checkPlan: PlanGuard; readonly countCall: CountCall } {
  const standing = (shopId: string) => database.readShop(shopId, (trx) => standingOf(trx, shopId));

  /** The limits that this process has reported as near, each with its month. */
  const notified = new Map<string, string>();

  async function notifyNearLimit(shopId: string, limit: UsageLimit, used: number, most: number): Promise<void> {
    const [percent, month, of] = [nearPercent(used, most), usageMonth(new Date()), `${limit} ${shopId}`];
    if (percent === null || notified.get(of) === month) return;
    notified.set(of, month);
    await database.forShop(shopId, (trx) => notifyLimitNear(trx, shopId, limit, percent));
  }

  async function countCall(shopId: string): Promise<void> {
    const calls = await counter.add(shopId);
    // The least plan's limit first: the database is asked only about shops that may be near one.
    if (nearPercent(calls, LEAST_CALLS) === null) return;
    const { plan } = await standing(shopId);
    const refusal = refusedCall(calls, plan, new Date());
    if (refusal) throw refusal;
    await notifyNearLimit(shopId, 'apiCalls', calls, plan.limits.apiCalls);
  }

  async function checkChange(name: RouteName, shopId: string): Promise<void> {
    const of = await standing(shopId);
    const refusal = refusedChange(of);
    if (refusal) throw refusal;
    if (!stores(name)) return;
    const stored = await database.readShop(shopId, (trx) => storageGbOf(trx, shopId));
    const full = refusedStoring(stored, of.plan);
    if (full) throw full;
    await notifyNearLimit(shopId, 'storage', stored, of.plan.limits.storageGb);
  }

  const checkPlan: PlanGuard = async (name, { path }, { shopId }) => {
    if (counts(path)) await countCall(shopId);
    if (changes(name)) await checkChange(name, shopId);
  };
  return { checkPlan, countCall };
}
