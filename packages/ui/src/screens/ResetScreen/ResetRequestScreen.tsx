import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ResetRequestForm } from '../../product/auth/ResetForms/index.ts';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { TaskHeading } from '../AuthScreen/TaskHeading.tsx';
import { TwoPartPage } from '../AuthScreen/TwoPartPage.tsx';
import { requestMessages as messages } from './ResetScreen.messages.ts';
import type { ResetFrameProps, ResetRequestView } from './types.ts';

export type ResetRequestScreenProps = ResetFrameProps & {
  view: ResetRequestView;
  hrefs: { home: string; login: string };
  onRequest: (email: string) => void;
};

/** Requests a mail to set a new password, as a whole page (with its own `main`). */
export function ResetRequestScreen({ view, hrefs, onRequest, extra, ...frame }: ResetRequestScreenProps) {
  const [email, setEmail] = useState('');
  const sent = view.status === 'sent';
  const titleRef = useRescuedFocus<HTMLHeadingElement>(String(sent));
  const request = (address: string) => {
    setEmail(address);
    onRequest(address);
  };
  return (
    <TwoPartPage homeHref={hrefs.home} {...frame}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <TaskHeading
          titleRef={titleRef}
          title={<FormattedMessage {...(sent ? messages.sentTitle : messages.title)} />}
          {...(!sent && { lead: <FormattedMessage {...messages.lead} /> })}
        />
        {view.status === 'error' && (
          <Alert severity="error">{view.message ?? <FormattedMessage {...messages.failed} />}</Alert>
        )}
        {sent ? (
          <>
            <Box role="status" sx={{ display: 'grid', gap: 1 }}>
              <Typography>
                <FormattedMessage {...messages.sent} />
              </Typography>
              {email !== '' && (
                <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  <FormattedMessage {...messages.sentHelp} values={{ email }} />
                </Typography>
              )}
            </Box>
            {email !== '' && (
              <BusyButton sx={{ justifySelf: 'start' }} onClick={() => onRequest(email)}>
                <FormattedMessage {...messages.again} />
              </BusyButton>
            )}
          </>
        ) : (
          <ResetRequestForm busy={view.status === 'busy'} onRequest={request} defaultEmail={email} />
        )}
        <Typography
          sx={(theme) => ({
            pt: 2.5,
            borderTop: theme.mixins.hairline(theme.vars.palette.line.soft),
            textAlign: 'center',
          })}
        >
          <Link href={hrefs.login} sx={({ mixins }) => mixins.fingerLink}>
            <FormattedMessage {...messages.back} />
          </Link>
        </Typography>
      </Box>
      {extra}
    </TwoPartPage>
  );
}
