import CircularProgress from '@mui/material/CircularProgress';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { authGateMessages } from './AuthGate.messages.ts';
import { grid } from '../../../theme/grid.ts';

/** The state of the visitor: still checking, not signed in, signed in without the permission, or with it. */
export type AuthState = 'pending' | 'anonymous' | 'forbidden' | 'granted';

export type AuthGateProps = {
  state: AuthState;
  /** What `granted` shows. */
  children: ReactNode;
  /** What `pending` shows, e.g. a skeleton of the area. Default: a spinner with "Checking authentication...". */
  pending?: ReactNode;
  /** What `anonymous` shows, e.g. the consumer's redirect. Default: nothing. */
  anonymous?: ReactNode;
  /** What `forbidden` shows. Default: nothing. */
  forbidden?: ReactNode;
};

const Root = styled('div', { name: 'AdaosAuthGate', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(2),
  minHeight: '60vh',
  padding: theme.spacing(3),
}));

// A strict content security policy refuses style attributes in markup.
const SIZED_BY_SHEET = { width: undefined, height: undefined };

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosAuthGate: 'root';
  }
  interface ComponentsPropsList {
    AdaosAuthGate: AuthGateProps;
  }
}

/** Shows a protected area to those who may see it. It decides what is shown and never redirects. */
export function AuthGate(props: AuthGateProps): ReactNode {
  const {
    state,
    children,
    pending,
    anonymous = null,
    forbidden = null,
  } = useThemeProps({ props, name: 'AdaosAuthGate' });
  if (state === 'granted') return children;
  if (state === 'anonymous') return anonymous;
  if (state === 'forbidden') return forbidden;
  return pending ?? <Checking />;
}

function Checking() {
  return (
    <Root>
      <CircularProgress aria-hidden style={SIZED_BY_SHEET} sx={{ width: grid(3.5), height: grid(3.5) }} />
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...authGateMessages.checking} />
      </Typography>
    </Root>
  );
}
