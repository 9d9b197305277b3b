import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PlanId } from '@adaos/api';
import type { BillingDeed, BillingEvent, SubscriptionState } from '@adaos/ui/screens/BillingScreen';
import { errorText } from '../../errors/index.ts';
import {
  useBillingPortal,
  useCancelSubscription,
  useChangePlan,
  useCheckout,
  useResumeSubscription,
} from '../../queries/billing.ts';
import { RedirectError } from '../../queries/checkout.ts';
import { cancelText, checkoutText, noIdText } from './billingText.ts';
import { cancellation } from './cancellation.ts';

/** The states in which a subscription serves: its plan is changed, and no second one begun. */
const SERVES = /^(?:active|trialing|past_due)$/;

/**
 * Everything that can be done about the subscription that is shown, and what came of it last.
 * @param onBegin called before each deed.
 */
export function useBillingDeeds(view: SubscriptionState, onBegin: () => void) {
  const intl = useIntl();
  const [event, setEvent] = useState<BillingEvent | null>(null);
  const [checkout, change, portal] = [useCheckout(), useChangePlan(), useBillingPortal()];
  const [cancel, resume] = [useCancelSubscription(), useResumeSubscription()];
  const shown = view.status === 'ready' ? view : undefined;
  const running = shown?.source === 'live' && SERVES.test(shown.subscription?.status ?? '');
  const subscriptionId = shown?.subscription?.subscriptionId ?? '';

  const attempt = async (work: () => Promise<BillingEvent | null>, textOf: (error: unknown) => string) => {
    onBegin();
    setEvent(null);
    setEvent(await work().catch((error: unknown): BillingEvent => ({ kind: 'failed', message: textOf(error) })));
  };
  const other = (error: unknown) => errorText(intl, error);

  return {
    deed: deedOf(),
    event,
    onDismissEvent: () => setEvent(null),
    onChoosePlan: (plan: PlanId, planName: string) =>
      void attempt(
        async () => {
          if (running) {
            const { effectiveAt } = await change.mutateAsync(plan);
            if (plan === shown.subscription?.plan) return { kind: 'planKept', planName };
            return { kind: 'planChanged', planName, date: effectiveAt };
          }
          await checkout.mutateAsync(plan);
          return null;
        },
        (error) => (running ? other(error) : checkoutText(intl, error)),
      ),
    onCancel: () =>
      attempt(
        async () => {
          const done = await cancellation(view, (id) => cancel.mutateAsync({ subscriptionId: id }));
          return done.kind === 'noId' ? { kind: 'failed', message: noIdText(intl) } : done;
        },
        (error) => cancelText(intl, error),
      ),
    onResume: () =>
      void attempt(async () => {
        await resume.mutateAsync({ subscriptionId });
        return { kind: 'resumed' };
      }, other),
    onOpenPortal: () =>
      void attempt(
        async () => {
          await portal.mutateAsync();
          return null;
        },
        (error) => (error instanceof RedirectError ? checkoutText(intl, error) : other(error)),
      ),
  };

  function deedOf(): BillingDeed {
    const plan = checkout.isPending ? checkout.variables : change.isPending ? change.variables : undefined;
    if (plan !== undefined) return { kind: 'choose', plan };
    if (cancel.isPending) return { kind: 'cancel' };
    if (resume.isPending) return { kind: 'resume' };
    return portal.isPending ? { kind: 'portal' } : null;
  }
}
