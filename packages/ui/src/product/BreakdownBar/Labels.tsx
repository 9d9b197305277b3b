import type { BreakdownPartName } from '@adaos/domain';
import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { Link } from '../../components/Link/index.ts';
import type { BreakdownRow } from './breakdown.ts';
import { lossMessage, partMessages } from './BreakdownBar.messages.ts';
import { swatch } from './colors.ts';
import { WIDE, type LabelPlaces } from './useLabelPlaces.ts';
import { grid, spacing } from '../../theme/grid.ts';

export interface LabelsProps {
  ref: Ref<HTMLUListElement>;
  rows: readonly BreakdownRow[];
  /** The positions of the labels under the bar; null when they are a list. */
  places: LabelPlaces | null;
  labelledBy: string;
  active: BreakdownPartName | null;
  onActivate: (part: BreakdownPartName | null) => void;
  partHref?: (part: BreakdownPartName) => string | undefined;
}

const wide = `@container (min-width: ${WIDE}px)`;

/** The parts in words: under their segments, side by side, or on narrow screens as rows. */
export function Labels({ ref, rows, places, labelledBy, active, onActivate, partHref }: LabelsProps) {
  return (
    <Box
      component="ul"
      ref={ref}
      aria-labelledby={labelledBy}
      style={places === null ? {} : { height: places.height }}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        mt: places === null ? 1 : 0,
        position: 'relative',
        [wide]: { display: 'flex', flexWrap: 'wrap', columnGap: 3.5, rowGap: 1.5, mt: places === null ? 1.5 : 0 },
        // The positions are for the window; a printed page has another width.
        '@media print': {
          '&&': { height: 'auto !important', mt: 1.5, columnGap: 1.5, justifyContent: 'space-between' },
          '& > li': { position: 'relative !important', left: 'auto !important' },
        },
      }}
    >
      {rows.map((row, index) => (
        <Box
          component="li"
          key={row.part}
          onPointerEnter={() => onActivate(row.part)}
          onPointerLeave={() => onActivate(null)}
          onFocus={() => onActivate(row.part)}
          onBlur={() => onActivate(null)}
          style={places === null ? {} : { position: 'absolute', left: places.labels[index] ?? 0 }}
          sx={(theme) => ({
            ...theme.mixins.tabular,
            position: 'relative',
            display: 'grid',
            gridTemplateColumns: 'auto 1fr auto 4.5ch',
            alignItems: 'baseline',
            alignContent: 'center',
            columnGap: 1,
            py: 1,
            ...theme.mixins.finger,
            borderTop: theme.mixins.hairline(theme.vars.palette.line.soft),
            opacity: active === null || active === row.part ? 1 : 0.5,
            transition: theme.transitions.create('opacity'),
            '&:first-of-type': { borderTop: 0 },
            [wide]: {
              width: 'max-content',
              gridTemplateColumns: 'auto 1fr',
              columnGap: 0.75,
              rowGap: 0.25,
              alignContent: 'start',
              py: 0,
              border: 0,
            },
          })}
        >
          <LabelContent row={row} href={partHref?.(row.part)} />
        </Box>
      ))}
    </Box>
  );
}

// The heading names the currency; shorter amounts keep the labels nearer to their segments.
function LabelContent({ row, href }: { row: BreakdownRow; href: string | undefined }) {
  const intl = useIntl();
  const { number } = useFormatters();
  const loss = row.part === 'profit' && row.amount < 0;
  const name = intl.formatMessage(loss ? lossMessage : partMessages[row.part]);
  const amount = number(row.amount, { maximumFractionDigits: 0 });
  const emphasis = row.part === 'profit';
  return (
    <>
      <Box
        aria-hidden="true"
        sx={(theme) => ({
          width: grid(1),
          height: grid(1),
          borderRadius: `${theme.radii.mark}px`,
          background: swatch(theme, row),
          alignSelf: 'center',
        })}
      />
      <Box
        component="span"
        sx={(theme) => ({
          ...theme.typography.body2,
          lineHeight: theme.typography.caption.lineHeight,
          color: emphasis ? 'text.primary' : 'text.secondary',
          fontWeight: emphasis ? 'strong' : 'regular',
          minWidth: 0,
        })}
      >
        {href === undefined ? (
          name
        ) : (
          <Link
            href={href}
            tone="quiet"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: spacing(-0.25, 0) } }}
          >
            {name}
          </Link>
        )}
      </Box>
      <Box
        component="span"
        sx={(theme) => ({
          ...theme.typography.body2,
          lineHeight: theme.typography.caption.lineHeight,
          color: 'text.secondary',
          whiteSpace: 'nowrap',
          [wide]: { ...theme.typography.caption, color: 'text.secondary', gridRow: 3, gridColumn: '1 / -1' },
        })}
      >
        {amount}
      </Box>
      <Box
        component="strong"
        sx={(theme) => ({
          ...theme.typography.body1,
          lineHeight: theme.typography.caption.lineHeight,
          fontWeight: 'bold',
          textAlign: 'right',
          color: loss ? 'error.main' : emphasis ? theme.vars.palette.chart.profit : 'text.primary',
          [wide]: {
            gridRow: 2,
            gridColumn: '1 / -1',
            textAlign: 'left',
            fontSize: theme.typography.subtitle1.fontSize,
          },
        })}
      >
        {row.share !== null && number(row.share, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
      </Box>
    </>
  );
}
