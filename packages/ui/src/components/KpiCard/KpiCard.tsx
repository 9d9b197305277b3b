import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Card } from '../Card/index.ts';
import { ChevronRightIcon } from '../Icon/index.ts';
import type { Unit } from '../../i18n/index.ts';
import { Figure } from '../../internal/Figure.tsx';
import { Link } from '../Link/index.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';
import { shrinking } from '../../theme/typography.ts';

export interface KpiCardProps {
  /** What the figure is, e.g. "Ad spend". */
  label: string;
  /** The figure: a number is written by `unit`, all else is shown as it is. Without it the `note` says why there is none. */
  value?: ReactNode;
  /** What a number is. Left out, it is a plain number. */
  unit?: Unit;
  /** The change against the period before: a `Change`. */
  change?: ReactNode;
  /** The trend of the figure: a `Sparkline`. */
  sparkline?: ReactNode;
  /** What the figure means, or how to get it. */
  note?: ReactNode;
  /** The next step where the figure is not known, e.g. a button. */
  action?: ReactNode;
  /** Beside the label, e.g. the mark of sample data. */
  mark?: ReactNode;
  /** The address that the card opens. With neither this nor `onOpen` the card does not open. */
  href?: string;
  onOpen?: () => void;
}

const Root = styled(Card, { name: 'AdaosKpiCard', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  containerType: 'inline-size',
  transition: theme.transitions.create('border-color'),
  '&:hover:has(.KpiCard-opens)': { borderColor: theme.vars.palette.line.control },
  '&:hover .KpiCard-opens': { transform: `translateX(${grid(0.25)}px)` },
}));

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosKpiCard: 'root';
  }
  interface ComponentsPropsList {
    AdaosKpiCard: KpiCardProps;
  }
}

/** The width of one of three cards on a tablet: seven digits on a line, the trend below. */
const NARROW = `@container (max-width: ${tokens.container.narrow - 1}px)`;

const stretched = { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } } as const;

function Label({ label, href, onOpen }: Pick<KpiCardProps, 'label' | 'href' | 'onOpen'>) {
  const content = (
    <>
      {label}
      <ChevronRightIcon
        className="KpiCard-opens"
        aria-hidden
        sx={(theme) => ({
          fontSize: tokens.size.icon.small,
          ml: 0.25,
          verticalAlign: 'text-bottom',
          color: 'text.tertiary',
          transition: theme.transitions.create('transform'),
          '@media print': { display: 'none' },
        })}
      />
    </>
  );
  const sx = { ...stretched, color: 'inherit', font: 'inherit', textAlign: 'left', textDecoration: 'none' } as const;
  if (href !== undefined) {
    return (
      <Link href={href} sx={sx}>
        {content}
      </Link>
    );
  }
  if (onOpen === undefined) return label;
  return (
    <ButtonBase onClick={onOpen} disableRipple sx={{ ...sx, position: 'static', borderRadius: 'inherit' }}>
      {content}
    </ButtonBase>
  );
}

/** One figure of a screen: its name, its value, its change and its trend. The whole card is clickable. */
export function KpiCard(props: KpiCardProps) {
  const {
    label,
    value,
    unit = 'number',
    change,
    sparkline,
    note,
    action,
    mark,
    href,
    onOpen,
  } = useThemeProps({
    props,
    name: 'AdaosKpiCard',
  });
  return (
    <Root component="section" padding="small">
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 1,
          rowGap: 0.5,
          minHeight: grid(2.75),
        }}
      >
        <Typography component="h2" variant="label" sx={{ color: 'text.secondary' }}>
          <Label label={label} {...(href !== undefined && { href })} {...(onOpen !== undefined && { onOpen })} />
        </Typography>
        {mark}
      </Box>
      <Box
        sx={{
          display: 'grid',
          flex: 1,
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gridTemplateRows: 'auto 1fr',
          gridTemplateAreas: { xs: '"value course" "text text"', sm: '"value value" "text course"' },
          [NARROW]: { gridTemplateAreas: '"value value" "text text" "course course"' },
          columnGap: 1.5,
          mt: 0.5,
        }}
      >
        {value !== undefined && (
          <Typography
            variant="figureMedium"
            component="p"
            sx={{
              gridArea: 'value',
              overflowWrap: 'anywhere',
              '& span span': { whiteSpace: 'nowrap' },
              [NARROW]: { fontSize: shrinking('figureSmall', '11.5cqi', 'figureMedium') },
            }}
          >
            {typeof value === 'number' ? <Figure value={value} unit={unit} /> : value}
          </Typography>
        )}
        <Box sx={{ gridArea: 'text', minWidth: 0, mt: value === undefined ? 0.5 : 0.25 }}>
          {change}
          {note !== undefined && (
            <Typography variant="body1" component="p" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
              {note}
            </Typography>
          )}
          {action !== undefined && <Box sx={{ mt: 1.5, position: 'relative', zIndex: 'raised' }}>{action}</Box>}
        </Box>
        {sparkline !== undefined && (
          <Box
            sx={{
              gridArea: 'course',
              alignSelf: { xs: 'center', sm: 'end' },
              [NARROW]: { mt: 1 },
            }}
          >
            {sparkline}
          </Box>
        )}
      </Box>
    </Root>
  );
}
