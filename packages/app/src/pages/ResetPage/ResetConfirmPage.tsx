import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ResetConfirmScreen } from '@adaos/ui/screens/ResetScreen';
import { ResetControls } from '../../dev/index.ts';
import { productName } from '../../env.ts';
import { useConfirmReset, usePasswordRules } from '../../queries/auth.ts';
import { paths } from '../../routes/paths.ts';
import { Preferences } from '../Preferences.tsx';
import { useFooterLinks } from '../useFooterLinks.ts';
import { useGoAfter } from '../useGoAfter.ts';
import { useHomeHref } from '../useHomeHref.ts';
import { toResetConfirmView } from './toResetView.ts';

const LEAVE_MS = 3000;

/** Sets a new password by the link of the mail, then leads to the login. */
export function ResetConfirmPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const confirm = useConfirmReset(token);
  useGoAfter(LEAVE_MS, paths.auth, confirm.isSuccess);
  return (
    <ResetConfirmScreen
      view={toResetConfirmView(useIntl(), token, confirm)}
      hrefs={{ home: useHomeHref(), login: paths.auth, request: paths.reset }}
      passwordMinLength={usePasswordRules().reset}
      productName={productName}
      controls={<Preferences look="bare" />}
      footerLinks={useFooterLinks()}
      {...(ResetControls && {
        extra: (
          <Suspense>
            <ResetControls kind="confirm" onTest={({ password }) => confirm.mutate(password)} />
          </Suspense>
        ),
      })}
      onConfirm={(password) => confirm.mutate(password)}
    />
  );
}
