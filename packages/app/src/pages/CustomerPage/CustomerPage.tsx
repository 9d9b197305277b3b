import { useIntl } from 'react-intl';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { CUSTOMER_ORDERS_PAGE, CustomerScreen } from '@adaos/ui/screens/CustomerScreen';
import { errorText, knownErrorText } from '../../errors/index.ts';
import { useCustomerQuery, useDownloadCustomer, useEraseCustomer } from '../../queries/customers.ts';
import { useMay } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import { notify, useMockMode } from '../../state/index.ts';
import { messages } from './CustomerPage.messages.ts';
import { toRecordView } from '../toRecordView.ts';

const orderHref = (id: string) => paths.order(id, {});

function OpenCustomer({ id }: { id: string }) {
  const intl = useIntl();
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 ? asked - 1 : 0;
  const customer = useCustomerQuery(id, { page, limit: CUSTOMER_ORDERS_PAGE });
  const erase = useEraseCustomer();
  const download = useDownloadCustomer(() => notify({ severity: 'error', message: messages.exportFailed }));
  const isAdmin = useMay('admin');
  return (
    <CustomerScreen
      view={toRecordView(customer, (error) => errorText(intl, error))}
      page={page}
      onPageChange={(next) =>
        setAddress((before) => {
          if (next > 0) before.set('page', String(next + 1));
          else before.delete('page');
          return before;
        })
      }
      refreshing={customer.isPlaceholderData}
      backHref={paths.customers}
      costsHref={paths.costs}
      orderHref={orderHref}
      onRetry={() => void customer.refetch()}
      {...(isAdmin && {
        admin: {
          onExport: () => download.mutate(id),
          exporting: download.isPending,
          onErase: async () => void (await erase.mutateAsync(id)),
          failureReason: (error: unknown) => knownErrorText(intl, error),
        },
      })}
    />
  );
}

/** A customer with their orders; while all screens show the sample, whose customers no shop has, it leads to the list. */
export function CustomerPage() {
  const id = useParams()['id'] ?? '';
  return useMockMode() ? <Navigate replace to={paths.customers} /> : <OpenCustomer id={id} />;
}
