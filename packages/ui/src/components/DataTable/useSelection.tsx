import Checkbox from '@mui/material/Checkbox';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './DataTable.messages.ts';
import type { DataTableColumn, DataTableProps } from './types.ts';

/** The column of checkboxes. */
export const SELECTION = 'selection';

/** What a row is called: the text of its title. */
function nameOf<Row extends object>(title: DataTableColumn<Row> | undefined, row: Row, key: string): string {
  const content = title?.cell(row);
  if (typeof content === 'string') return content;
  const value = title?.exportValue?.(row) ?? title?.sortValue?.(row);
  return value === undefined || value === null ? key : String(value);
}

function without(keys: readonly string[], others: readonly string[]): string[] {
  const left = new Set(others);
  return keys.filter((key) => !left.has(key));
}

export interface Selection<Row extends object> {
  keys: ReadonlySet<string>;
  /** Those of the rows that are loaded. */
  rows: readonly Row[];
  clear: () => void;
  column: DataTableColumn<Row>;
}

/**
 * Which rows are selected, by their keys, kept by the table or by the product.
 * @param left the rows that the filters leave: the heading selects all of them
 * @returns null where rows are not selected
 */
export function useSelection<Row extends object>(
  props: DataTableProps<Row>,
  left: readonly Row[],
  title: DataTableColumn<Row> | undefined,
): Selection<Row> | null {
  const { rows, rowKey, selection, defaultSelection, onSelectionChange, renderBulkActions } = props;
  const intl = useIntl();
  const [own, setOwn] = useState<readonly string[]>(defaultSelection ?? []);
  const chosen = selection ?? own;
  const selects = [selection, defaultSelection, onSelectionChange, renderBulkActions].some(
    (prop) => prop !== undefined,
  );
  return useMemo(() => {
    if (!selects) return null;
    const keys = new Set(chosen);
    const choose = (next: readonly string[]) => {
      setOwn(next);
      onSelectionChange?.(next);
    };
    const all = left.map(rowKey);
    const count = all.filter((key) => keys.has(key)).length;
    const every = count > 0 && count === all.length;
    const toggleAll = () => choose(every ? without(chosen, all) : [...new Set([...chosen, ...all])]);
    const toggle = (key: string) => choose(keys.has(key) ? without(chosen, [key]) : [...chosen, key]);
    const { formatMessage } = intl;
    return {
      keys,
      rows: rows.filter((row) => keys.has(rowKey(row))),
      clear: () => choose([]),
      column: {
        id: SELECTION,
        header: formatMessage(messages.select),
        heading: (
          <Checkbox
            size="small"
            checked={every}
            indeterminate={count > 0 && !every}
            onChange={toggleAll}
            slotProps={{ input: { 'aria-label': formatMessage(messages.selectAll) } }}
          />
        ),
        cell: (row) => {
          const key = rowKey(row);
          return (
            <Checkbox
              size="small"
              checked={keys.has(key)}
              onChange={() => toggle(key)}
              slotProps={{
                input: { 'aria-label': formatMessage(messages.selectRow, { name: nameOf(title, row, key) }) },
              }}
            />
          );
        },
      },
    };
  }, [selects, chosen, onSelectionChange, left, rows, rowKey, title, intl]);
}
