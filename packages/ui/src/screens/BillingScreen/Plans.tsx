import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { renewalOf, type SubscriptionView } from '../../components/SubscriptionCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { PlanCards, type ComparedPlan, type PlanId, type PlanView } from '../../plans/index.ts';
import { messages as m } from './BillingScreen.messages.ts';
import type { BillingScreenProps } from './BillingScreen.tsx';

export interface PlansProps extends BillingScreenProps {
  /** The shop's own; null without one. */
  subscription: SubscriptionView | null;
  currentId: PlanId | undefined;
  reasonId: string;
}

/** The plans to choose from. With a subscription that goes on, a change is asked for twice. */
export function Plans(props: PlansProps) {
  const { plans, subscription, currentId, reasonId, canManage, deed, view, onChoosePlan } = props;
  const intl = useIntl();
  const [asked, setAsked] = useState<PlanView | null>(null);
  const [asking, setAsking] = useState(false);
  const running = subscription !== null && subscription.status === 'active' && subscription.cancelAt == null;
  const unknown = view.status !== 'ready' || view.source === 'sample';
  const described = canManage ? {} : { 'aria-describedby': reasonId };

  const action = (plan: PlanView) => {
    if (running && plan.id === currentId) {
      return (
        <Button size="large" fullWidth disabled>
          <FormattedMessage {...m.currentPlan} />
        </Button>
      );
    }
    return (
      <BusyButton
        size="large"
        fullWidth
        variant={plan.popular && !running ? 'contained' : 'outlined'}
        disabled={!canManage || (deed !== null && !(deed.kind === 'choose' && deed.plan === plan.id))}
        busy={deed?.kind === 'choose' && deed.plan === plan.id}
        onClick={() => {
          if (!running) return onChoosePlan(plan.id);
          setAsked(plan);
          setAsking(true);
        }}
        {...described}
      >
        <FormattedMessage {...(running && !unknown ? m.change : m.choose)} values={{ plan: plan.name }} />
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

function ChangeText({ plan, subscription }: { plan: PlanView | ComparedPlan; subscription: SubscriptionView | null }) {
  const { day, money } = useFormatters();
  const renewal = subscription && renewalOf(subscription);
  if (renewal == null) return <FormattedMessage {...m.changeTextPlain} />;
  const date = day(renewal.slice(0, 10), { style: 'long' });
  return <FormattedMessage {...m.changeText} values={{ date, price: money(plan.price, plan.currency) }} />;
}
