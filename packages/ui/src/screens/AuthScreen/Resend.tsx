import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { authScreenMessages as messages } from './AuthScreen.messages.ts';
import type { AuthView } from './types.ts';

const RESULTS = {
  sent: messages.resent,
  failed: messages.resendFailed,
  unavailable: messages.resendUnavailable,
} as const;
const TONES = { sent: 'success', failed: 'error', unavailable: 'warning' } as const;

/** A button that sends the verification mail again, and its result. */
export function Resend({ resend, onResend }: { resend: AuthView['resend']; onResend: () => void }) {
  const intl = useIntl();
  const { status, message } = resend ?? { status: 'idle' };
  const over = status === 'sent' || status === 'unavailable';
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {!over && (
        <BusyButton busy={status === 'busy'} onClick={onResend}>
          <FormattedMessage {...messages.resend} />
        </BusyButton>
      )}
      {status !== 'idle' && status !== 'busy' && (
        <Alert severity={TONES[status]} role={status === 'sent' ? 'status' : 'alert'} sx={{ width: '100%' }}>
          {message ?? intl.formatMessage(RESULTS[status])}
        </Alert>
      )}
    </Box>
  );
}
