import type { PlanId } from '@adaos/domain';
import type { BillingAction, BillingEvent, SubscriptionState } from '../../product/billing/types.ts';
import type { ComparedPlan } from '../../product/plans/index.ts';

export interface BillingScreenProps {
  view: SubscriptionState;
  /** From the smallest to the largest. */
  plans: readonly ComparedPlan[];
  /** Whether the user may subscribe and cancel; others see the controls disabled, with the reason. */
  canManage: boolean;
  /** The action whose call is running. */
  pendingAction: BillingAction;
  /** What has just happened. */
  event: BillingEvent | null;
  onDismissEvent: () => void;
  /** Subscribes to a plan, or changes to it at the next billing; called with the current plan to cancel a scheduled change. */
  onChoosePlan: (plan: PlanId) => void;
  /** Settles with the call. */
  onCancel: () => Promise<void>;
  onResume: () => void;
  /** Opens the provider's page for cards and invoices. */
  onOpenPortal: () => void;
  onRetry: () => void;
  /** Left out where there is only the sample. */
  onLeaveSample?: (() => void) | undefined;
  onOpenSupport: () => void;
  /** Where the subscription is shown in full. */
  subscriptionHref: string;
  /** The support's address. */
  email: string;
}
