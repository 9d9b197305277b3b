import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';
import { CloseIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { billingMessages as m } from './billing.messages.ts';
import type { BillingEvent } from './types.ts';

const SEVERITY = {
  paid: 'success',
  checkoutLeft: 'info',
  testPortal: 'info',
  cancelled: 'success',
  demoCancelled: 'warning',
  resumed: 'success',
  planChanged: 'success',
  planKept: 'success',
  failed: 'error',
} as const;

export interface BillingNoticeProps {
  event: BillingEvent;
  onDismiss: () => void;
}

/** Says above the screen what has just happened to the subscription. */
export function BillingNotice({ event, onDismiss }: BillingNoticeProps) {
  const intl = useIntl();
  const { day } = useFormatters();
  const date = (timestamp: string) => day(timestamp.slice(0, 10), { style: 'long' });
  const text = (): string => {
    switch (event.kind) {
      case 'failed':
        return event.message;
      case 'cancelled':
        return intl.formatMessage(m.cancelled, { date: date(event.date) });
      case 'demoCancelled':
        return intl.formatMessage(m.demoCancelled, { date: date(event.date) });
      case 'planChanged':
        return intl.formatMessage(m.planChanged, { plan: event.planName, date: date(event.date) });
      case 'planKept':
        return intl.formatMessage(m.planKept, { plan: event.planName });
      default:
        return intl.formatMessage(m[event.kind]);
    }
  };
  const severity = SEVERITY[event.kind];
  return (
    <Alert
      severity={severity}
      role={severity === 'error' || severity === 'warning' ? 'alert' : 'status'}
      sx={{ mb: 2 }}
      action={
        <IconButton size="small" aria-label={intl.formatMessage(m.dismiss)} onClick={onDismiss}>
          <CloseIcon fontSize="small" />
        </IconButton>
      }
    >
      {text()}
    </Alert>
  );
}
