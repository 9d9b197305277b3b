import { useIntl } from 'react-intl';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { VerifyScreen, type VerifyView } from '@adaos/ui/screens/VerifyScreen';
import { brand } from '../../brand.ts';
import { knownErrorText } from '../../errors/index.ts';
import { useVerifyEmail } from '../../queries/auth.ts';
import { paths } from '../../routes/paths.ts';
import { PublicPage } from '../PublicPage.tsx';
import { verifyOutcome } from './verifyOutcome.ts';

function Page({ view, retry = paths.auth }: { view: VerifyView; retry?: string }) {
  return (
    <PublicPage layout="centred">
      <VerifyScreen view={view} hrefs={{ login: paths.auth, retry, support: `mailto:${brand.contactEmail}` }} />
    </PublicPage>
  );
}

/** Confirms the address that the link in the mail was sent to, and goes to the page that shows the outcome. */
export function VerifyPage() {
  const intl = useIntl();
  const token = useSearchParams()[0].get('token') ?? '';
  const { pathname, search, key } = useLocation();
  const query = useVerifyEmail(token, key);
  switch (verifyOutcome(token, query)) {
    case 'success':
      return <Navigate replace to={paths.verifySuccess} />;
    case 'refused':
      return <Navigate replace to={paths.verifyError} />;
    case 'unreached':
      return <Page view={{ status: 'error', message: knownErrorText(intl, query.error) }} retry={pathname + search} />;
    case 'pending':
      return <Page view={{ status: 'pending' }} />;
  }
}

export function VerifySuccessPage() {
  return <Page view={{ status: 'success' }} />;
}

export function VerifyErrorPage() {
  return <Page view={{ status: 'error' }} />;
}
