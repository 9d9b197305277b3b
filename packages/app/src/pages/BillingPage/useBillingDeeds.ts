import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
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

/** What came of a deed; why it failed is said in the language of the moment. */
type Outcome = Exclude<BillingEvent, { kind: 'failed' }> | { kind: 'failed'; textIn: (intl: IntlShape) => string };

/** The states in which a subscription serves: its plan is changed, and no second one begun. */
const SERVES = /^(?:active|trialing|past_due)$/;

/**
 * Everything that can be done about the subscription that is shown, and what came of it last.
 * @param onBegin called before each deed.
 */
export function useBillingDeeds(view: SubscriptionState, onBegin: () => void) {
  const intl = useIntl();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [checkout, change, portal] = [useCheckout(), useChangePlan(), useBillingPortal()];
  const [cancel, resume] = [useCancelSubscription(), useResumeSubscription()];
  const shown = view.status === 'ready' ? view : undefined;
  const running = shown?.source === 'live' && SERVES.test(shown.subscription?.status ?? '');
  const subscriptionId = shown?.subscription?.subscriptionId ?? '';

  const attempt = async (work: () => Promise<Outcome | null>, textOf: typeof errorText) => {
    onBegin();
    setOutcome(null);
    setOutcome(
      await work().catch((error: unknown): Outcome => ({ kind: 'failed', textIn: (now) => textOf(now, error) })),
    );
  };

  return {
    deed: deedOf(),
    event: outcome?.kind === 'failed' ? ({ kind: 'failed', message: outcome.textIn(intl) } as const) : outcome,
    onDismissEvent: () => setOutcome(null),
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
        running ? errorText : checkoutText,
      ),
    onCancel: () =>
      attempt(async () => {
        const done = await cancellation(view, (id) => cancel.mutateAsync({ subscriptionId: id }));
        return done.kind === 'noId' ? { kind: 'failed', textIn: noIdText } : done;
      }, cancelText),
    onResume: () =>
      void attempt(async () => {
        await resume.mutateAsync({ subscriptionId });
        return { kind: 'resumed' };
      }, errorText),
    onOpenPortal: () =>
      void attempt(
        async () => {
          await portal.mutateAsync();
          return null;
        },
        (now, error) => (error instanceof RedirectError ? checkoutText : errorText)(now, error),
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
