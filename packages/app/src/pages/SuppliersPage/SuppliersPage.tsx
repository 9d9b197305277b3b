import { SuppliersScreen } from '@adaos/ui/screens/SuppliersScreen';
import { readSuppliersAhead, useSuppliersQuery } from '../../queries/suppliers.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';

export function SuppliersPage() {
  const suppliers = useSuppliersQuery();
  const { sampleChosen: _chosen, ...screen } = useScreenView(
    suppliers,
    'suppliers',
    (samples) => samples.sampleSuppliers,
  );
  return <SuppliersScreen {...screen} stockHref={paths.stock} importHref={paths.integrations} />;
}
SuppliersPage.readAhead = readSuppliersAhead;
