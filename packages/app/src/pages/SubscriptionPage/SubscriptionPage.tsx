import { SubscriptionScreen } from '@adaos/ui/screens/SubscriptionScreen';
import { readBillingAhead } from '../../queries/billing.ts';
import { paths } from '../../routes/paths.ts';
import { useSubscription } from '../BillingPage/useSubscription.ts';

export function SubscriptionPage() {
  return <SubscriptionScreen {...useSubscription()} billingHref={paths.billingAtTop} />;
}
SubscriptionPage.readAhead = readBillingAhead;
