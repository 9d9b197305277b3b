import { useIntl } from 'react-intl';
import type { CustomerFileQuery } from '@adaos/api';
import { CUSTOMERS_PAGE, type CustomerListView, type CustomersQuery } from '@adaos/ui/screens/CustomersScreen';
import { errorText } from '../../errors/index.ts';
import { useCustomerListQuery } from '../../queries/customers.ts';
import { useSampleQuery } from '../../queries/sample.ts';

/** What is asked for, as the calls name it. */
export const askedFor = ({ segment, sort, descending }: CustomersQuery): CustomerFileQuery => ({
  ...(segment !== null && { segment }),
  sort,
  order: descending ? 'desc' : 'asc',
});

/** The segments and a page of customers, of the shop or of the sample. */
export function useCustomerList(query: CustomersQuery, sampleChosen: boolean) {
  const intl = useIntl();
  const live = useCustomerListQuery({ ...askedFor(query), page: query.page, limit: CUSTOMERS_PAGE });
  const sample = useSampleQuery(`customers ${query.segment}`, sampleChosen, (samples) =>
    samples.findSampleCustomers({ segment: query.segment ?? undefined }),
  );
  const { data, error, refetch } = sampleChosen ? sample : live;
  const failed: CustomerListView = error ? { status: 'error', message: errorText(intl, error) } : { status: 'loading' };
  return {
    list: data ? ({ status: 'ready', data } as const) : failed,
    refreshing: !sampleChosen && live.isPlaceholderData,
    onRetryList: () => void refetch(),
  };
}
