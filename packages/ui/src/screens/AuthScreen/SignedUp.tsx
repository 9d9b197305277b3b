import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../components/Link/index.ts';
import { authScreenMessages as messages } from './AuthScreen.messages.ts';
import { Resend } from './Resend.tsx';
import type { AuthView } from './types.ts';

export type SignedUpProps = {
  view: AuthView;
  /** The address that the mail went to; empty where it is not known. */
  email: string;
  loginHref: string;
  onResend: () => void;
  titleRef: Ref<HTMLHeadingElement>;
};

/** After a signup: the next step, in place of the form. */
export function SignedUp({ view, email, loginHref, onResend, titleRef }: SignedUpProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      <Typography variant="h1" ref={titleRef} tabIndex={-1} sx={{ outline: 'none' }}>
        <FormattedMessage {...messages.checkEmail} />
      </Typography>
      <Box role="status" sx={{ display: 'grid', gap: 1 }}>
        <Typography>{view.message ?? <FormattedMessage {...messages.signupSuccess} />}</Typography>
        {email !== '' && (
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <FormattedMessage {...messages.sentTo} values={{ email }} />
          </Typography>
        )}
      </Box>
      <ButtonLink href={loginHref} variant="contained" size="large">
        <FormattedMessage {...messages.toLogin} />
      </ButtonLink>
      {view.offerResend && <Resend resend={view.resend} onResend={onResend} />}
    </Box>
  );
}
