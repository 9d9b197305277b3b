import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { hasRole, type PlanId } from '@adaos/api';
import type { BillingDeed, BillingEvent } from '@adaos/ui/screens/BillingScreen';
import { errorText } from '../../errors/index.ts';
import { useSessionQuery } from '../../queries/session.ts';
import {
  useBillingPortal,
  useCancelSubscription,
  useChangePlan,
  useCheckout,
  useEntitlementsQuery,
  useResumeSubscription,
  useSubscriptionQuery,
} from '../../queries/billing.ts';
import { checkoutOutcome, RedirectError } from '../../queries/checkout.ts';
import { useSampleQuery } from '../../queries/sample.ts';
import { mockMode, useMockMode } from '../../state/index.ts';
import { cancelText, checkoutText, noIdText, subscriptionText } from './billingText.ts';
import { cancellation } from './cancellation.ts';
import { toSubscriptionState } from './toSubscriptionState.ts';

/** The states in which a subscription serves: its plan is changed, and no second one begun. */
const SERVES = /^(?:active|trialing|past_due)$/;

const RETURNED = {
  success: { kind: 'paid' },
  cancelled: { kind: 'checkoutLeft' },
  testPortal: { kind: 'testPortal' },
} as const;

/** The shop's subscription as the billing screens show it, with everything that can be done about it. */
export function useSubscription() {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const session = useSessionQuery();
  const outcome = checkoutOutcome(query);
  const subscription = useSubscriptionQuery(outcome === 'success');
  const entitlements = useEntitlementsQuery();
  const mocked = useMockMode();
  const sampleChosen = mocked || query.get('sample') === '1';
  const failed = subscription.data === undefined && subscription.error !== null;
  const sample = useSampleQuery('subscription', sampleChosen || failed, (samples) => samples.sampleSubscription);
  const [event, setEvent] = useState<BillingEvent | null>(null);

  const [checkout, change, portal] = [useCheckout(), useChangePlan(), useBillingPortal()];
  const [cancel, resume] = [useCancelSubscription(), useResumeSubscription()];
  const view = toSubscriptionState({
    subscription,
    entitlements,
    sample,
    sampleChosen,
    textOf: (error) => subscriptionText(intl, error),
  });
  const shown = view.status === 'ready' ? view : undefined;
  const running = shown?.source === 'live' && SERVES.test(shown.subscription?.status ?? '');

  const forget = (...names: string[]) =>
    setQuery(
      (before) => {
        for (const name of names) before.delete(name);
        return before;
      },
      { replace: true },
    );
  const attempt = async (work: () => Promise<BillingEvent | null>, textOf: (error: unknown) => string) => {
    forget('checkout');
    setEvent(null);
    setEvent(await work().catch((error: unknown): BillingEvent => ({ kind: 'failed', message: textOf(error) })));
  };
  const other = (error: unknown) => errorText(intl, error);
  const subscriptionId = shown?.subscription?.subscriptionId ?? '';

  return {
    view,
    deed: deedOf(),
    event: event ?? (outcome ? RETURNED[outcome] : null),
    canManage: session.data !== undefined && hasRole(session.data.user.role, 'admin'),
    onDismissEvent: () => {
      setEvent(null);
      forget('checkout');
    },
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
    onRetry: () => {
      if (sampleChosen) return sample.refetch();
      void subscription.refetch();
      void entitlements.refetch();
    },
    onLeaveSample: () => {
      mockMode.choose(false);
      forget('sample');
    },
  };

  function deedOf(): BillingDeed {
    const plan = checkout.isPending ? checkout.variables : change.isPending ? change.variables : undefined;
    if (plan !== undefined) return { kind: 'choose', plan };
    if (cancel.isPending) return { kind: 'cancel' };
    if (resume.isPending) return { kind: 'resume' };
    return portal.isPending ? { kind: 'portal' } : null;
  }
}
