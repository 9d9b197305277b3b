import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoginForm, type LoginValues } from '../../product/auth/LoginForm/index.ts';
import { SignupForm, type SignupValues } from '../../product/auth/SignupForm/index.ts';
import { Link } from '../../components/Link/index.ts';
import type { PublicLink } from '../../components/PublicLayout/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { OfflineAhead } from '../OfflineAhead.tsx';
import { authScreenMessages as messages } from './AuthScreen.messages.ts';
import { AuthProblem, useProblemText } from './AuthProblem.tsx';
import { CodeStep } from './CodeStep.tsx';
import { SignedUp } from './SignedUp.tsx';
import { TaskHeading } from './TaskHeading.tsx';
import { TwoPartPage } from './TwoPartPage.tsx';
import type { AuthHrefs, AuthView } from './types.ts';

export type AuthScreenProps = {
  view: AuthView;
  hrefs: AuthHrefs;
  /** The server's minimum length of a password, in characters. */
  passwordMinLength: number;
  onLogin: (values: LoginValues) => void;
  onSignup: (values: SignupValues) => void;
  /** Logs in with the second factor too: six digits, or a backup code. */
  onCode: (code: string) => void;
  /** False in a prerendered page, until its script runs: nothing can be submitted before. Default true. */
  scripted?: boolean;
  /** Back from the second factor to e-mail and password. */
  onBackToLogin: () => void;
  /** Asks for the verification mail again, for the address last sent. */
  onResend: (email: string) => void;
  /** The product's name. Default "Adaos". */
  productName?: string;
  /** At the top, e.g. the choice of language. */
  controls?: ReactNode;
  /** At the bottom: legal pages and contact. */
  footerLinks?: readonly PublicLink[];
  /** Under the form, e.g. the controls of a development build. */
  extra?: ReactNode;
};

/** Login and signup as a whole page (with its own `main`); a link leads from one to the other. */
export function AuthScreen({
  view,
  hrefs,
  passwordMinLength,
  scripted = true,
  onLogin,
  onSignup,
  onCode,
  onBackToLogin,
  onResend,
  productName,
  controls,
  footerLinks,
  extra,
}: AuthScreenProps) {
  const [email, setEmail] = useState('');
  const problem = useProblemText(view);
  const signup = view.mode === 'signup';
  const done = signup && view.status === 'success';
  const titleRef = useRescuedFocus<HTMLHeadingElement>(`${view.mode} ${view.step} ${done}`);
  const atField = signup && view.field === 'password';
  const busy = view.status === 'busy' || view.status === 'success';
  const resend = () => onResend(email);

  return (
    <TwoPartPage homeHref={hrefs.home} productName={productName} controls={controls} footerLinks={footerLinks}>
      {done && <SignedUp view={view} email={email} loginHref={hrefs.login} onResend={resend} titleRef={titleRef} />}
      {!done && view.step === 'code' && (
        <CodeStep busy={busy} problem={problem} onCode={onCode} onBack={onBackToLogin} titleRef={titleRef} />
      )}
      {!done && view.step !== 'code' && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <TaskHeading
            titleRef={titleRef}
            title={<FormattedMessage {...(signup ? messages.signupTitle : messages.loginTitle)} />}
            lead={<FormattedMessage {...(signup ? messages.signupLead : messages.loginLead)} />}
          />
          {problem !== undefined && !atField && <AuthProblem text={problem} view={view} onResend={resend} />}
          {!scripted && (
            <noscript>
              <Alert severity="warning" role="note">
                <FormattedMessage {...messages.noScript} />
              </Alert>
            </noscript>
          )}
          {signup ? (
            <SignupForm
              scripted={scripted}
              busy={busy}
              passwordMinLength={passwordMinLength}
              passwordProblem={atField ? problem : undefined}
              defaultEmail={email}
              onSignup={(values) => {
                setEmail(values.email);
                onSignup(values);
              }}
            />
          ) : (
            <LoginForm
              scripted={scripted}
              busy={busy}
              forgotHref={hrefs.forgot}
              defaultEmail={email}
              onLogin={(values) => {
                setEmail(values.email);
                onLogin(values);
              }}
            />
          )}
          {!scripted && <OfflineAhead />}
          <Typography
            sx={(theme) => ({
              pt: 2.5,
              borderTop: theme.mixins.hairline(theme.vars.palette.line.soft),
              color: 'text.secondary',
              textAlign: 'center',
            })}
          >
            <FormattedMessage {...(signup ? messages.haveAccount : messages.newHere)} />
            <Link href={signup ? hrefs.login : hrefs.signup} sx={{ ml: '0.5ch' }}>
              <FormattedMessage {...(signup ? messages.toLogin : messages.toSignup)} />
            </Link>
          </Typography>
        </Box>
      )}
      {extra}
    </TwoPartPage>
  );
}
