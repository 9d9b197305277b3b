import { useIntl } from 'react-intl';
import { ErrorState } from '@adaos/ui';
import { LegalScreen, type LegalName } from '@adaos/ui/screens/LegalScreen';
import { brand } from '../../brand.ts';
import { companyName, productName } from '../../env.ts';
import { errorText } from '../../errors/index.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useLegalContent } from '../../queries/legal.ts';
import { PublicPage } from '../PublicPage.tsx';

function Legal({ name }: { name: LegalName }) {
  const intl = useIntl();
  const { data, error, refetch } = useLegalContent(useLanguage());
  return (
    <PublicPage>
      {data && (
        <LegalScreen document={data[name]} productName={productName} email={brand.contactEmail} company={companyName} />
      )}
      {!data && error && (
        <ErrorState level={1} description={errorText(intl, error)} safe={null} onRetry={() => void refetch()} />
      )}
    </PublicPage>
  );
}

export const TermsPage = () => <Legal name="terms" />;
export const PrivacyPage = () => <Legal name="privacy" />;
export const GdprPage = () => <Legal name="gdpr" />;
