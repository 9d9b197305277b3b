import { PLANS } from '@adaos/domain';
import { usePlanCopy } from '@adaos/ui/commerce';
import { LandingScreen } from '@adaos/ui/screens/LandingScreen';
import { brand } from '../../brand.ts';
import { productName } from '../../env.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { paths } from '../../routes/paths.ts';
import { publicPath } from '../../routes/publicPages.ts';
import { useSession } from '../../state/index.ts';
import { useHydrated } from '../../useHydrated.ts';
import { Preferences } from '../Preferences.tsx';
import { usePageLanguages } from '../usePageLanguages.ts';

export function LandingPage() {
  const language = useLanguage();
  const { status } = useSession();
  const signedIn = useHydrated() && status === 'signed-in';
  const copy = usePlanCopy();
  return (
    <LandingScreen
      productName={productName}
      email={brand.contactEmail}
      hrefs={{
        home: publicPath(paths.landing, language),
        login: paths.auth,
        signup: paths.signup({}),
        contact: publicPath(paths.contact, language),
        terms: publicPath(paths.terms, language),
        privacy: publicPath(paths.privacy, language),
        gdpr: publicPath(paths.gdpr, language),
        dashboard: paths.dashboard,
      }}
      signedIn={signedIn}
      plans={PLANS.map((plan) => Object.assign({}, plan, copy[plan.id]))}
      planHref={() => paths.signup({})}
      preferences={<Preferences look="bare" />}
      languages={usePageLanguages()}
    />
  );
}
