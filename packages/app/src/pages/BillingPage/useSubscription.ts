import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '../../errors/index.ts';
import { useEntitlementsQuery, useSubscriptionQuery } from '../../queries/billing.ts';
import { checkoutOutcome } from '../../queries/checkout.ts';
import { useSampleQuery } from '../../queries/sample.ts';
import { useMay } from '../../queries/session.ts';
import { mockMode, useMockMode } from '../../state/index.ts';
import { subscriptionText } from './billingText.ts';
import { toSubscriptionState } from './toSubscriptionState.ts';
import { useBillingActions } from './useBillingActions.ts';

const RETURNED = {
  success: { kind: 'paid' },
  cancelled: { kind: 'checkoutLeft' },
  testPortal: { kind: 'testPortal' },
} as const;

/** The shop's subscription as the billing screens show it, with the actions on it. */
export function useSubscription() {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const canManage = useMay('admin');
  const outcome = checkoutOutcome(query);
  const subscription = useSubscriptionQuery(outcome === 'success');
  const entitlements = useEntitlementsQuery();
  const mocked = useMockMode();
  const sampleChosen = mocked || query.get('sample') === '1';
  const failed = subscription.data === undefined && subscription.error !== null;
  const sample = useSampleQuery('subscription', sampleChosen || failed, (samples) => samples.sampleSubscription);
  const view = toSubscriptionState({
    subscription,
    entitlements,
    sample,
    sampleChosen,
    textOf: (error) => subscriptionText(intl, error),
    usageTextOf: (error) => errorText(intl, error),
  });

  const forget = (name: string) =>
    setQuery(
      (before) => {
        before.delete(name);
        return before;
      },
      { replace: true },
    );
  const actions = useBillingActions(view, () => forget('checkout'));

  return {
    view,
    canManage,
    ...actions,
    event: actions.event ?? (outcome ? RETURNED[outcome] : null),
    onDismissEvent: () => {
      actions.onDismissEvent();
      forget('checkout');
    },
    onRetry: () => {
      if (sampleChosen) return sample.refetch();
      void subscription.refetch();
      void entitlements.refetch();
    },
    onLeaveSample: mockMode.leaving(() => forget('sample')),
  };
}
