import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { authErrorMessages as messages } from './AuthScreen.messages.ts';
import { Resend } from './Resend.tsx';
import type { AuthView } from './types.ts';

/** The text for a failed try: the view's own, else the time to wait, else that it failed. */
export function useProblemText({ mode, status, message, retryAfter }: AuthView): string | undefined {
  const intl = useIntl();
  if (status !== 'error') return undefined;
  if (message) return message;
  if (!retryAfter) return intl.formatMessage(messages[mode]);
  return retryAfter < 60
    ? intl.formatMessage(messages.waitSeconds, { seconds: retryAfter })
    : intl.formatMessage(messages.waitMinutes, { minutes: Math.ceil(retryAfter / 60) });
}

/** Why a login or signup failed, above the form. */
export function AuthProblem({ text, view, onResend }: { text: string; view: AuthView; onResend: () => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Alert>
      {view.offerResend && <Resend resend={view.resend} onResend={onResend} />}
    </Box>
  );
}
