import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { renewalOf, type SubscriptionView } from '../SubscriptionCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { billingMessages as m } from './billing.messages.ts';
import type { BillingAction } from './types.ts';

export interface CancelSubscriptionProps {
  subscription: SubscriptionView;
  /** Whether the user may cancel; otherwise the controls are disabled. */
  canManage: boolean;
  /** The id of the text that says why they are disabled. */
  reasonId: string;
  pendingAction: BillingAction;
  /** Called once it was confirmed; settles with the call. */
  onCancel: () => Promise<void>;
  onResume: () => void;
}

/** The button that cancels a subscription, with a question, or the one that keeps a cancelled one. */
export function CancelSubscription(props: CancelSubscriptionProps) {
  const { subscription, canManage, reasonId, pendingAction, onCancel, onResume } = props;
  const intl = useIntl();
  const { day } = useFormatters();
  const [asking, setAsking] = useState(false);
  const described = canManage ? {} : { disabled: true, 'aria-describedby': reasonId };
  const renewal = renewalOf(subscription);
  if (subscription.cancelAt != null) {
    return (
      <BusyButton busy={pendingAction?.kind === 'resume'} onClick={onResume} {...described}>
        <FormattedMessage {...m.resume} />
      </BusyButton>
    );
  }
  if (/^cancell?ed$/.test(subscription.status)) return null;
  return (
    <>
      <Button variant="text" color="error" onClick={() => setAsking(true)} {...described}>
        <FormattedMessage {...m.cancel} />
      </Button>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={intl.formatMessage(m.cancelTitle, { plan: subscription.planName })}
        confirmLabel={intl.formatMessage(m.cancel)}
        cancelLabel={intl.formatMessage(m.keep)}
        busy={pendingAction?.kind === 'cancel'}
        onCancel={() => setAsking(false)}
        onConfirm={() => void onCancel().finally(() => setAsking(false))}
      >
        {renewal === null ? (
          <FormattedMessage {...m.cancelTextPlain} />
        ) : (
          <FormattedMessage {...m.cancelText} values={{ date: day(renewal.slice(0, 10), { style: 'long' }) }} />
        )}
      </ConfirmDialog>
    </>
  );
}
