import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { saveFile } from '../../internal/saveFile.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { SearchIcon } from '../Icon/index.ts';
import { grid } from '../../theme/grid.ts';
import { CARD_HEIGHT, Cards } from './Cards.tsx';
import { messages } from './DataTable.messages.ts';
import { BulkBar } from './BulkBar.tsx';
import { Count, Pager } from './Footer.tsx';
import { Grid } from './Grid.tsx';
import { ROW_HEIGHT } from './gridStyles.ts';
import { exportRows, useRows } from './rows.ts';
import { useTableState } from './tableState.ts';
import { Toolbar } from './Toolbar.tsx';
import type { DataTableColumn, DataTableProps } from './types.ts';
import { useSelection } from './useSelection.tsx';

const LINE = tokens.border.strong;

/** Rows of figures: sorted, filtered and navigated by keyboard, under a header that stays; on phones a card for each row. */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactNode {
  const { label, columns, rows, rowKey, rowHref, onRowOpen, total, onLoadMore, loadingMore = false } = props;
  const { pageSize, server, refreshing = false, loading = false, error, empty } = props;
  const { chooseColumns = false, exportName, actions, maxHeight = grid(80), cardsBelow = 'sm' } = props;
  const narrow = useMediaQuery((theme) => theme.breakpoints.down(cardsBelow), { noSsr: true });
  const state = useTableState(props);
  const { query, visible } = state;
  const { local, left, page, shown } = useRows(props, query);
  const title = columns.find(({ card }) => card === 'title') ?? columns[0];
  const selection = useSelection(props, local ? left : rows, title);
  const drawn = useMemo(() => (selection ? [selection.column, ...visible] : visible), [selection, visible]);
  const whole = onLoadMore === undefined || server !== undefined;

  if (error !== undefined) return error;
  if (loading) return <TableSkeleton label={label} columns={visible} narrow={narrow} />;
  const filtered = Object.keys(query.filters).length > 0;
  if (rows.length === 0 && !filtered) return empty ?? null;
  const titleColumn = title?.id;
  const rowCount = local ? left.length : (total ?? rows.length);
  const paged = pageSize !== undefined && rowCount > pageSize;
  const rowsProps = {
    label,
    columns: drawn,
    rows: shown,
    rowKey,
    offset: pageSize === undefined ? 0 : page * pageSize,
    rowCount,
    titleColumn,
    totalled: local && visible.some((column) => column.total) ? left : undefined,
    rowHref,
    onRowOpen,
    selected: selection?.keys,
  };
  const download = () => {
    const written = state.columns.filter((column) => column.alwaysExported === true || visible.includes(column));
    const text = exportRows(written, server ? rows : left);
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${exportName}.csv`);
  };
  return (
    <Box aria-busy={refreshing || undefined} sx={{ position: 'relative' }}>
      <Toolbar
        label={label}
        state={state}
        narrow={narrow}
        titleColumn={titleColumn}
        whole={whole}
        chooseColumns={chooseColumns}
        onExport={exportName === undefined ? undefined : download}
        actions={actions}
      />
      {selection && (
        <BulkBar count={selection.keys.size} onClear={selection.clear}>
          {props.renderBulkActions?.(selection.rows)}
        </BulkBar>
      )}
      {refreshing && <LinearProgress aria-hidden sx={{ height: LINE, mb: `-${LINE}px` }} />}
      {shown.length === 0 ? (
        <NoMatch onClear={state.clearFilters} />
      ) : narrow ? (
        <Cards {...rowsProps} />
      ) : (
        <Grid
          {...rowsProps}
          sort={query.sort}
          onSort={whole ? state.sortBy : undefined}
          density={state.density}
          maxHeight={maxHeight}
        />
      )}
      {paged ? (
        <Pager page={page} pageSize={pageSize} total={rowCount} onPageChange={state.goTo} />
      ) : (
        <Count
          shown={left.length}
          total={total === null ? null : (total ?? rows.length)}
          loading={loadingMore}
          filtered={filtered}
          onLoadMore={onLoadMore}
        />
      )}
    </Box>
  );
}

/** Shown instead of the rows where none passes the filters. */
function NoMatch({ onClear }: { onClear: () => void }) {
  const intl = useIntl();
  return (
    <EmptyState
      level={3}
      icon={SearchIcon}
      title={intl.formatMessage(messages.noMatch)}
      description={intl.formatMessage(messages.noMatchText)}
      action={
        <Button onClick={onClear}>
          <FormattedMessage {...messages.clearAll} />
        </Button>
      }
    />
  );
}

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

interface TableSkeletonProps<Row> {
  label: string;
  columns: readonly DataTableColumn<Row>[];
  narrow: boolean;
}

/** The shape of the rows before they have loaded. */
function TableSkeleton<Row>({ label, columns, narrow }: TableSkeletonProps<Row>) {
  const intl = useIntl();
  const shown = narrow ? columns.slice(0, 2) : columns;
  return (
    <Box role="status" aria-label={intl.formatMessage(messages.loading, { label })} aria-busy="true">
      {ROWS.map((row) => (
        <Box
          key={row}
          sx={(theme) => ({
            display: 'flex',
            gap: 3,
            alignItems: 'center',
            height: narrow ? CARD_HEIGHT : ROW_HEIGHT.comfortable,
            borderBottom: theme.mixins.hairline(theme.vars.palette.line.soft),
          })}
        >
          {shown.map(({ id, align, nowrap }) => (
            <Box
              key={id}
              sx={{
                flex: nowrap === false ? 2 : 1,
                display: 'flex',
                justifyContent: align === 'end' ? 'flex-end' : 'flex-start',
              }}
            >
              <Skeleton width={align === 'end' ? '48%' : '72%'} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
