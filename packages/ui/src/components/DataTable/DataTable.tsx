import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { saveFile } from '../../internal/saveFile.ts';
import { Cards } from './Cards.tsx';
import { exportRows } from './exportRows.ts';
import { rowTest } from './filters.ts';
import { Foot } from './Foot.tsx';
import { Grid } from './Grid.tsx';
import { NoMatch } from './NoMatch.tsx';
import { Pager } from './Pager.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { DataTableColumn, DataTableSort } from './types.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { usePage } from './usePage.ts';
import { useSortedRows } from './useSortedRows.ts';
import { useTableState, type ServerQuery } from './useTableState.ts';

export interface DataTableProps<Row extends object> {
  /** What the rows are; the table's name for screen readers. */
  label: string;
  /** Keep them the same from one drawing to the next (`useMemo`): the rows are sorted anew with new ones. */
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a row opens to. The link stands in the column placed `title` (else the first) and covers the row. */
  rowHref?: (row: Row) => string;
  /** What opening a row does, where that is no address. */
  onRowOpen?: (row: Row) => void;
  /** All rows there are, also those not loaded. Left out, `rows` are all. */
  total?: number;
  /** Asks for the next rows; left out, there are none. Until all are there, the rows neither sort nor filter. */
  onLoadMore?: () => void;
  loadingMore?: boolean;
  /** Rows a page. Left out, the rows are one list, of which those in sight are drawn. */
  pageSize?: number;
  /** The rows are one page that a server has sorted and filtered; `total` says how many there are in all. */
  server?: ServerQuery;
  /** The rows are of the question before, those of the new one are on the way. Default false. */
  refreshing?: boolean;
  /** Rows of a first load shown as a skeleton. Default false. */
  loading?: boolean;
  /** What stands in place of the rows after a failed load: an `ErrorState`. */
  error?: ReactNode;
  /** What stands in place of no rows: an `EmptyState`. */
  empty?: ReactNode;
  /** Order at first. Rows can only be sorted once all are loaded, since a page sorted by itself would mislead. */
  defaultSort?: DataTableSort;
  /** Lets the visitor choose columns, their order and the density. Default false. */
  chooseColumns?: boolean;
  /** Name, without its ending, of the CSV file that the rows can be downloaded as; left out, they can't. */
  exportName?: string;
  /** More buttons above the rows. */
  actions?: ReactNode;
  /** Windows narrower than this show each row as a card; more than `sm` where its actions must stay in reach. Default `sm`. */
  cardsBelow?: 'sm' | 'md' | 'lg';
  /** Height in px past which more than 25 rows scroll under the header. Default 640. */
  maxHeight?: number;
}

/** Rows of figures: sorted, filtered and walked by keyboard, with a header that stays; on phones a card for each row. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowHref, onRowOpen, total, onLoadMore, loadingMore = false } = props;
  const { pageSize, server, refreshing = false, loading = false, error, empty, defaultSort } = props;
  const { chooseColumns = false, exportName, actions, maxHeight = 640, cardsBelow = 'sm' } = props;
  const narrow = useIsNarrow(cardsBelow);
  const state = useTableState(columns, defaultSort, server);
  const { query, visible } = state;
  const whole = onLoadMore === undefined;
  const local = whole && server === undefined;

  const sorted = useSortedRows(columns, rows, local ? query.sort : null);
  // Typing stays quick: the rows follow.
  const filters = useDeferredValue(query.filters);
  const left = useMemo(() => {
    const test = local ? rowTest(columns, filters) : null;
    return test === null ? sorted : sorted.filter(test);
  }, [columns, filters, local, sorted]);
  const { page, shown } = usePage(left, query.page, server ? undefined : pageSize);
  const totalled = local && visible.some((column) => column.total) ? left : undefined;
  const title = (columns.find(({ card }) => card === 'title') ?? columns[0])?.id;

  if (error !== undefined) return error;
  if (loading) return <TableSkeleton label={label} columns={visible} narrow={narrow} />;
  const filtered = Object.keys(query.filters).length > 0;
  if (rows.length === 0 && !filtered) return empty ?? null;
  const count = local ? left.length : (total ?? rows.length);
  const paged = pageSize !== undefined && count > pageSize;
  const shared = {
    label,
    columns: visible,
    rows: shown,
    rowKey,
    offset: pageSize === undefined ? 0 : page * pageSize,
    rowCount: count,
    titleColumn: title,
    totalled,
    rowHref,
    onRowOpen,
  };
  return (
    <Box aria-busy={refreshing || undefined} sx={{ position: 'relative' }}>
      <Toolbar
        label={label}
        state={state}
        narrow={narrow}
        titleColumn={title}
        filterable={whole}
        sortable={whole}
        chooseColumns={chooseColumns}
        actions={actions}
        {...(exportName !== undefined && {
          onExport: () => {
            const text = exportRows(visible, server ? rows : left);
            saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${exportName}.csv`);
          },
        })}
      />
      {refreshing && <LinearProgress aria-hidden sx={{ height: 2, mb: '-2px' }} />}
      {shown.length === 0 ? (
        <NoMatch onClear={state.clearFilters} />
      ) : narrow ? (
        <Cards {...shared} />
      ) : (
        <Grid
          {...shared}
          sort={query.sort}
          onSort={whole ? state.sortBy : undefined}
          density={state.density}
          maxHeight={maxHeight}
        />
      )}
      {paged ? (
        <Pager page={page} pageSize={pageSize} total={count} onPageChange={state.goTo} />
      ) : (
        <Foot
          shown={server ? rows.length : left.length}
          total={total ?? rows.length}
          loading={loadingMore}
          filtered={filtered}
          {...(onLoadMore && { onLoadMore })}
        />
      )}
    </Box>
  );
}
