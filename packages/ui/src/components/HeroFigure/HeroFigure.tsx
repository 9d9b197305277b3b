import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Unit } from '../../i18n/index.ts';
import { Figure } from '../../internal/Figure.tsx';
import { grid } from '../../theme/grid.ts';
import { shrinking } from '../../theme/typography.ts';
import * as tokens from '../../theme/generated/tokens.ts';

const Root = styled('div', { name: 'AdaosHeroFigure', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.spacing(1.5, 4),
}));

export interface HeroFigureProps {
  /** What the figure is, e.g. "Net profit". */
  label: ReactNode;
  value: number;
  /** What the value is. */
  unit: Unit;
  /** The change from the previous period: a `Change`. */
  change?: ReactNode;
  /** What the figure means, in one sentence. */
  note?: ReactNode;
  /** Beside the label, e.g. the mark of sample data. */
  mark?: ReactNode;
  /** The next step: a link or a button. */
  action?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosHeroFigure: 'root';
  }
  interface ComponentsPropsList {
    AdaosHeroFigure: HeroFigureProps;
  }
}

/** The main figure of a screen, with its change and what it means. */
export function HeroFigure(props: HeroFigureProps) {
  const { label, value, unit, change, note, mark, action } = useThemeProps({ props, name: 'AdaosHeroFigure' });
  return (
    <Root>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: grid(2.75) }}>
          <Typography component="h2" variant="label" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          {mark}
        </Box>
        {/* Seven digits with their cents still fit on one line of a phone. */}
        <Typography
          component="p"
          variant="figure"
          sx={(theme) => ({
            mt: 0.5,
            [theme.breakpoints.down(tokens.container.compact)]: {
              fontSize: shrinking('title', '9.4vw', 'figureCompact'),
            },
          })}
        >
          <Figure value={value} unit={unit} />
        </Typography>
      </Box>
      {(change !== undefined || note !== undefined) && (
        <Box sx={{ flex: `1 1 ${grid(37.5)}px`, minWidth: 0, pb: 0.75, textWrap: 'pretty' }}>
          {change !== undefined && (
            <Box component="p" sx={{ m: 0 }}>
              {change}
            </Box>
          )}
          {note !== undefined && (
            <Typography variant="body1" component="p" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          )}
        </Box>
      )}
      {action !== undefined && <Box sx={{ pb: 0.75, '@media print': { display: 'none' } }}>{action}</Box>}
    </Root>
  );
}
