export { DataTable, type DataTableProps } from './DataTable.tsx';
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
