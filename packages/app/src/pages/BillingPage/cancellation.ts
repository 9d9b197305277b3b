import type { SubscriptionState } from '@adaos/ui/screens/BillingScreen';

type Outcome =
  | { readonly kind: 'cancelled' | 'demoCancelled'; readonly date: string }
  /** There is no id to cancel by. */
  | { readonly kind: 'noId' };

/**
 * Cancels what is shown: the shop's own subscription at the end of its period, the demonstration only in words.
 * Rejects where the call fails.
 */
export async function cancellation(
  view: SubscriptionState,
  cancel: (subscriptionId: string) => Promise<{ cancelAt: string }>,
): Promise<Outcome> {
  const shown = view.status === 'ready' ? view : undefined;
  if (shown?.source === 'sample') {
    const { sampleCancellation } = await import('@adaos/api/sample');
    return { kind: 'demoCancelled', date: sampleCancellation(new Date()).cancelAt };
  }
  const id = shown?.subscription?.subscriptionId;
  if (!id) return { kind: 'noId' };
  return { kind: 'cancelled', date: (await cancel(id)).cancelAt };
}
