import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/Link/index.ts';
import { PublicLayout, type PageLanguages } from '../../components/PublicLayout/index.ts';
import { PRODUCT_NAME } from '../../internal/brand.ts';
import { PlanCards } from '../../components/PlanCards/index.ts';
import type { ShopPlan } from '../../product/plans/index.ts';
import { About } from './About.tsx';
import { Features } from './Features.tsx';
import type { LandingHrefs } from './hrefs.ts';
import { messages } from './LandingScreen.messages.ts';
import { Problems } from './Problems.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { prose, Section } from './Section.tsx';

export type LandingScreenProps = {
  /** The product's name. Default "Adaos". */
  productName?: string;
  /** The general e-mail address, for a mailto link. */
  email: string;
  hrefs: LandingHrefs;
  /** Whether the header leads to the dashboard, in place of login and signup. Default false. */
  signedIn?: boolean;
  plans: readonly ShopPlan[];
  /** The address that a plan links to, e.g. the signup that remembers it. */
  planHref: (plan: ShopPlan) => string;
  /** Language and scheme. */
  preferences?: ReactNode;
  /** The page's other languages. */
  languages?: PageLanguages | undefined;
};

/** What a visitor sees first: what the product does for the shop's profit, the trial, the plans. */
export function LandingScreen({
  productName = PRODUCT_NAME,
  email,
  hrefs,
  signedIn = false,
  plans,
  planHref,
  preferences,
  languages,
}: LandingScreenProps) {
  const { formatMessage: t } = useIntl();
  const sections = [
    { href: '#problems', label: t(messages.navProblems) },
    { href: '#features', label: t(messages.navFeatures) },
    { href: '#pricing', label: t(messages.navPricing) },
    { href: '#about', label: t(messages.navAbout) },
  ];
  const footer = (['terms', 'privacy', 'gdpr', 'contact'] as const).flatMap((name) => {
    const href = hrefs[name];
    return href === undefined ? [] : [{ href, label: t(messages[name]) }];
  });
  return (
    <PublicLayout
      productName={productName}
      homeHref={hrefs.home}
      links={sections}
      preferences={preferences}
      languages={languages}
      footerLinks={[...footer, { href: `mailto:${email}`, label: email }]}
      actions={<HeaderActions hrefs={hrefs} signedIn={signedIn} />}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '7fr 5fr' },
          columnGap: 6,
          rowGap: 2.5,
          alignItems: 'end',
          pt: { xs: 4, md: 8 },
        }}
      >
        <Typography variant="display">{t(messages.title)}</Typography>
        <div>
          <Typography variant="lead" sx={{ color: 'text.secondary', maxWidth: '46ch', textWrap: 'pretty' }}>
            {t(messages.lead, { product: productName })}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, mt: 3 }}>
            <ButtonLink href={hrefs.signup} variant="contained" size="large">
              {t(messages.tryFree)}
            </ButtonLink>
            <Typography sx={{ color: 'text.tertiary' }}>{t(messages.noCard)}</Typography>
          </Box>
        </div>
      </Box>
      <ProductPicture productName={productName} />
      <Problems />
      <Features />
      <Section anchor="pricing" kicker={t(messages.pricing)} title={t(messages.pricingTitle)}>
        <Typography sx={{ ...prose, mt: 1.5, mb: 5, maxWidth: '62ch' }}>{t(messages.pricingNote)}</Typography>
        <PlanCards
          plans={plans}
          renderAction={(plan) => (
            <ButtonLink
              href={planHref(plan)}
              variant={plan.popular === true ? 'contained' : 'outlined'}
              size="large"
              fullWidth
            >
              {t(messages.choose, { plan: plan.name })}
            </ButtonLink>
          )}
        />
      </Section>
      <About productName={productName} hrefs={hrefs} email={email} />
    </PublicLayout>
  );
}

/**
 * Both sets of links are in the page and one of them is hidden: on a prerendered page a script that knows of a session (`data-session`)
 * shows the other one before the page is hydrated.
 */
function HeaderActions({ hrefs, signedIn }: { hrefs: LandingHrefs; signedIn: boolean }) {
  const { formatMessage: t } = useIntl();
  const toDashboard = signedIn && hrefs.dashboard !== undefined;
  return (
    <>
      <Box
        data-session="none"
        hidden={toDashboard}
        sx={{ display: 'flex', gap: { xs: 1, sm: 1.5 }, '&[hidden]': { display: 'none' } }}
      >
        <ButtonLink href={hrefs.login} variant="text" color="inherit" sx={{ color: 'text.secondary' }}>
          {t(messages.login)}
        </ButtonLink>
        <ButtonLink href={hrefs.signup} variant="contained" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          {t(messages.start)}
        </ButtonLink>
      </Box>
      {hrefs.dashboard !== undefined && (
        <Box data-session="open" hidden={!toDashboard}>
          <ButtonLink href={hrefs.dashboard} variant="contained">
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {t(messages.dashboard)}
            </Box>
            <Box component="span" sx={{ display: { sm: 'none' } }}>
              {t(messages.dashboardShort)}
            </Box>
          </ButtonLink>
        </Box>
      )}
    </>
  );
}
