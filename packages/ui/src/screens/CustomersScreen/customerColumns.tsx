import type { LedgerKind } from '@adaos/domain';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { AtMostValue } from '../../product/AtMost/index.ts';
import { segmentNames } from '../../product/customers/segments.messages.ts';
import type { CustomerRow } from './CustomersView.ts';
import { segmentMessages as messages } from './segments.messages.ts';

export interface CustomerColumnsInput extends Pick<Formatters, 'number' | 'day'> {
  intl: IntlShape;
  write: (amount: number) => string;
  /** The costs that some orders lack. */
  missing: readonly LedgerKind[];
}

/** The columns of the customers. The server sorts them. */
export function customerColumns(input: CustomerColumnsInput): DataTableColumn<CustomerRow>[] {
  const { intl, number, day, write, missing } = input;
  const text = (id: 'customer' | 'segment' | 'firstOn' | 'lastOn' | 'orders' | 'netSales' | 'contribution') =>
    intl.formatMessage(messages[id]);
  return [
    { id: 'customer', header: text('customer'), cell: ({ pseudonym }) => pseudonym, card: 'title' },
    {
      id: 'segment',
      header: text('segment'),
      cell: ({ segment }) => intl.formatMessage(segmentNames[segment]),
      card: 'plain',
    },
    { id: 'firstOn', header: text('firstOn'), cell: (row) => day(row.firstOn), sortValue: (row) => row.firstOn },
    { id: 'lastOn', header: text('lastOn'), cell: (row) => day(row.lastOn), sortValue: (row) => row.lastOn },
    {
      id: 'orders',
      header: text('orders'),
      cell: ({ orders }) => number(orders),
      sortValue: ({ orders }) => orders,
      align: 'end',
    },
    {
      id: 'netSales',
      header: text('netSales'),
      cell: ({ netSales }) => write(netSales),
      sortValue: ({ netSales }) => netSales,
      align: 'end',
    },
    {
      id: 'contribution',
      header: text('contribution'),
      cell: ({ contribution }) => <AtMostValue missing={missing}>{write(contribution)}</AtMostValue>,
      sortValue: ({ contribution }) => contribution,
      align: 'end',
      card: 'amount',
    },
  ];
}
