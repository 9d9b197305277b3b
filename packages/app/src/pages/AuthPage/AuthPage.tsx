import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthScreen } from '@adaos/ui/screens/AuthScreen';
import { LoginControls } from '../../dev/index.ts';
import { productName } from '../../env.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useLogin, usePasswordRules, useRegister, useResendVerification } from '../../queries/auth.ts';
import { paths } from '../../routes/paths.ts';
import { addressAfterLogin } from '../../routes/returnAddress.ts';
import { session, useSession } from '../../state/index.ts';
import { useHydrated } from '../../useHydrated.ts';
import { Preferences } from '../Preferences.tsx';
import { useFooterLinks } from '../useFooterLinks.ts';
import { useHomeHref } from '../useHomeHref.ts';
import { toAuthView } from './toAuthView.ts';

export function AuthPage() {
  const intl = useIntl();
  const language = useLanguage();
  const [query] = useSearchParams();
  const [login, register, resend] = [useLogin(), useRegister(), useResendVerification()];
  const [home, footerLinks] = [useHomeHref(), useFooterLinks()];
  const rules = usePasswordRules();
  const { status } = useSession();
  const hydrated = useHydrated();
  const next = hydrated ? query.get('next') : null;

  if (hydrated && status === 'signed-in') {
    return (
      <Navigate replace to={addressAfterLogin({ mustChangePassword: login.data?.mustChangePassword ?? false }, next)} />
    );
  }
  const mode = query.get('mode') === 'signup' ? 'signup' : 'login';
  return (
    <AuthScreen
      view={toAuthView(intl, mode, mode === 'signup' ? register : login, resend)}
      hrefs={{
        home,
        login: paths.login({ next }),
        signup: paths.signup({ next }),
        forgot: paths.reset,
      }}
      passwordMinLength={rules.signup}
      scripted={hydrated}
      productName={productName}
      controls={<Preferences look="bare" />}
      footerLinks={footerLinks}
      onLogin={(values) => {
        resend.reset();
        login.mutate(values, { onSuccess: session.begin });
      }}
      {...(LoginControls && {
        extra: (
          <Suspense>
            <LoginControls onLogin={(values) => login.mutate(values, { onSuccess: session.begin })} />
          </Suspense>
        ),
      })}
      onCode={(code) => {
        if (login.variables) login.mutate({ ...login.variables, code }, { onSuccess: session.begin });
      }}
      onBackToLogin={login.reset}
      onSignup={({ company, ...values }) => {
        resend.reset();
        register.mutate({ ...values, name: company, language });
      }}
      onResend={(email) => resend.mutate({ email, language })}
    />
  );
}
