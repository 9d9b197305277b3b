import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormatters, type Unit } from '../../i18n/index.ts';
import { grid } from '../../theme/grid.ts';
import { ChartFrame, Swatch, type ChartCardProps, type ChartTable } from '../ChartFrame/index.ts';
import { messages } from '../charts.messages.ts';
import { PiePlot } from '../parts/lazyPlots.tsx';
import type { ChartColor } from '../../theme/chartColor.ts';
import { useValueTexts } from '../parts/useTexts.ts';
import { PieSentence } from './PieSentence.tsx';
import { partThatIsNearlyAll } from './nearlyAll.ts';
import * as tokens from '../../theme/generated/tokens.ts';

export interface PieChartPart {
  id: string;
  label: string;
  /** Not negative. */
  value: number;
  color: ChartColor;
}

export interface PieChartProps extends ChartCardProps {
  /** Shown instead of an empty ring. Default: a sentence that says so. */
  emptyText?: ReactNode;
  /** The parts of the whole, in the order of the ring: two to about six. */
  parts: readonly PieChartPart[];
  unit: Unit;
  /** In the middle of the ring: the figure that the chart is about. */
  centre?: ReactNode;
}

const SIZE = tokens.size.plot.ring;

/**
 * Parts of a whole, as a ring with their names and shares beside it, or as a table of the same values. Where one part is 97 % of the whole
 * or more, a sentence says so in place of the ring.
 */
export function PieChart({ parts, unit, centre, ...card }: PieChartProps) {
  const intl = useIntl();
  const { percent } = useFormatters();
  const { value: write } = useValueTexts(unit);
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const written = parts.map((part) => ({ ...part, text: write(part.value) }));
  const table = useMemo(
    (): ChartTable => ({
      rowHeader: intl.formatMessage(messages.label),
      columns: [{ id: 'value', label: card.title }],
      rowCount: parts.length,
      rowAt: (index) => {
        const part = parts[index];
        return part === undefined
          ? { id: '', name: '', values: [], texts: [] }
          : { id: part.label, name: part.label, values: [part.value], texts: [write(part.value)] };
      },
    }),
    [intl, card.title, parts, write],
  );
  const most = partThatIsNearlyAll(parts);
  // A ring of one colour shows nothing: it is said instead.
  if (most !== undefined) {
    return (
      <ChartFrame {...card} height={grid(8)} empty={whole <= 0} table={table}>
        <PieSentence parts={written} most={most} unit={unit} whole={write(whole)} centre={centre} />
      </ChartFrame>
    );
  }
  return (
    <ChartFrame height={SIZE} {...card} empty={whole <= 0} table={table}>
      <Box
        sx={{
          '&&': { position: 'relative' }, // the names make the card higher if they are below the ring
          height: '100%',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          alignContent: 'center',
          justifyContent: 'center',
          columnGap: 3.5,
          rowGap: 1.5,
        }}
      >
        <Box sx={{ position: 'relative', width: SIZE, height: SIZE, flex: 'none' }}>
          <PiePlot parts={written} title={card.title} size={SIZE} />
          {centre !== undefined && (
            <Box
              sx={{
                position: 'absolute',
                inset: 0,
                display: 'grid',
                placeContent: 'center',
                textAlign: 'center',
                pointerEvents: 'none',
              }}
            >
              {centre}
            </Box>
          )}
        </Box>
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, flex: `1 1 ${grid(16)}px`, minWidth: 0, maxWidth: grid(32.5) }}
        >
          {written.map(({ id, label, value, color, text }) => (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                py: 0.75,
                borderTop: 1,
                borderColor: 'line.soft',
                '&:first-of-type': { borderTop: 0 },
              }}
            >
              <Swatch color={color} />
              <Typography component="span" variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {label}
              </Typography>
              <Typography
                component="span"
                variant="body2"
                sx={(theme) => ({
                  ...theme.mixins.tabular,
                  fontWeight: theme.typography.fontWeightStrong,
                  whiteSpace: 'nowrap',
                })}
              >
                {unit === 'percent' ? text : percent((100 * value) / whole)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </ChartFrame>
  );
}
