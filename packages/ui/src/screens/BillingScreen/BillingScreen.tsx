import type { PlanId } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { Link } from '../../components/Link/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { SampleDataMark } from '../../components/SampleDataMark/index.ts';
import { SampleNotice } from '../../components/SampleNotice/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { billingMessages } from '../../internal/billing/billing.messages.ts';
import { BillingNotice } from '../../internal/billing/BillingNotice.tsx';
import type { BillingAction, BillingEvent, SubscriptionState } from '../../internal/billing/types.ts';
import { PlanTable, type ComparedPlan } from '../../plans/index.ts';
import { messages as m } from './BillingScreen.messages.ts';
import { CurrentPlan } from './CurrentPlan.tsx';
import { Help } from './Help.tsx';
import { Plans } from './Plans.tsx';

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

/** What the shop pays for, how much of it is used, the plans and the answers to what is asked about them. */
export function BillingScreen(props: BillingScreenProps) {
  const { view, plans, canManage, event, onDismissEvent, onRetry, onLeaveSample } = props;
  const intl = useIntl();
  const reasonId = useId();
  const ready = view.status === 'ready' ? view : null;
  const sample = ready?.source === 'sample';
  const subscription = ready?.subscription ?? null;
  const currentId = plans.find(({ id }) => subscription !== null && !sample && id === subscription.plan)?.id;
  return (
    <>
      <PageHeader
        title={intl.formatMessage(m.title)}
        {...(sample && { mark: <SampleDataMark /> })}
        {...(subscription !== null && {
          actions: (
            <Link href={props.subscriptionHref} sx={({ mixins }) => mixins.fingerLink}>
              {intl.formatMessage(m.mySubscription)}
            </Link>
          ),
        })}
      />
      {event !== null && <BillingNotice event={event} onDismiss={onDismissEvent} />}
      {sample && (
        <SampleNotice
          loadFailed={ready.loadFailed}
          text={intl.formatMessage(billingMessages.sampleText)}
          onRetry={onRetry}
          onLeave={onLeaveSample}
        />
      )}
      <Regions sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {view.status === 'loading' && (
          <LoadingRegion label={intl.formatMessage(m.loading)}>
            <CardSkeleton holds="text" height={190} />
          </LoadingRegion>
        )}
        {view.status === 'error' && (
          <Card>
            <ErrorState
              title={intl.formatMessage(billingMessages.loadFailed)}
              description={view.message}
              onRetry={onRetry}
            />
          </Card>
        )}
        {ready !== null && <CurrentPlan {...props} view={ready} reasonId={reasonId} />}
        <Box component="section" aria-labelledby={`${reasonId}-plans`} sx={{ mt: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 1.5 }}>
            <Typography id={`${reasonId}-plans`} variant="h2">
              <FormattedMessage {...m.plans} />
            </Typography>
            {!canManage && (
              <Typography id={reasonId} variant="body2" sx={{ color: 'text.secondary' }}>
                <FormattedMessage {...billingMessages.onlyAdmins} />
              </Typography>
            )}
          </Box>
          <Plans {...props} subscription={sample ? null : subscription} currentId={currentId} reasonId={reasonId} />
        </Box>
        <Card title={intl.formatMessage(m.compare)}>
          <PlanTable plans={plans} currentId={currentId} />
        </Card>
        <Help onOpenSupport={props.onOpenSupport} email={props.email} />
      </Regions>
    </>
  );
}
