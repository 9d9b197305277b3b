import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { CustomerList } from '@adaos/api';
import { CUSTOMERS_PAGE, CustomersScreen, type CustomerListView } from '@adaos/ui/screens/CustomersScreen';
import { errorText } from '../../errors/index.ts';
import { dayIn, periodToShow } from '../../period/index.ts';
import {
  useCustomerListQuery,
  useCustomersQuery,
  useDownloadCustomers,
  useFindCustomer,
} from '../../queries/customers.ts';
import { useSampleQuery } from '../../queries/sample.ts';
import { useMay, useSessionQuery } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import type { Read } from '../../queries/states.ts';
import { useScreenView } from '../../sample/index.ts';
import { notify } from '../../state/index.ts';
import { messages } from './CustomersPage.messages.ts';
import { queryIn, write } from './customersAddress.ts';

function listView({ data, error }: Read<CustomerList>, textOf: (error: unknown) => string): CustomerListView {
  if (data) return { status: 'ready', data };
  return error ? { status: 'error', message: textOf(error) } : { status: 'loading' };
}

export function CustomersPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [opened] = useState(() => new Date());
  const [address, setAddress] = useSearchParams();
  const shop = useSessionQuery().data?.shop;
  const shown = periodToShow(address, shop);
  const today = dayIn(shop?.timezone, opened);
  // A shop without data is asked, too: the answer says so.
  const range = shown === 'empty' ? { from: today, to: today } : shown;
  const query = queryIn(address);
  const found = {
    ...(query.segment !== null && { segment: query.segment }),
    sort: query.sort,
    order: query.descending ? ('desc' as const) : ('asc' as const),
  };
  const live = useCustomersQuery(range && { from: range.from, to: range.to });
  const { sampleChosen, ...screen } = useScreenView(live, 'customers', (samples) => samples.sampleCustomers);
  const list = useCustomerListQuery({ ...found, page: query.page, limit: CUSTOMERS_PAGE });
  const sampleList = useSampleQuery(`customers ${query.segment}`, sampleChosen, (samples) =>
    samples.findSampleCustomers({ segment: query.segment ?? undefined }),
  );
  const isAdmin = useMay('admin') && !sampleChosen;
  const find = useFindCustomer();
  const download = useDownloadCustomers(() => notify({ severity: 'error', message: messages.exportFailed }));
  const bounds = shop?.dataFrom && shop.dataTo ? { from: shop.dataFrom, to: shop.dataTo } : undefined;
  return (
    <CustomersScreen
      {...screen}
      list={listView(sampleChosen ? sampleList : list, (error) => errorText(intl, error))}
      refreshing={!sampleChosen && list.isPlaceholderData}
      query={query}
      onQueryChange={(next) => setAddress((before) => write(before, next), { replace: true })}
      onRetryList={() => void (sampleChosen ? sampleList : list).refetch()}
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
        onExport: () => download.mutate(found),
      })}
      exporting={download.isPending}
    />
  );
}
