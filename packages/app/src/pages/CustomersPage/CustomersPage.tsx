import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CustomersScreen } from '@adaos/ui/screens/CustomersScreen';
import { dayIn, periodToShow } from '../../period/index.ts';
import { useCustomersQuery, useDownloadCustomers, useFindCustomer } from '../../queries/customers.ts';
import { useMay, useSessionQuery } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { notify } from '../../state/index.ts';
import { messages } from './CustomersPage.messages.ts';
import { queryIn, write } from './customersAddress.ts';
import { askedFor, useCustomerList } from './useCustomerList.ts';

export function CustomersPage() {
  const navigate = useNavigate();
  const [opened] = useState(() => new Date());
  const [address, setAddress] = useSearchParams();
  const shop = useSessionQuery().data?.shop;
  const shown = periodToShow(address, shop);
  const today = dayIn(shop?.timezone, opened);
  // A shop without data is asked, too: the answer says so.
  const range = shown === 'empty' ? { from: today, to: today } : shown;
  const query = queryIn(address);
  const live = useCustomersQuery(range && { from: range.from, to: range.to });
  const { sampleChosen, ...screen } = useScreenView(live, 'customers', (samples) => samples.sampleCustomers);
  const list = useCustomerList(query, sampleChosen);
  const isAdmin = useMay('admin') && !sampleChosen;
  const find = useFindCustomer();
  const download = useDownloadCustomers(() => notify({ severity: 'error', message: messages.exportFailed }));
  const bounds = shop?.dataFrom && shop.dataTo ? { from: shop.dataFrom, to: shop.dataTo } : undefined;
  return (
    <CustomersScreen
      {...screen}
      {...list}
      query={query}
      onQueryChange={(next) => setAddress((before) => write(before, next), { replace: true })}
      period={
        range &&
        bounds && {
          range,
          bounds,
          today,
          onRangeChange: ({ from, to }) =>
            setAddress((before) => {
              before.set('from', from);
              before.set('to', to);
              return before;
            }),
        }
      }
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
