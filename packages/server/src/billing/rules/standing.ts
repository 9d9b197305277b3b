import { TRIAL_DAYS, TRIAL_PLAN } from '@adaos/api';
import { type Plan, planById } from '../plan-table.ts';

const DAY_MS = 86_400_000;

/** What a shop may do at a moment: by its subscription, else by its trial, whose limits stay when it is over. */
export interface Standing {
  readonly plan: Plan;
  readonly subscribed: boolean;
  /** Null once a plan was chosen. */
  readonly trialEndsAt: Date | null;
  readonly readOnly: boolean;
}

/** @param current the subscription that serves the shop. @param since when the shop was made. */
export function standingAt(now: Date, current: { readonly plan: string } | null, since: Date): Standing {
  if (current) return { plan: planById(current.plan), subscribed: true, trialEndsAt: null, readOnly: false };
  const trialEndsAt = new Date(since.getTime() + TRIAL_DAYS * DAY_MS);
  return { plan: planById(TRIAL_PLAN), subscribed: false, trialEndsAt, readOnly: now >= trialEndsAt };
}
