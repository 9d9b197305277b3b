import Select from '@mui/material/Select';
import { useIntl } from 'react-intl';
import { messages } from './DataTable.messages.ts';
import type { DataTableColumn, DataTableSort } from './types.ts';

export interface SortSelectProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | null;
  onSort: (sort: DataTableSort | null) => void;
}

const nameOf = ({ column, descending }: DataTableSort) => `${descending ? 'desc' : 'asc'}:${column}`;

/** The order of cards, which have no headings to press. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
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
        flex: '1 1 120px',
        minWidth: 0,
        minHeight: 36,
        ...theme.mixins.finger,
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
