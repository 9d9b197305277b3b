export { DataTable } from './DataTable.tsx';
export { TableAddressProvider, type TableAddressProviderProps, useTableAddress } from './TableAddress.tsx';
export { RowLink, type RowLinkProps } from './RowLink.tsx';
export type {
  DataTableChoice,
  DataTableColumn,
  DataTableDensity,
  DataTableFilter,
  DataTableFilterValue,
  DataTableProps,
  DataTableQuery,
  DataTableRange,
  DataTableSort,
} from './types.ts';
