import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { authGateMessages } from './AuthGate.messages.ts';
import { grid } from '../../../theme/grid.ts';

/** What is known of the visitor: still checking, not signed in, signed in without the right, or welcome. */
export type AuthState = 'pending' | 'anonymous' | 'forbidden' | 'granted';

export type AuthGateProps = {
  state: AuthState;
  /** What `granted` shows. */
  children: ReactNode;
  /** What `pending` shows, e.g. the shape of the area. Default: a spinner with "Checking authentication...". */
  pending?: ReactNode;
  /** What `anonymous` shows, e.g. the consumer's redirect. Default: nothing. */
  anonymous?: ReactNode;
  /** What `forbidden` shows. Default: nothing. */
  forbidden?: ReactNode;
};

// A style attribute in markup is refused by a strict page policy.
const SIZED_BY_SHEET = { width: undefined, height: undefined };

/** Shows a guarded area to those who may see it. It decides what is shown and never goes anywhere itself. */
export function AuthGate({ state, children, pending, anonymous = null, forbidden = null }: AuthGateProps) {
  if (state === 'granted') return children;
  if (state === 'anonymous') return anonymous;
  if (state === 'forbidden') return forbidden;
  return pending ?? <Checking />;
}

function Checking() {
  return (
    <Box sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, minHeight: '60vh', p: 3 }}>
      <CircularProgress aria-hidden style={SIZED_BY_SHEET} sx={{ width: grid(3.5), height: grid(3.5) }} />
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...authGateMessages.checking} />
      </Typography>
    </Box>
  );
}
