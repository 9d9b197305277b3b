import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { CardIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { SampleNotice } from '../../product/SampleNotice/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { SubscriptionCard } from '../../product/SubscriptionCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { billingMessages } from '../../product/billing/billing.messages.ts';
import { BillingNotice } from '../../product/billing/BillingNotice.tsx';
import { CancelSubscription } from '../../product/billing/CancelSubscription.tsx';
import type { BillingAction, BillingEvent, SubscriptionState } from '../../product/billing/types.ts';
import { Details } from './Details.tsx';
import { messages as m } from './SubscriptionScreen.messages.ts';

export interface SubscriptionScreenProps {
  view: SubscriptionState;
  /** The address where plans are chosen. */
  billingHref: string;
  /** Whether the user may cancel; others see the control disabled, with the reason. */
  canManage: boolean;
  /** The action whose call is running. */
  pendingAction: BillingAction;
  /** What has just happened. */
  event: BillingEvent | null;
  onDismissEvent: () => void;
  /** Settles with the call. */
  onCancel: () => Promise<void>;
  onResume: () => void;
  onRetry: () => void;
  /** Left out where there is only the sample. */
  onLeaveSample?: (() => void) | undefined;
}

/** The shop's own subscription: plan, status, price, renewal and ids, and buttons to change or cancel it. */
export function SubscriptionScreen(props: SubscriptionScreenProps) {
  const {
    view,
    billingHref,
    canManage,
    pendingAction,
    event,
    onDismissEvent,
    onCancel,
    onResume,
    onRetry,
    onLeaveSample,
  } = props;
  const intl = useIntl();
  const { day } = useFormatters();
  const reasonId = useId();
  const ready = view.status === 'ready' ? view : null;
  const sample = ready?.source === 'sample';
  const subscription = ready?.subscription ?? null;
  const noneText = () => {
    const { trialEndsAt = null, readOnly = false } = ready?.entitlements ?? {};
    if (trialEndsAt === null || readOnly) return intl.formatMessage(m.noneText);
    return intl.formatMessage(m.noneInTrial, { date: day(trialEndsAt.slice(0, 10), { style: 'long' }) });
  };
  return (
    <>
      <PageHeader title={intl.formatMessage(m.title)} {...(sample && { mark: <SampleDataMark /> })} />
      {event !== null && <BillingNotice event={event} onDismiss={onDismissEvent} />}
      {sample && (
        <SampleNotice
          loadFailed={ready.loadFailed}
          text={intl.formatMessage(billingMessages.sampleText)}
          onRetry={onRetry}
          onLeave={onLeaveSample}
        />
      )}
      {view.status === 'loading' && (
        <LoadingRegion>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <CardSkeleton holds="text" height={190} />
            <CardSkeleton holds="rows" height={220} />
          </Box>
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
      {ready !== null && subscription === null && (
        <Card>
          <EmptyState
            icon={CardIcon}
            title={intl.formatMessage(m.none)}
            description={noneText()}
            action={
              <ButtonLink href={billingHref} variant="contained">
                <FormattedMessage {...m.choosePlan} />
              </ButtonLink>
            }
          />
        </Card>
      )}
      {subscription !== null && (
        <Regions sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <SubscriptionCard
            subscription={{ ...subscription, isMock: sample || subscription.isMock === true }}
            actions={
              <>
                <ButtonLink href={billingHref} variant="contained">
                  <FormattedMessage {...m.changePlan} />
                </ButtonLink>
                <CancelSubscription {...{ subscription, canManage, reasonId, pendingAction, onCancel, onResume }} />
                {!canManage && (
                  <Typography id={reasonId} variant="body2" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
                    <FormattedMessage {...billingMessages.onlyAdmins} />
                  </Typography>
                )}
              </>
            }
          />
          <Details subscription={subscription} />
        </Regions>
      )}
    </>
  );
}
