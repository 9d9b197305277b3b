import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './problems.messages.ts';
import { prose, Section } from './Section.tsx';
import * as tokens from '../../theme/generated/tokens.ts';

const PROBLEMS = [
  { title: messages.costsTitle, text: messages.costsText },
  { title: messages.adsTitle, text: messages.adsText },
  { title: messages.lateTitle, text: messages.lateText },
];

/** Why a shop does not know what it earns. */
export function Problems() {
  const { formatMessage } = useIntl();
  return (
    <Section anchor="problems" kicker={formatMessage(messages.kicker)} title={formatMessage(messages.title)}>
      <Box
        sx={(theme) => ({
          display: 'grid',
          columnGap: { xs: 3, md: 5 },
          rowGap: 4,
          mt: 5,
          pt: 3.5,
          borderTop: 1,
          borderColor: 'line.main',
          [theme.breakpoints.up(tokens.container.tablet)]: { gridTemplateColumns: 'repeat(3, 1fr)' },
        })}
      >
        {PROBLEMS.map(({ title, text }) => (
          <div key={title.id}>
            <Typography component="h3" variant="heading">
              <FormattedMessage {...title} />
            </Typography>
            <Typography sx={{ ...prose, mt: 1, maxWidth: '42ch' }}>
              <FormattedMessage {...text} />
            </Typography>
          </div>
        ))}
      </Box>
    </Section>
  );
}
