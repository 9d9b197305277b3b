import type { PlanId } from '@adaos/domain';
import type { BillingAction, BillingEvent, SubscriptionState } from '../../product/billing/types.ts';
import type { ComparedPlan } from '../../product/plans/index.ts';

export interface BillingScreenProps {
  view: SubscriptionState;
  /** From the least to the most. */
  plans: readonly ComparedPlan[];
  /** Whether the visitor may subscribe and cancel; others see the controls disabled, with the reason. */
  canManage: boolean;
  /** The action whose call is under way. */
  pendingAction: BillingAction;
  /** What has just happened. */
  event: BillingEvent | null;
  onDismissEvent: () => void;
  /** Subscribes to a plan, or changes to it at the next billing; the own plan where a change to come is taken back. */
  onChoosePlan: (plan: PlanId) => void;
  /** Settles when the call has. */
  onCancel: () => Promise<void>;
  onResume: () => void;
  /** Opens the provider's page for cards and invoices. */
  onOpenPortal: () => void;
  onRetry: () => void;
  /** Left out where the sample is all there is. */
  onLeaveSample?: (() => void) | undefined;
  onOpenSupport: () => void;
  /** Where the subscription is shown in full. */
  subscriptionHref: string;
  /** The support's address. */
  email: string;
}
