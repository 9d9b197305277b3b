import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  ChangePasswordForm,
  type ChangePasswordValues,
  type PasswordProblem,
} from '../../product/auth/ChangePasswordForm/index.ts';
import { ButtonLink, Link } from '../../components/Link/index.ts';
import type { PublicLink } from '../../components/PublicLayout/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { TaskHeading } from '../AuthScreen/TaskHeading.tsx';
import { TwoPartPage } from '../AuthScreen/TwoPartPage.tsx';
import { messages } from './ChangePasswordScreen.messages.ts';

/** The state of a password change. Texts are finished, in the user's language. */
export type ChangePasswordView =
  | { status: 'idle' | 'busy' | 'done' }
  /** `problem` is shown at its field, `message` above the form; without both the screen has a text of its own. */
  | { status: 'error'; message?: string | undefined; problem?: PasswordProblem | undefined };

export type ChangePasswordScreenProps = {
  view: ChangePasswordView;
  /** Whether the password must be changed before anything else. */
  forced: boolean;
  hrefs: { home: string; overview: string };
  /** The server's minimum length of a password, in characters. */
  passwordMinLength: number;
  onChangePassword: (values: ChangePasswordValues) => void;
  /** Logs out instead of a forced change. */
  onLogout: () => void;
  /** The product's name. Default "Adaos". */
  productName?: string;
  /** At the top, e.g. the choice of language. */
  controls?: ReactNode;
  /** At the bottom: legal pages and contact. */
  footerLinks?: readonly PublicLink[];
};

/** A forced or voluntary change of one's password, as a whole page (with its own `main`). */
export function ChangePasswordScreen({
  view,
  forced,
  hrefs,
  passwordMinLength,
  onChangePassword,
  onLogout,
  ...frame
}: ChangePasswordScreenProps) {
  const done = view.status === 'done';
  const titleRef = useRescuedFocus<HTMLHeadingElement>(String(done));
  const { problem, message } = view.status === 'error' ? view : {};
  if (done) {
    return (
      <TwoPartPage homeHref={hrefs.home} {...frame}>
        <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
          <TaskHeading titleRef={titleRef} title={<FormattedMessage {...messages.doneTitle} />} />
          <Typography role="status">
            <FormattedMessage {...messages.done} />
          </Typography>
          <ButtonLink href={hrefs.overview} variant="contained" size="large">
            <FormattedMessage {...messages.toOverview} />
          </ButtonLink>
        </Box>
      </TwoPartPage>
    );
  }
  return (
    <TwoPartPage homeHref={hrefs.home} {...frame}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <TaskHeading
          titleRef={titleRef}
          title={<FormattedMessage {...messages.title} />}
          lead={<FormattedMessage {...(forced ? messages.forcedLead : messages.lead)} />}
        />
        {view.status === 'error' && problem === undefined && (
          <Alert severity="error">{message ?? <FormattedMessage {...messages.failed} />}</Alert>
        )}
        <ChangePasswordForm
          busy={view.status === 'busy'}
          minLength={passwordMinLength}
          problem={problem}
          onChangePassword={onChangePassword}
        />
        <Box
          sx={(theme) => ({
            pt: 2.5,
            borderTop: theme.mixins.hairline(theme.vars.palette.line.soft),
            textAlign: 'center',
          })}
        >
          {forced ? (
            <Button variant="text" onClick={onLogout}>
              <FormattedMessage {...messages.logout} />
            </Button>
          ) : (
            <Link href={hrefs.overview} variant="body1">
              <FormattedMessage {...messages.back} />
            </Link>
          )}
        </Box>
      </Box>
    </TwoPartPage>
  );
}
