import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { PlanId } from '@adaos/domain';
import type { BillingAction, BillingEvent, SubscriptionState } from '@adaos/ui/screens/BillingScreen';
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

/** The result of an action. The reason of a failure is translated when it is shown, in the language chosen then. */
type Outcome = Exclude<BillingEvent, { kind: 'failed' }> | { kind: 'failed'; textIn: (intl: IntlShape) => string };

/** The states of a subscription that is in use: choosing a plan changes it and starts no second one. */
const IN_USE = /^(?:active|trialing|past_due)$/;

/**
 * The actions on the subscription that is shown, and the result of the last one.
 * @param onBegin called before each action.
 */
export function useBillingActions(view: SubscriptionState, onBegin: () => void) {
  const intl = useIntl();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [checkout, change, portal] = [useCheckout(), useChangePlan(), useBillingPortal()];
  const [cancel, resume] = [useCancelSubscription(), useResumeSubscription()];
  const shown = view.status === 'ready' ? view : undefined;
  const running = shown?.source === 'live' && IN_USE.test(shown.subscription?.status ?? '');
  const subscriptionId = shown?.subscription?.subscriptionId ?? '';

  const attempt = async (work: () => Promise<Outcome | null>, textOf: typeof errorText) => {
    onBegin();
    setOutcome(null);
    setOutcome(
      await work().catch((error: unknown): Outcome => ({ kind: 'failed', textIn: (now) => textOf(now, error) })),
    );
  };

  return {
    pendingAction: pending(),
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

  function pending(): BillingAction {
    const plan = checkout.isPending ? checkout.variables : change.isPending ? change.variables : undefined;
    if (plan !== undefined) return { kind: 'choose', plan };
    if (cancel.isPending) return { kind: 'cancel' };
    if (resume.isPending) return { kind: 'resume' };
    return portal.isPending ? { kind: 'portal' } : null;
  }
}
