import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';
import { DownloadIcon, SearchIcon } from '../Icon/index.ts';
import { messages } from './DataTable.messages.ts';
import { FilterChip } from './Filters.tsx';
import type { TableState } from './tableState.ts';
import { ToolButton, toolHeight } from './ToolButton.tsx';
import type { DataTableColumn, DataTableSort } from './types.ts';
import { ViewMenu } from './ViewMenu.tsx';

export interface ToolbarProps<Row extends object> {
  label: string;
  state: TableState<Row>;
  narrow: boolean;
  titleColumn: string | undefined;
  /** Whether all rows are known, here or on the server, so that they can be filtered and sorted. */
  whole: boolean;
  chooseColumns: boolean;
  onExport: (() => void) | undefined;
  actions: ReactNode;
}

/** What can be done with the rows: search, filter, sort on phones, choose columns, download. */
export function Toolbar<Row extends object>(props: ToolbarProps<Row>) {
  const { label, state, narrow, titleColumn, whole, chooseColumns, onExport, actions } = props;
  const intl = useIntl();
  const { filters, sort } = state.query;
  // The button that clears the filters disappears with them.
  const toolbar = useRescuedFocus<HTMLDivElement>(String(Object.keys(filters).length));
  const filtered = whole ? state.columns.filter(({ filter }) => filter !== undefined) : [];
  const [searched, chips] = [true, false].map((text) =>
    filtered.filter(({ filter }) => (filter?.kind === 'text') === text),
  );
  const sorts = narrow && whole && state.columns.some(({ sortValue }) => sortValue !== undefined);
  const any = filtered.length > 0 || chooseColumns || onExport !== undefined || actions !== undefined || sorts;
  if (!any) return null;
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
      {searched?.map(({ id, header, filter }) => (
        <SearchField
          key={id}
          label={
            (filter?.kind === 'text' ? filter.label : undefined) ??
            intl.formatMessage(messages.search, { column: header })
          }
          value={typeof filters[id] === 'string' ? filters[id] : ''}
          onChange={(text) => state.filterBy(id, text)}
        />
      ))}
      {chips?.map((column) => (
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
        {chooseColumns && <ViewMenu state={state} titleColumn={titleColumn} narrow={narrow} />}
        {onExport !== undefined && (
          <ToolButton
            name={intl.formatMessage(messages.export)}
            icon={DownloadIcon}
            narrow={narrow}
            onClick={onExport}
          />
        )}
        {actions}
      </Box>
    </Box>
  );
}

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Searches the text of a column while one types. */
function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      size="small"
      value={value}
      placeholder={label}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': label, autoComplete: 'off', enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon aria-hidden sx={{ fontSize: tokens.size.icon.medium, color: 'text.tertiary' }} />
            </InputAdornment>
          ),
          sx: (theme) => ({
            ...toolHeight(theme),
            '& input': { ...theme.typography.body1, pl: 0.5, pr: 0.5, textOverflow: 'ellipsis' },
            '& .MuiInputAdornment-root': { mr: 0.5 },
          }),
        },
      }}
      // Shrinks to what its name needs, so that the buttons fit beside it.
      sx={{ flex: { xs: '1 1 100%', sm: `1 1 ${grid(18.75)}px` }, maxWidth: { sm: grid(30) } }}
    />
  );
}

interface SortSelectProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | null;
  onSort: (sort: DataTableSort | null) => void;
}

const nameOf = ({ column, descending }: DataTableSort) => `${descending ? 'desc' : 'asc'}:${column}`;

/** The order of cards, which have no headings to press. */
function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const intl = useIntl();
  const orders = columns
    .filter(({ sortValue }) => sortValue !== undefined)
    .flatMap(({ id, header, align }) =>
      [align === 'end', align !== 'end'].map((descending) => ({
        sort: { column: id, descending },
        label: intl.formatMessage(descending ? messages.descending : messages.ascending, { column: header }),
      })),
    );
  return (
    <Select
      native
      size="small"
      value={sort === null ? '' : nameOf(sort)}
      onChange={(event) => onSort(orders.find((order) => nameOf(order.sort) === event.target.value)?.sort ?? null)}
      inputProps={{ 'aria-label': intl.formatMessage(messages.sortBy) }}
      sx={(theme) => ({
        flex: `1 1 ${grid(15)}px`,
        minWidth: 0,
        ...toolHeight(theme),
        '& select': { ...theme.typography.body1, textOverflow: 'ellipsis' },
      })}
    >
      <option value="">{intl.formatMessage(messages.asIs)}</option>
      {orders.map((order) => (
        <option key={nameOf(order.sort)} value={nameOf(order.sort)}>
          {order.label}
        </option>
      ))}
    </Select>
  );
}
