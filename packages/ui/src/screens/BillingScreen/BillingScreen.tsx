import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { Link } from '../../components/Link/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { SampleNotice } from '../../product/SampleNotice/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { billingMessages } from '../../product/billing/billing.messages.ts';
import { BillingNotice } from '../../product/billing/BillingNotice.tsx';
import { PlanTable } from '../../components/PlanTable/index.ts';
import { usePlanGroups } from '../../product/plans/index.ts';
import { messages as m } from './BillingScreen.messages.ts';
import { CurrentPlan } from './CurrentPlan.tsx';
import { Help } from './Help.tsx';
import { Plans } from './Plans.tsx';
import type { BillingScreenProps } from './types.ts';

/** What the shop pays for, how much of it is used, the plans and answers to common questions. */
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
          <PlanTable plans={plans} groups={usePlanGroups()} currentId={currentId} />
        </Card>
        <Help onOpenSupport={props.onOpenSupport} email={props.email} />
      </Regions>
    </>
  );
}
