import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TableAddressProvider } from '@adaos/ui/table';

/** Keeps what is chosen of the tables of a screen in its address. */
export function TableAddress({ children }: { children: ReactNode }) {
  const [address, setAddress] = useSearchParams();
  return (
    <TableAddressProvider address={address} onChange={(change) => setAddress(change, { replace: true })}>
      {children}
    </TableAddressProvider>
  );
}
