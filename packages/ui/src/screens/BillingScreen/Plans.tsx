import type { PlanId } from '@adaos/domain';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { renewalOf, type SubscriptionView } from '../../product/SubscriptionCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { PlanCards } from '../../components/PlanCards/index.ts';
import type { ShopPlan } from '../../product/plans/index.ts';
import { messages as m } from './BillingScreen.messages.ts';
import type { BillingScreenProps } from './types.ts';

export interface PlansProps extends BillingScreenProps {
  /** The shop's current subscription; null without one. */
  subscription: SubscriptionView | null;
  currentId: PlanId | undefined;
  reasonId: string;
}

/** The states in which a subscription is valid, so that its plan is changed and no second one started. */
const SERVES = /^(?:active|trialing|past_due)$/;

/** The plans to choose from. With a subscription, a change has to be confirmed, and a scheduled one can be cancelled. */
export function Plans(props: PlansProps) {
  const { plans, subscription, currentId, reasonId, canManage, pendingAction, view, onChoosePlan } = props;
  const intl = useIntl();
  const [asked, setAsked] = useState<ShopPlan | null>(null);
  const [asking, setAsking] = useState(false);
  const running = subscription !== null && SERVES.test(subscription.status);
  const nextId = running && subscription.cancelAt == null ? subscription.nextPlan : null;
  const unknown = view.status !== 'ready' || view.source === 'sample';
  const described = canManage ? {} : { 'aria-describedby': reasonId };

  const action = (plan: ShopPlan) => {
    const keeps = running && plan.id === currentId;
    if ((keeps && nextId == null) || plan.id === nextId) {
      return (
        <Button size="large" fullWidth disabled>
          <FormattedMessage {...(keeps ? m.currentPlan : m.nextPlan)} />
        </Button>
      );
    }
    const label = keeps ? m.keepPlan : running && !unknown ? m.change : m.choose;
    return (
      <BusyButton
        size="large"
        fullWidth
        variant={plan.popular && !running ? 'contained' : 'outlined'}
        disabled={
          !canManage || (pendingAction !== null && !(pendingAction.kind === 'choose' && pendingAction.plan === plan.id))
        }
        busy={pendingAction?.kind === 'choose' && pendingAction.plan === plan.id}
        onClick={() => {
          if (!running || keeps) return onChoosePlan(plan.id);
          setAsked(plan);
          setAsking(true);
        }}
        {...described}
      >
        <FormattedMessage {...label} values={{ plan: plan.name }} />
      </BusyButton>
    );
  };
  return (
    <>
      <PlanCards plans={plans} currentId={running ? currentId : undefined} renderAction={action} />
      <ConfirmDialog
        open={asking}
        title={asked === null ? '' : intl.formatMessage(m.changeTitle, { plan: asked.name })}
        confirmLabel={intl.formatMessage(m.changeConfirm)}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          if (asked !== null) onChoosePlan(asked.id);
          setAsking(false);
        }}
      >
        {asked !== null && <ChangeText plan={asked} subscription={subscription} />}
      </ConfirmDialog>
    </>
  );
}

function ChangeText({ plan, subscription }: { plan: ShopPlan; subscription: SubscriptionView | null }) {
  const { day, money } = useFormatters();
  const renewal = subscription && (renewalOf(subscription) ?? subscription.cancelAt);
  if (renewal == null) return <FormattedMessage {...m.changeTextPlain} />;
  const date = day(renewal.slice(0, 10), { style: 'long' });
  return <FormattedMessage {...m.changeText} values={{ date, price: money(plan.price, plan.currency) }} />;
}
