import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SoftIcon } from '../../internal/SoftIcon.tsx';
import { Card } from '../../components/Card/index.ts';
import { CheckIcon, WarningIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { verifyScreenMessages as messages } from './VerifyScreen.messages.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

/** `message`, a finished text, is any other error than an invalid token. */
export type VerifyView =
  | { status: 'pending' }
  | { status: 'success' }
  | { status: 'error'; message?: string | undefined };

export type VerifyHrefs = {
  login: string;
  /** The address where a new link is available. */
  retry: string;
  /** A mailto link. */
  support: string;
};

export type VerifyScreenProps = { view: VerifyView; hrefs: VerifyHrefs };

const LOOKS = {
  pending: { tone: undefined, Icon: undefined },
  success: { tone: 'success', Icon: CheckIcon },
  error: { tone: 'error', Icon: WarningIcon },
} as const;

/** The result of confirming an e-mail address. In the middle of a public page. */
export function VerifyScreen({ view, hrefs }: VerifyScreenProps) {
  const titleRef = useRescuedFocus<HTMLHeadingElement>(view.status);
  const { tone, Icon } = LOOKS[view.status];
  const page = (title: ReactNode, children: ReactNode, actions: ReactNode) => (
    <>
      <SoftIcon tone={tone ?? 'primary'}>
        {Icon ? <Icon fontSize="large" /> : <CircularProgress size={grid(2.75)} color="inherit" />}
      </SoftIcon>
      <Box role={view.status === 'error' ? 'alert' : 'status'} sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h1" ref={titleRef} tabIndex={-1} sx={{ outline: 'none', textWrap: 'balance' }}>
          {title}
        </Typography>
        {children}
      </Box>
      {actions}
    </>
  );

  return (
    <Card
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 2.5,
        textAlign: 'center',
        width: '100%',
        maxWidth: tokens.size.form.narrow,
        p: { xs: 3, sm: 5 },
      }}
    >
      {view.status === 'pending' && page(<FormattedMessage {...messages.pending} />, null, null)}
      {view.status === 'success' &&
        page(
          <FormattedMessage {...messages.successTitle} />,
          <Typography sx={{ color: 'text.secondary', textWrap: 'balance' }}>
            <FormattedMessage {...messages.successText} />
          </Typography>,
          <ButtonLink href={hrefs.login} variant="contained" size="large">
            <FormattedMessage {...messages.toLogin} />
          </ButtonLink>,
        )}
      {view.status === 'error' &&
        page(
          <FormattedMessage {...messages.errorTitle} />,
          <>
            <Typography sx={{ color: 'text.secondary', textWrap: 'balance' }}>
              {view.message ?? <FormattedMessage {...messages.errorText} />}
            </Typography>
            {view.message === undefined && (
              <Typography sx={{ color: 'text.secondary', textWrap: 'balance' }}>
                <FormattedMessage {...messages.errorHelp} />
              </Typography>
            )}
          </>,
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
            <ButtonLink href={hrefs.retry} variant="contained" size="large">
              <FormattedMessage {...messages.retry} />
            </ButtonLink>
            <ButtonLink href={hrefs.support} size="large">
              <FormattedMessage {...messages.support} />
            </ButtonLink>
          </Box>,
        )}
    </Card>
  );
}
