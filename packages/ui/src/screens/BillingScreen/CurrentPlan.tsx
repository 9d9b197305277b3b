import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { messages as errorMessages } from '../../components/ErrorState/ErrorState.messages.ts';
import { ErrorIcon, RefreshIcon } from '../../components/Icon/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { SubscriptionCard } from '../../product/SubscriptionCard/index.ts';
import { UsageMeter } from '../../components/UsageMeter/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { billingMessages } from '../../product/billing/billing.messages.ts';
import { CancelSubscription } from '../../product/billing/CancelSubscription.tsx';
import type { EntitlementsView, SubscriptionState } from '../../product/billing/types.ts';
import { UsageMeters } from '../../product/billing/UsageMeters.tsx';
import { messages as m } from './BillingScreen.messages.ts';
import type { BillingScreenProps } from './types.ts';

export interface CurrentPlanProps extends Omit<BillingScreenProps, 'view'> {
  view: Extract<SubscriptionState, { status: 'ready' }>;
  /** Id of the text that says why the controls are disabled. */
  reasonId: string;
}

/** The subscription of the shop with its actions, or its trial, or why it has neither. */
export function CurrentPlan(props: CurrentPlanProps) {
  const { view, canManage, reasonId, pendingAction, onCancel, onResume, onOpenPortal, onRetry } = props;
  const { subscription, source, entitlements, usageFailed } = view;
  if (subscription === null) return <NoPlan entitlements={entitlements} />;
  const described = canManage ? {} : { disabled: true, 'aria-describedby': reasonId };
  const usage = subscription.usage ?? entitlements?.usage;
  return (
    <SubscriptionCard
      subscription={{ ...subscription, usage, isMock: source === 'sample' || subscription.isMock === true }}
      usageNote={
        usageFailed !== undefined ? (
          <UnreadUsage what={usage ? m.platforms : m.usage} reason={usageFailed} onRetry={onRetry} />
        ) : (
          entitlements && source === 'live' && <PlatformsMeter entitlements={entitlements} />
        )
      }
      actions={
        <>
          {source === 'live' && (
            <BusyButton busy={pendingAction?.kind === 'portal'} onClick={onOpenPortal} {...described}>
              <FormattedMessage {...billingMessages.portal} />
            </BusyButton>
          )}
          <CancelSubscription {...{ subscription, canManage, reasonId, pendingAction, onCancel, onResume }} />
        </>
      }
    />
  );
}

interface UnreadUsageProps {
  what: MessageDescriptor;
  /** As the server or the network reports it. */
  reason: string;
  onRetry: () => void;
}

/** In place of the meters that could not be loaded. */
function UnreadUsage({ what, reason, onRetry }: UnreadUsageProps) {
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <Typography variant="label" component="div" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...what} />
      </Typography>
      <Typography variant="body2" component="div" sx={{ display: 'flex', gap: 0.75, textWrap: 'pretty' }}>
        <ErrorIcon aria-hidden fontSize="small" sx={{ mt: 0.25, color: 'error.main' }} />
        {reason}
      </Typography>
      <Button size="small" startIcon={<RefreshIcon />} onClick={onRetry} sx={{ mt: 1 }}>
        <FormattedMessage {...errorMessages.retry} />
      </Button>
    </Box>
  );
}

function PlatformsMeter({ entitlements }: { entitlements: EntitlementsView }) {
  const { formatMessage } = useIntl();
  return (
    <UsageMeter
      label={formatMessage(m.platforms)}
      used={entitlements.platformsUsed}
      limit={entitlements.limits.platforms}
    />
  );
}

function NoPlan({ entitlements }: { entitlements: EntitlementsView | undefined }) {
  const { formatMessage: t } = useIntl();
  const { day } = useFormatters();
  const readOnly = entitlements?.readOnly ?? false;
  const trialEnd = readOnly ? null : (entitlements?.trialEndsAt ?? null);
  const over = m[entitlements?.lapsed ?? 'readOnly'];
  const title = readOnly ? over : trialEnd === null ? m.noPlan : m.trial;
  return (
    <Card title={t(title)} actions={readOnly ? <StatusChip tone="careful" label={t(m.readOnlyMark)} /> : undefined}>
      <Box
        sx={{ display: 'grid', gap: { xs: 3, md: 6 }, gridTemplateColumns: { md: entitlements ? '1fr 1fr' : '1fr' } }}
      >
        <Typography sx={{ maxWidth: '56ch', color: 'text.secondary', textWrap: 'pretty' }}>
          {trialEnd !== null && (
            <FormattedMessage {...m.trialText} values={{ date: day(trialEnd.slice(0, 10), { style: 'long' }) }} />
          )}
          {trialEnd === null && <FormattedMessage {...(readOnly ? m.readOnlyText : m.noPlanText)} />}
        </Typography>
        {entitlements && (
          <Box component="section" aria-label={t(m.usage)} sx={{ display: 'grid', gap: 3 }}>
            <UsageMeters usage={entitlements.usage} />
            <PlatformsMeter entitlements={entitlements} />
          </Box>
        )}
      </Box>
    </Card>
  );
}
