import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable } from '../../components/DataTable/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { messages } from './Customer.messages.ts';
import { customerOrderColumns } from './customerOrderColumns.tsx';
import { CUSTOMER_ORDERS_PAGE, type CustomerData, type CustomerOrderRow } from './CustomerView.ts';

const idOf = ({ id }: CustomerOrderRow) => id;

export interface CustomerOrdersProps {
  data: CustomerData;
  /** From 0. */
  page: number;
  onPageChange: (page: number) => void;
  refreshing: boolean;
  orderHref: (id: string) => string;
}

/** The orders of a customer, each with what remained of it. */
export function CustomerOrders({ data, page, onPageChange, refreshing, orderHref }: CustomerOrdersProps) {
  const intl = useIntl();
  const { amount, day, money } = useFormatters();
  const { currency, list, total } = data;
  const columns = useMemo(() => {
    const write = (value: number) => (currency === null ? amount(value) : money(value, currency));
    return customerOrderColumns({ intl, day, write });
  }, [amount, currency, day, intl, money]);
  return (
    <Card title={<FormattedMessage {...messages.list} />}>
      <DataTable
        label={intl.formatMessage(messages.list)}
        columns={columns}
        rows={list}
        rowKey={idOf}
        rowHref={({ id }) => orderHref(id)}
        total={total}
        pageSize={CUSTOMER_ORDERS_PAGE}
        server={{ query: { sort: null, filters: {}, page }, onQueryChange: (query) => onPageChange(query.page) }}
        refreshing={refreshing}
      />
    </Card>
  );
}
