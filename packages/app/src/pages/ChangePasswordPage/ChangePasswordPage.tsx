import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { ChangePasswordScreen } from '@adaos/ui/screens/ChangePasswordScreen';
import { productName } from '../../env.ts';
import { useChangePassword, usePasswordRules } from '../../queries/auth.ts';
import { logout, useSessionQuery } from '../../queries/session.ts';
import { useLeaving } from '../../routes/leaving.ts';
import { paths } from '../../routes/paths.ts';
import { useSession } from '../../state/index.ts';
import { Preferences } from '../Preferences.tsx';
import { useFooterLinks } from '../useFooterLinks.ts';
import { useGoAfter } from '../useGoAfter.ts';
import { useHomeHref } from '../useHomeHref.ts';
import { toChangePasswordView } from './toChangePasswordView.ts';

const LEAVE_MS = 2000;

function Change() {
  const session = useSession();
  const stored = session.status === 'signed-in' && session.mustChangePassword === true;
  const forced = useSessionQuery().data?.mustChangePassword ?? stored;
  const change = useChangePassword();
  const leaving = useLeaving();
  useGoAfter(LEAVE_MS, paths.overview, change.isSuccess);
  return (
    <ChangePasswordScreen
      view={toChangePasswordView(useIntl(), change)}
      forced={forced}
      hrefs={{ home: useHomeHref(), overview: paths.overview }}
      passwordMinLength={usePasswordRules().change}
      productName={productName}
      controls={<Preferences look="bare" />}
      footerLinks={useFooterLinks()}
      onChangePassword={({ oldPassword, newPassword }) => change.mutate({ oldPassword, newPassword })}
      onLogout={() => leaving(() => void logout())}
    />
  );
}

/** Changes the own password, be it wanted or forced; then leads to the overview. */
export function ChangePasswordPage() {
  return useSession().status === 'signed-in' ? <Change /> : <Navigate replace to={paths.auth} />;
}
