import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { surface } from '../../theme/surface.ts';
import { BusyButton } from '../BusyButton/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/index.ts';
import { messages } from './DataTable.messages.ts';
import { classes } from './gridStyles.ts';
import type { DataTableColumn } from './types.ts';

export interface TotalsProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
}

export interface TotalsRowProps<Row> extends TotalsProps<Row> {
  /** Its row in the grid, the heading being 0. */
  place: number;
  rowIndex: number;
  cellRole: 'gridcell' | undefined;
}

const totalCell = (theme: Theme) =>
  ({
    ...theme.typography.body1,
    ...theme.mixins.tabular,
    position: 'sticky',
    bottom: 0,
    zIndex: theme.zIndex.raised,
    fontWeight: theme.typography.fontWeightStrong,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.primary,
    border: 0,
    borderTop: theme.mixins.hairline(theme.vars.palette.line.main),
    backgroundColor: surface(theme),
  }) as const;

function TotalsRowOf<Row>({ columns, rows, place, rowIndex, cellRole }: TotalsRowProps<Row>) {
  const named = columns.find(({ heading }) => heading === undefined)?.id;
  return (
    <TableFooter>
      <TableRow aria-rowindex={rowIndex}>
        {columns.map(({ id, align, action, total }, index) => (
          <TableCell
            key={id}
            role={cellRole}
            data-cell={`${place}:${index}`}
            align={align === 'end' ? 'right' : 'left'}
            className={action === true ? classes.acts : undefined}
            sx={totalCell}
          >
            {total ? total(rows) : id === named ? <FormattedMessage {...messages.total} /> : null}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
}

/** The totals under the grid, which stay in sight; computed again only when the rows change, not when they scroll. */
export const TotalsRow = memo(TotalsRowOf) as typeof TotalsRowOf;

/** The totals under the cards, each with its name. */
export function CardTotals<Row>({ columns, rows }: TotalsProps<Row>) {
  return (
    <Box sx={{ pt: 1.5 }}>
      <Typography sx={{ fontWeight: 'strong' }}>
        <FormattedMessage {...messages.total} />
      </Typography>
      <Box component="dl" sx={(theme) => ({ ...theme.typography.body2, ...theme.mixins.tabular, m: 0, mt: 0.5 })}>
        {columns.map(
          ({ id, header, total }) =>
            total && (
              <Box key={id} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25 }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {header}
                </Box>
                <Box component="dd" sx={{ m: 0, fontWeight: 'control' }}>
                  {total(rows)}
                </Box>
              </Box>
            ),
        )}
      </Box>
    </Box>
  );
}

const count = (theme: Theme) => ({ ...theme.mixins.tabular, color: 'text.secondary' });

export interface CountProps {
  shown: number;
  /** Null: not known. */
  total: number | null;
  loading: boolean;
  /** Whether filters leave rows out. */
  filtered: boolean;
  onLoadMore: (() => void) | undefined;
}

// As many rows are seen at a glance and need no count.
const FEW = 25;

/** How many of all rows are shown, and a button for the next ones. */
export function Count({ shown, total, loading, filtered, onLoadMore }: CountProps) {
  const intl = useIntl();
  if (onLoadMore === undefined && !filtered && total !== null && total <= shown && total <= FEW) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, pt: 1.5 }}>
      <Typography variant="body2" role="status" sx={count}>
        {total === null ? (
          <FormattedMessage {...messages.someShown} values={{ shown }} />
        ) : (
          <FormattedMessage {...messages.shown} values={{ shown, total }} />
        )}
      </Typography>
      {onLoadMore !== undefined && (
        <BusyButton
          size="small"
          onClick={onLoadMore}
          busy={loading}
          busyLabel={intl.formatMessage(messages.loadingMore)}
        >
          <FormattedMessage {...messages.loadMore} />
        </BusyButton>
      )}
    </Box>
  );
}

export interface PagerProps {
  /** From 0. */
  page: number;
  pageSize: number;
  /** The number of rows on all pages. */
  total: number;
  onPageChange: (page: number) => void;
}

/** Which of all rows are shown, and buttons for the pages before and after. */
export function Pager({ page, pageSize, total, onPageChange }: PagerProps) {
  const intl = useIntl();
  const from = page * pageSize + 1;
  const to = Math.min(total, from + pageSize - 1);
  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage(messages.pages)}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, pt: 1.5 }}
    >
      <Typography variant="body2" role="status" sx={count}>
        <FormattedMessage {...messages.range} values={{ from, to, total }} />
      </Typography>
      <IconButton
        aria-label={intl.formatMessage(messages.previous)}
        disabled={page === 0}
        onClick={() => onPageChange(page - 1)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        aria-label={intl.formatMessage(messages.next)}
        disabled={to >= total}
        onClick={() => onPageChange(page + 1)}
      >
        <ChevronRightIcon />
      </IconButton>
    </Box>
  );
}
