import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { ResetRequestScreen } from '@adaos/ui/screens/ResetScreen';
import { ResetControls } from '../../dev/index.ts';
import { productName } from '../../env.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useRequestReset } from '../../queries/auth.ts';
import { paths } from '../../routes/paths.ts';
import { Preferences } from '../Preferences.tsx';
import { useFooterLinks } from '../useFooterLinks.ts';
import { useHomeHref } from '../useHomeHref.ts';
import { toResetRequestView } from './toResetView.ts';

/** Asks for a mail to set a new password. */
export function ResetRequestPage() {
  const language = useLanguage();
  const request = useRequestReset();
  return (
    <ResetRequestScreen
      view={toResetRequestView(useIntl(), request)}
      hrefs={{ home: useHomeHref(), login: paths.auth }}
      productName={productName}
      controls={<Preferences look="bare" />}
      footerLinks={useFooterLinks()}
      {...(ResetControls && {
        extra: (
          <Suspense>
            <ResetControls kind="request" onTest={({ email }) => request.mutate({ email, language })} />
          </Suspense>
        ),
      })}
      onRequest={(email) => request.mutate({ email, language })}
    />
  );
}
