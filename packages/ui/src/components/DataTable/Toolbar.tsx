import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { DownloadIcon } from '../Icon/index.ts';
import { messages } from './DataTable.messages.ts';
import { FilterChip } from './FilterChip.tsx';
import { SearchFilter } from './SearchFilter.tsx';
import { SortSelect } from './SortSelect.tsx';
import { toolFace } from './toolFace.tsx';
import type { TableState } from './useTableState.ts';
import { ViewMenu } from './ViewMenu.tsx';

export interface ToolbarProps<Row> {
  label: string;
  state: TableState<Row>;
  narrow: boolean;
  titleColumn: string | undefined;
  /** False where not all rows are known here. */
  filterable: boolean;
  sortable: boolean;
  chooseColumns: boolean;
  onExport?: (() => void) | undefined;
  actions?: ReactNode;
}

/** What one can do with the rows: search, filter, sort on phones, choose columns, take them along. */
export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const { label, state, narrow, titleColumn, filterable, sortable, chooseColumns, onExport, actions } = props;
  const intl = useIntl();
  const { filters, sort } = state.query;
  // The button that clears the filters goes with them.
  const toolbar = useRescuedFocus<HTMLDivElement>(String(Object.keys(filters).length));
  const filtered = filterable ? state.columns.filter(({ filter }) => filter !== undefined) : [];
  const sorts = narrow && sortable && state.columns.some(({ sortValue }) => sortValue !== undefined);
  const any = filtered.length > 0 || chooseColumns || onExport !== undefined || actions !== undefined;
  if (!any && !sorts) return null;
  return (
    <Box
      ref={toolbar}
      tabIndex={-1}
      role="group"
      aria-label={intl.formatMessage(messages.tools, { label })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mb: 1.5,
        outline: 'none',
        '@media print': { display: 'none' },
      }}
    >
      {filtered
        .filter(({ filter }) => filter?.kind === 'text')
        .map(({ id, header }) => (
          <SearchFilter
            key={id}
            column={header}
            value={typeof filters[id] === 'string' ? filters[id] : ''}
            onChange={(text) => state.filterBy(id, text)}
          />
        ))}
      {filtered
        .filter(({ filter }) => filter?.kind !== 'text')
        .map((column) => (
          <FilterChip
            key={column.id}
            column={column}
            value={filters[column.id]}
            onChange={(value) => state.filterBy(column.id, value)}
          />
        ))}
      {Object.keys(filters).length > 0 && (
        <Button variant="text" size="small" onClick={state.clearFilters}>
          <FormattedMessage {...messages.clearAll} />
        </Button>
      )}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' }, flex: { xs: '1 1 100%', sm: '0 1 auto' } }}
      >
        {sorts && <SortSelect columns={state.columns} sort={sort} onSort={state.sortBy} />}
        {chooseColumns && <ViewMenu state={state} titleColumn={titleColumn} dense={!narrow} />}
        {onExport !== undefined && (
          <Button
            size="small"
            onClick={onExport}
            {...toolFace(intl.formatMessage(messages.export), DownloadIcon, narrow)}
          />
        )}
        {actions}
      </Box>
    </Box>
  );
}
