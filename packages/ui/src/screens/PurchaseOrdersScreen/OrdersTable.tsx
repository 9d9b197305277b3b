import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import Typography from '@mui/material/Typography';
import { Card } from '../../components/Card/index.ts';
import { DataTable, type DataTableColumn } from '../../components/DataTable/index.ts';
import { useFormatters, type Formatters } from '../../i18n/index.ts';
import { rowMessages } from '../../product/frame/rows.messages.ts';
import { OrderState } from '../../product/purchases/OrderState.tsx';
import { stateNames } from '../../product/purchases/orderStates.messages.ts';
import { moneyWriter } from '../../product/purchases/moneyWriter.ts';
import { messages } from './PurchaseOrders.messages.ts';
import type { OrderRow, OrdersData } from './PurchaseOrdersView.ts';

function columnsIn(intl: IntlShape, formatters: Formatters, currency: string | null): DataTableColumn<OrderRow>[] {
  const { number, day } = formatters;
  const money = moneyWriter(formatters, currency);
  const dayOf = (value: string | null) => (value === null ? '–' : day(value));
  return [
    {
      id: 'number',
      header: intl.formatMessage(messages.number),
      cell: ({ number: own }) => intl.formatMessage(messages.numbered, { number: String(own) }),
      sortValue: ({ number: own }) => own,
      card: 'title',
    },
    {
      id: 'supplier',
      header: intl.formatMessage(messages.supplier),
      cell: ({ supplier }) => supplier.name,
      sortValue: ({ supplier }) => supplier.name,
      filter: { kind: 'text', value: ({ supplier }) => supplier.name },
      nowrap: false,
      card: 'plain',
    },
    {
      id: 'state',
      header: intl.formatMessage(rowMessages.state),
      cell: ({ state }) => <OrderState state={state} />,
      exportValue: ({ state }) => intl.formatMessage(stateNames[state]),
      card: 'amount',
    },
    {
      id: 'orderedOn',
      header: intl.formatMessage(messages.orderedOn),
      cell: ({ orderedOn }) => dayOf(orderedOn),
      sortValue: ({ orderedOn }) => orderedOn,
      align: 'end',
    },
    {
      id: 'dueOn',
      header: intl.formatMessage(messages.dueOn),
      cell: ({ dueOn }) => dayOf(dueOn),
      sortValue: ({ dueOn }) => dueOn,
      align: 'end',
    },
    {
      id: 'received',
      header: intl.formatMessage(messages.received),
      cell: ({ received, units }) =>
        intl.formatMessage(messages.receivedOf, { received: number(received), units: number(units) }),
      sortValue: ({ received, units }) => received / units,
      align: 'end',
    },
    {
      id: 'cost',
      header: intl.formatMessage(messages.cost),
      cell: ({ cost, uncosted, products }) =>
        uncosted === products ? intl.formatMessage(messages.notKnown) : money(cost),
      sortValue: ({ cost }) => cost,
      align: 'end',
    },
  ];
}

const keyOf = ({ id }: OrderRow) => id;
const PAGE = 25;

/** The purchase orders of the shop, each with its page. */
export function OrdersTable({
  data,
  orderHref,
}: {
  data: OrdersData;
  /** Left out in a sample, whose orders no shop has. */
  orderHref: ((id: string) => string) | undefined;
}) {
  const intl = useIntl();
  const formatters = useFormatters();
  const { currency, orders, open } = data;
  const columns = useMemo(() => columnsIn(intl, formatters, currency), [intl, formatters, currency]);
  const title = intl.formatMessage(messages.orders);
  return (
    <Card
      title={title}
      subtitle={intl.formatMessage(messages.open, {
        orders: open.orders,
        cost: moneyWriter(formatters, currency)(open.cost),
      })}
    >
      {orders.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...messages.noOrders} />
        </Typography>
      ) : (
        <DataTable
          label={title}
          name="orders"
          columns={columns}
          rows={orders}
          rowKey={keyOf}
          pageSize={PAGE}
          exportName={title}
          cardsBelow="md"
          {...(orderHref && { rowHref: ({ id }: OrderRow) => orderHref(id) })}
        />
      )}
    </Card>
  );
}
