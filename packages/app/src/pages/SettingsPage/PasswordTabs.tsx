import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PasswordPanel, ResetPanel } from '@adaos/ui/screens/SettingsScreen';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useChangePasswordInSettings } from '../../queries/account.ts';
import { usePasswordRules, useRequestReset } from '../../queries/auth.ts';
import { useSession } from '../../state/index.ts';
import { toChangePasswordView } from '../ChangePasswordPage/toChangePasswordView.ts';
import { toResetRequestView } from '../ResetPage/toResetView.ts';

export function PasswordTab() {
  const change = useChangePasswordInSettings();
  const [changes, setChanges] = useState(0);
  return (
    <PasswordPanel
      view={toChangePasswordView(useIntl(), change)}
      changes={changes}
      minLength={usePasswordRules().settings}
      onChangePassword={(values) => change.mutate(values, { onSuccess: () => setChanges(changes + 1) })}
    />
  );
}

export function ResetTab() {
  const language = useLanguage();
  const session = useSession();
  const request = useRequestReset();
  const email = session.status === 'signed-in' ? session.user?.email : undefined;
  return (
    <ResetPanel
      view={toResetRequestView(useIntl(), request)}
      email={email ?? ''}
      onRequest={(address) => request.mutate({ email: address, language })}
    />
  );
}
