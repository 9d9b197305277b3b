import { createContext, useContext, type ReactNode } from 'react';

export type TableAddressState = {
  /** The query of the page's address. */
  address: URLSearchParams;
  /** Puts a changed query into the address. */
  onChange: (change: (address: URLSearchParams) => URLSearchParams) => void;
};

const TableAddressContext = createContext<TableAddressState | null>(null);

export type TableAddressProviderProps = TableAddressState & { children: ReactNode };

/** Lets every `DataTable` with a `name` keep what is chosen of it in the address of the page, so that a link or a reload shows the same. */
export function TableAddressProvider({ children, ...state }: TableAddressProviderProps) {
  return <TableAddressContext.Provider value={state}>{children}</TableAddressContext.Provider>;
}

/** The address that tables are kept in; null where there is none. */
export const useTableAddress = (): TableAddressState | null => useContext(TableAddressContext);
