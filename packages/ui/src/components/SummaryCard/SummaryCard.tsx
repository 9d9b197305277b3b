import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { Card } from '../Card/index.ts';
import type { StatusTone } from '../StatusChip/index.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';
import { shrinking } from '../../theme/typography.ts';

const Root = styled(Card, { name: 'AdaosSummaryCard', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  containerType: 'inline-size',
});

export interface SummaryCardProps {
  /** What the figure is, in two or three words. */
  label: ReactNode;
  /** The figure, formatted. */
  value: ReactNode;
  /** What it is a part of, or what it means. */
  note?: ReactNode;
  /** The change from the previous period: a `Change`. Replaces the note. */
  change?: ReactNode;
  /** One of the library's icons. */
  icon?: ElementType;
  /** Colours the icon where the figure is good or bad news; the note says which. Default `neutral`. */
  tone?: StatusTone;
  /** Beside the label, e.g. the mark of sample data. */
  mark?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosSummaryCard: 'root';
  }
  interface ComponentsPropsList {
    AdaosSummaryCard: SummaryCardProps;
  }
}

const TONES = { good: 'success', careful: 'warning', bad: 'error', info: 'info' } as const;

/** One of the four figures at the top of a screen. It can't be opened; for one that can use `KpiCard`. */
export function SummaryCard(props: SummaryCardProps) {
  const {
    label,
    value,
    note,
    change,
    icon: Icon,
    tone = 'neutral',
    mark,
  } = useThemeProps({ props, name: 'AdaosSummaryCard' });
  return (
    <Root component="section" padding="small">
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: grid(3.5),
        }}
      >
        <Typography component="h2" variant="label" sx={{ color: 'text.secondary', pt: 0.375, textWrap: 'balance' }}>
          {label}
        </Typography>
        {Icon !== undefined && (
          <Box
            aria-hidden
            sx={(theme) => ({
              display: { xs: 'none', sm: 'grid' },
              placeItems: 'center',
              flex: 'none',
              width: grid(3.5),
              height: grid(3.5),
              borderRadius: `${theme.radii.small}px`,
              color: tone === 'neutral' ? 'text.secondary' : `${TONES[tone]}.main`,
              bgcolor: tone === 'neutral' ? 'quiet' : `${TONES[tone]}.soft`,
            })}
          >
            <Icon sx={{ fontSize: tokens.size.icon.medium }} />
          </Box>
        )}
      </Box>
      <Typography
        variant="figureMedium"
        component="p"
        sx={{
          mt: 0.75,
          overflowWrap: 'anywhere',
          // However narrow the card, six digits and their cents fit on one line with the currency.
          fontSize: shrinking('subtitle', '13.8cqi', 'figureMedium'),
          // A number never breaks: a part of it would be read as another number.
          '& span span': { whiteSpace: 'nowrap' },
        }}
      >
        {value}
      </Typography>
      {(change ?? note) !== undefined && (
        <Typography
          variant="body2"
          component="div"
          sx={{
            mt: 0.25,
            color: 'text.secondary',
            textWrap: 'pretty',
            hyphens: 'auto',
            '& > span': { fontSize: 'inherit' },
          }}
        >
          {change ?? note}
        </Typography>
      )}
      {mark !== undefined && <Box sx={{ mt: 'auto', pt: 1 }}>{mark}</Box>}
    </Root>
  );
}
