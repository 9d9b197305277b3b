import { useNavigate, useSearchParams } from 'react-router-dom';
import { CustomersScreen } from '@adaos/ui/screens/CustomersScreen';
import { useCustomersQuery, useDownloadCustomers, useFindCustomer } from '../../queries/customers.ts';
import { useMay } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { notify } from '../../state/index.ts';
import { usePeriod } from '../usePeriodChoice.ts';
import { messages } from './CustomersPage.messages.ts';
import { queryIn, write } from './customersAddress.ts';
import { askedFor, useCustomerList } from './useCustomerList.ts';

export function CustomersPage() {
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const { range, comparison } = usePeriod();
  const query = queryIn(address);
  const live = useCustomersQuery(range && { ...range, ...comparison });
  const { sampleChosen, ...screen } = useScreenView(live, 'customers', (samples) => samples.sampleCustomers);
  const list = useCustomerList(query, sampleChosen);
  const isAdmin = useMay('admin') && !sampleChosen;
  const find = useFindCustomer();
  const download = useDownloadCustomers(() => notify({ severity: 'error', message: messages.exportFailed }));
  return (
    <CustomersScreen
      {...screen}
      {...list}
      query={query}
      onQueryChange={(next) => setAddress((before) => write(before, next), { replace: true })}
      importHref={paths.integrations}
      costsHref={paths.costs}
      {...(!sampleChosen && { customerHref: paths.customer })}
      {...(isAdmin && {
        onFind: async (customer: string) => {
          const { id } = await find.mutateAsync(customer);
          void navigate(paths.customer(id));
        },
        onExport: () => download.mutate(askedFor(query)),
      })}
      exporting={download.isPending}
    />
  );
}
