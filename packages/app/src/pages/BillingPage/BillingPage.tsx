import { PLANS } from '@adaos/domain';
import { usePlanCopy } from '@adaos/ui/commerce';
import { BillingScreen } from '@adaos/ui/screens/BillingScreen';
import { brand } from '../../brand.ts';
import { readBillingAhead } from '../../queries/billing.ts';
import { supportChat } from '../../queries/support.ts';
import { paths } from '../../routes/paths.ts';
import { useSubscription } from './useSubscription.ts';

export function BillingPage() {
  const copy = usePlanCopy();
  const subscription = useSubscription();
  return (
    <BillingScreen
      {...subscription}
      plans={PLANS.map((plan) => Object.assign({}, plan, copy[plan.id]))}
      subscriptionHref={paths.subscription}
      email={brand.contactEmail}
      onChoosePlan={(id) => subscription.onChoosePlan(id, copy[id].name)}
      onOpenSupport={supportChat.open}
    />
  );
}
BillingPage.readAhead = readBillingAhead;
