import type { BreakdownPartName } from '@adaos/domain';
import { styled } from '@mui/material/styles';
import type { Ref, SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { Link } from '../../components/Link/index.ts';
import { BREAKDOWN_ORDER, type BreakdownRow } from './breakdown.ts';
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

// The rules of all rows are of the list: a styled element for each of their parts would be a quarter of the overview's.
const List = styled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  const { body1, body2, caption, subtitle1 } = theme.typography;
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    marginTop: theme.spacing(1),
    position: 'relative',
    [wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.spacing(3.5),
      rowGap: theme.spacing(1.5),
      marginTop: theme.spacing(1.5),
    },
    '&[data-placed]': { marginTop: 0 },
    '& > li': {
      ...theme.mixins.tabular,
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto 4.5ch',
      alignItems: 'baseline',
      alignContent: 'center',
      columnGap: theme.spacing(1),
      paddingBlock: theme.spacing(1),
      ...theme.mixins.finger,
      borderTop: theme.mixins.hairline(palette.line.soft),
      transition: theme.transitions.create('opacity'),
      '&[data-aside]': { opacity: 0.5 },
      '&:first-of-type': { borderTop: 0 },
      [wide]: {
        width: 'max-content',
        gridTemplateColumns: 'auto 1fr',
        columnGap: theme.spacing(0.75),
        rowGap: theme.spacing(0.25),
        alignContent: 'start',
        paddingBlock: 0,
        border: 0,
      },
    },
    '& .Breakdown-swatch': {
      width: grid(1),
      height: grid(1),
      borderRadius: theme.radii.mark,
      alignSelf: 'center',
    },
    ...Object.fromEntries(
      BREAKDOWN_ORDER.map((part) => [
        `& [data-part=${part}] .Breakdown-swatch`,
        { background: swatch(theme, { part, amount: 0 }) },
      ]),
    ),
    '& .Breakdown-name': {
      ...body2,
      lineHeight: caption.lineHeight,
      color: palette.text.secondary,
      fontWeight: theme.typography.fontWeightRegular,
      minWidth: 0,
    },
    '& .Breakdown-amount': {
      ...body2,
      lineHeight: caption.lineHeight,
      color: palette.text.secondary,
      whiteSpace: 'nowrap',
      [wide]: { ...caption, color: palette.text.secondary, gridRow: 3, gridColumn: '1 / -1' },
    },
    '& .Breakdown-share': {
      ...body1,
      lineHeight: caption.lineHeight,
      fontWeight: theme.typography.fontWeightBold,
      textAlign: 'right',
      color: palette.text.primary,
      [wide]: { gridRow: 2, gridColumn: '1 / -1', textAlign: 'left', fontSize: subtitle1.fontSize },
    },
    '& [data-part=profit]': {
      '& .Breakdown-name': { color: palette.text.primary, fontWeight: theme.typography.fontWeightStrong },
      '& .Breakdown-share': { color: palette.chart.profit },
    },
    '& [data-loss]': {
      '& .Breakdown-swatch': { background: swatch(theme, { part: 'profit', amount: -1 }) },
      '& .Breakdown-share': { color: palette.error.main },
    },
    // The positions are for the window; a printed page has another width.
    '@media print': {
      '&&': {
        height: 'auto !important',
        marginTop: theme.spacing(1.5),
        columnGap: theme.spacing(1.5),
        justifyContent: 'space-between',
      },
      '& > li': { position: 'relative !important', left: 'auto !important' },
    },
  };
});

/** The parts in words: under their segments, side by side, or on narrow screens as rows. */
export function Labels({ ref, rows, places, labelledBy, active, onActivate, partHref }: LabelsProps) {
  const partAt = ({ target }: SyntheticEvent) => {
    const name = target instanceof Element ? target.closest('li')?.dataset['part'] : undefined;
    return rows.find(({ part }) => part === name)?.part ?? null;
  };
  return (
    <List
      ref={ref}
      aria-labelledby={labelledBy}
      onPointerOver={(event) => onActivate(partAt(event))}
      onPointerLeave={() => onActivate(null)}
      onFocus={(event) => onActivate(partAt(event))}
      onBlur={() => onActivate(null)}
      {...(places && { 'data-placed': '', style: { height: places.height } })}
    >
      {rows.map((row, index) => (
        <li
          key={row.part}
          data-part={row.part}
          {...(row.part === 'profit' && row.amount < 0 && { 'data-loss': '' })}
          {...(active !== null && active !== row.part && { 'data-aside': '' })}
          {...(places && { style: { position: 'absolute', left: places.labels[index] ?? 0 } })}
        >
          <LabelContent row={row} href={partHref?.(row.part)} />
        </li>
      ))}
    </List>
  );
}

// The heading names the currency; shorter amounts keep the labels nearer to their segments.
function LabelContent({ row, href }: { row: BreakdownRow; href: string | undefined }) {
  const intl = useIntl();
  const { number } = useFormatters();
  const name = intl.formatMessage(row.part === 'profit' && row.amount < 0 ? lossMessage : partMessages[row.part]);
  return (
    <>
      <span className="Breakdown-swatch" aria-hidden="true" />
      <span className="Breakdown-name">
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
      </span>
      <span className="Breakdown-amount">{number(row.amount, { maximumFractionDigits: 0 })}</span>
      <strong className="Breakdown-share">
        {row.share !== null && number(row.share, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
      </strong>
    </>
  );
}
