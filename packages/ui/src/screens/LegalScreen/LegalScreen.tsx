import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { PRODUCT_NAME } from '../../internal/brand.ts';
import { messages } from './LegalScreen.messages.ts';
import type { LegalDocument, LegalSection } from './types.ts';
import { grid } from '../../theme/grid.ts';

export type LegalScreenProps = {
  document: LegalDocument;
  /** The product's name. Default "Adaos". */
  productName?: string;
  /** The general e-mail address. */
  email: string;
  /** Who runs the product: name, address and registration. Without it the text is marked as a template that is not to be published. */
  company?: string | undefined;
};

function Section({ section, fill }: { section: LegalSection; fill: (text: string) => string }) {
  return (
    <Box component="section" id={section.id} aria-labelledby={`${section.id}-title`} sx={{ scrollMarginTop: 24 }}>
      <Typography id={`${section.id}-title`} variant="heading" component="h2">
        {section.title}
      </Typography>
      {section.body.map((part) =>
        typeof part === 'string' ? (
          <Typography key={part} variant="prose" component="p" sx={{ mt: 1.5, textWrap: 'pretty' }}>
            {fill(part)}
          </Typography>
        ) : (
          <Box key={part[0]} component="ul" sx={{ mt: 1.5, mb: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
            {part.map((point) => (
              <Typography key={point} component="li" variant="prose" sx={{ textWrap: 'pretty' }}>
                {fill(point)}
              </Typography>
            ))}
          </Box>
        ),
      )}
    </Box>
  );
}

/** A legal text with its sections and a table of contents beside it. Part of a public page. */
export function LegalScreen({ document, productName = PRODUCT_NAME, email, company }: LegalScreenProps) {
  const intl = useIntl();
  const { day } = useFormatters();
  const contentsId = useId();
  const facts = { product: productName, email, company: company ?? intl.formatMessage(messages.operator) };
  const fill = (text: string) =>
    Object.entries(facts).reduce((filled, [name, fact]) => filled.replaceAll(`{${name}}`, fact), text);
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `minmax(0, 68ch) minmax(${grid(25)}px, 1fr)` },
        columnGap: { md: 8, lg: 12 },
        rowGap: 4,
        pt: { xs: 3, md: 8 },
      }}
    >
      <Box component="header" sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="headline" component="h1">
          {document.title}
        </Typography>
        <Typography variant="lead" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          {fill(document.lead)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.tertiary' }}>
          <FormattedMessage {...messages.version} values={{ day: day(document.version, { style: 'long' }) }} />
        </Typography>
        {company === undefined && (
          <Alert severity="warning" role="note">
            <AlertTitle>
              <FormattedMessage {...messages.template} />
            </AlertTitle>
            <FormattedMessage {...messages.templateText} values={{ product: productName }} />
          </Alert>
        )}
      </Box>
      <Box
        component="nav"
        aria-labelledby={contentsId}
        sx={{
          gridColumn: { md: 2 },
          gridRow: { md: '1 / span 2' },
          alignSelf: 'start',
          position: { md: 'sticky' },
          top: grid(4),
        }}
      >
        <Typography id={contentsId} variant="label" component="h2" sx={{ color: 'text.secondary' }}>
          {intl.formatMessage(messages.contents)}
        </Typography>
        <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 }}>
          {document.sections.map(({ id, title }) => (
            <li key={id}>
              <Link
                href={`#${id}`}
                tone="quiet"
                sx={({ mixins }) => ({ display: 'block', py: 0.5, color: 'text.secondary', ...mixins.fingerLink })}
              >
                {title}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 5, gridColumn: { md: 1 } }}>
        {document.sections.map((section) => (
          <Section key={section.id} section={section} fill={fill} />
        ))}
      </Box>
    </Box>
  );
}
