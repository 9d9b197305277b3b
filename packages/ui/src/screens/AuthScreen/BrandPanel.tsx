import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { brandPanelMessages as messages } from './AuthScreen.messages.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

// The picture's example of 100 sold; the parts add up to 100.
const PARTS = [
  { part: 'goods', share: 46 },
  { part: 'ads', share: 18 },
  { part: 'shipping', share: 11 },
  { part: 'returns', share: 6 },
  { part: 'fees', share: 5 },
  { part: 'profit', share: 14 },
] as const;

/** The second half of the page: one sentence, and a picture of what the product does, marked as an example. */
export function BrandPanel() {
  const { money, number } = useFormatters();
  return (
    <Box
      component="aside"
      sx={{
        display: 'grid',
        alignContent: 'center',
        gap: 6,
        p: { md: 6, lg: 9 },
        maxWidth: tokens.size.prose,
        mx: 'auto',
        width: '100%',
      }}
    >
      <Typography variant="headline" component="p">
        <FormattedMessage {...messages.title} />
      </Typography>
      <Box component="figure" sx={{ m: 0 }}>
        <Box
          component="figcaption"
          sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 1.5 }}
        >
          <Typography component="span" variant="label">
            <FormattedMessage {...messages.example} values={{ amount: money(100, 'EUR', { decimals: 0 }) }} />
          </Typography>
          <Typography component="span" variant="body2" sx={{ color: 'text.tertiary' }}>
            <FormattedMessage {...messages.exampleMark} />
          </Typography>
        </Box>
        <Box
          aria-hidden
          sx={{
            display: 'flex',
            gap: 0.25,
            height: grid(1.5),
            borderRadius: `${tokens.radius.control}px`,
            overflow: 'hidden',
          }}
        >
          {PARTS.map(({ part, share }) => (
            <Box key={part} sx={(theme) => ({ flex: share, backgroundColor: theme.vars.palette.chart[part] })} />
          ))}
        </Box>
        <Box component="dl" sx={{ m: 0, mt: 2 }}>
          {PARTS.map(({ part, share }) => (
            <Box
              key={part}
              sx={(theme) => ({
                display: 'flex',
                alignItems: 'center',
                gap: 1.25,
                py: 1,
                borderTop: theme.mixins.hairline(theme.vars.palette.line.soft),
                fontWeight: part === 'profit' ? 'bold' : 'regular',
                color: part === 'profit' ? theme.vars.palette.primary.main : theme.vars.palette.text.secondary,
              })}
            >
              <Box
                aria-hidden
                sx={(theme) => ({
                  width: grid(1),
                  height: grid(1),
                  borderRadius: `${tokens.radius.mark}px`,
                  backgroundColor: theme.vars.palette.chart[part],
                })}
              />
              <Typography component="dt" sx={{ fontWeight: 'inherit' }}>
                <FormattedMessage {...messages[part]} />
              </Typography>
              <Typography
                component="dd"
                sx={(theme) => ({ ...theme.mixins.tabular, m: 0, ml: 'auto', fontWeight: 'inherit' })}
              >
                {number(share)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
