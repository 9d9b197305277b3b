import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { ButtonLink, Link } from '../../components/Link/index.ts';
import { messages } from './about.messages.ts';
import type { LandingHrefs } from './hrefs.ts';
import { messages as landing } from './LandingScreen.messages.ts';
import { prose, Section } from './Section.tsx';

export type AboutProps = { productName: string; hrefs: LandingHrefs; email: string };

/** What the name means, the contact, and once more the trial. */
export function About({ productName, hrefs, email }: AboutProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Section anchor="about" kicker={t(messages.kicker)} title={t(messages.title)}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '7fr 5fr' },
          columnGap: 6,
          rowGap: 3,
          mt: 5,
          pt: 3.5,
          borderTop: 1,
          borderColor: 'line.main',
        }}
      >
        <Typography variant="lead" sx={{ maxWidth: '56ch', color: 'text.secondary', textWrap: 'pretty' }}>
          {t(messages.text, { product: productName })}
        </Typography>
        <div>
          <Typography sx={{ ...prose, maxWidth: '46ch' }}>
            {t(messages.support)} <Link href={`mailto:${email}`}>{email}</Link>
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
            <ButtonLink href={hrefs.signup} variant="contained" size="large">
              {t(landing.tryFree)}
            </ButtonLink>
            {hrefs.contact !== undefined && (
              <ButtonLink href={hrefs.contact} size="large">
                {t(messages.contact)}
              </ButtonLink>
            )}
          </Box>
        </div>
      </Box>
    </Section>
  );
}
