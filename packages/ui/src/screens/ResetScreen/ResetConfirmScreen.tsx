import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ResetConfirmForm } from '../../product/auth/ResetForms/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { TaskHeading } from '../AuthScreen/TaskHeading.tsx';
import { TwoPartPage } from '../AuthScreen/TwoPartPage.tsx';
import { confirmMessages as messages } from './ResetScreen.messages.ts';
import type { ResetConfirmView, ResetFrameProps } from './types.ts';

export type ResetConfirmScreenProps = ResetFrameProps & {
  view: ResetConfirmView;
  /** `request`: the address where another mail is requested. */
  hrefs: { home: string; login: string; request: string };
  /** The server's minimum length of a password, in characters. */
  passwordMinLength: number;
  onConfirm: (password: string) => void;
};

/** Asks for a new password in place of a forgotten one, as a whole page (with its own `main`). */
export function ResetConfirmScreen({
  view,
  hrefs,
  passwordMinLength,
  onConfirm,
  extra,
  ...frame
}: ResetConfirmScreenProps) {
  const intl = useIntl();
  const titleRef = useRescuedFocus<HTMLHeadingElement>(view.status);
  const problem = view.status === 'error' ? (view.message ?? intl.formatMessage(messages.failed)) : undefined;
  const about = view.status === 'error' ? view.about : undefined;

  const outcome = (title: ReactNode, text: string, role: 'alert' | 'status', href: string) => (
    <>
      <TaskHeading titleRef={titleRef} title={title} />
      <Typography role={role}>{text}</Typography>
      <ButtonLink href={href} variant="contained" size="large" sx={{ justifySelf: 'start' }}>
        <FormattedMessage {...(role === 'alert' ? messages.newLink : messages.toLogin)} />
      </ButtonLink>
    </>
  );
  return (
    <TwoPartPage homeHref={hrefs.home} {...frame}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {view.status === 'noToken' &&
          outcome(
            <FormattedMessage {...messages.badLinkTitle} />,
            intl.formatMessage(messages.noToken),
            'alert',
            hrefs.request,
          )}
        {about === 'link' &&
          outcome(<FormattedMessage {...messages.badLinkTitle} />, problem ?? '', 'alert', hrefs.request)}
        {view.status === 'done' &&
          outcome(
            <FormattedMessage {...messages.doneTitle} />,
            intl.formatMessage(messages.done),
            'status',
            hrefs.login,
          )}
        {(view.status === 'idle' || view.status === 'busy' || (view.status === 'error' && about !== 'link')) && (
          <>
            <TaskHeading
              titleRef={titleRef}
              title={<FormattedMessage {...messages.title} />}
              lead={<FormattedMessage {...messages.lead} />}
            />
            {problem !== undefined && about === undefined && <Alert severity="error">{problem}</Alert>}
            <ResetConfirmForm
              busy={view.status === 'busy'}
              minLength={passwordMinLength}
              passwordProblem={about === 'password' ? problem : undefined}
              onConfirm={onConfirm}
            />
          </>
        )}
      </Box>
      {extra}
    </TwoPartPage>
  );
}
