export { DataTable, type DataTableProps } from './DataTable.tsx';
export { RowLink, type RowLinkProps } from './RowLink.tsx';
export type {
  DataTableChoice,
  DataTableColumn,
  DataTableDensity,
  DataTableFilter,
  DataTableFilterValue,
  DataTableQuery,
  DataTableRange,
  DataTableSort,
} from './types.ts';
