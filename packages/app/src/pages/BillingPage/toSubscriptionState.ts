import type { Entitlements, Subscription } from '@adaos/api';
import { isApiError } from '@adaos/api/client';
import type { SubscriptionState } from '@adaos/ui/screens/BillingScreen';
import type { Read } from '../../queries/states.ts';

export interface SubscriptionInput {
  /** Null where the shop has none. */
  readonly subscription: Read<Subscription | null>;
  readonly entitlements: Read<Entitlements>;
  readonly sample: Read<Subscription>;
  /** Whether the visitor has asked for the sample. */
  readonly sampleChosen: boolean;
  /** The words for a subscription that could not be read. */
  readonly textOf: (error: unknown) => string;
  /** The words for a use of the plan that could not be read. */
  readonly usageTextOf: (error: unknown) => string;
}

const isUnknown = (error: unknown) => isApiError(error) && error.status === 404;

/** What is shown of the subscription: the shop's own, or the demonstration, marked as such, with the reason. */
export function toSubscriptionState(input: SubscriptionInput): SubscriptionState {
  const { subscription, entitlements, sample, sampleChosen, textOf, usageTextOf } = input;
  const failure = !sampleChosen && subscription.data === undefined ? subscription.error : null;
  if (sampleChosen || failure !== null) {
    if (!sample.data)
      return sample.error ? { status: 'error', message: textOf(failure ?? sample.error) } : { status: 'loading' };
    const failed = failure === null ? {} : { loadFailed: textOf(failure) };
    return { status: 'ready', subscription: sample.data, source: 'sample', ...failed };
  }
  if (subscription.data === undefined) return { status: 'loading' };
  // Without a subscription, whether there is a trial is all that can be shown; a host may know of none.
  const missing = entitlements.data === undefined && !isUnknown(entitlements.error);
  const usageFailed = missing && entitlements.error ? usageTextOf(entitlements.error) : undefined;
  if (subscription.data === null && missing)
    return usageFailed === undefined ? { status: 'loading' } : { status: 'error', message: usageFailed };
  return {
    status: 'ready',
    subscription: subscription.data,
    source: subscription.data?.isMock === true ? 'sample' : 'live',
    entitlements: entitlements.data,
    ...(usageFailed !== undefined && { usageFailed }),
  };
}
