import type { Entitlements } from '@adaos/api';
import { TRIAL_DAYS, TRIAL_PLAN, type Plan } from '@adaos/domain';
import { DAY_MS } from '../../calendar/days.ts';
import { planById } from '../plan-table.ts';

/** What a shop may do at a moment: by its subscription, else by its trial, whose limits stay when it is over. */
export interface Standing {
  readonly plan: Plan;
  readonly subscribed: boolean;
  /** Null while a plan serves the shop. */
  readonly trialEndsAt: Date | null;
  readonly readOnly: boolean;
  /** Why the newest subscription serves no more; null without one, and while one serves. */
  readonly lapsed: NonNullable<Entitlements['lapsed']> | null;
}

/** What the provider calls a subscription that waits for a payment, or that has never had its first. */
const UNPAID: ReadonlySet<string> = new Set(['unpaid', 'incomplete', 'incomplete_expired', 'paused']);

/**
 * @param current the subscription that serves the shop. @param since when the shop was made.
 * @param newest the last one that it chose, where none serves it.
 */
export function standingAt(
  now: Date,
  current: { readonly plan: string } | null,
  since: Date,
  newest: { readonly status: string } | null = null,
): Standing {
  if (current) {
    return { plan: planById(current.plan), subscribed: true, trialEndsAt: null, readOnly: false, lapsed: null };
  }
  const trialEndsAt = new Date(since.getTime() + TRIAL_DAYS * DAY_MS);
  const lapsed = newest && (UNPAID.has(newest.status) ? 'unpaid' : 'ended');
  return { plan: planById(TRIAL_PLAN), subscribed: false, trialEndsAt, readOnly: now >= trialEndsAt, lapsed };
}
