import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { AtMostValue, missingCostsColumn } from '../../product/AtMost/index.ts';
import { messages } from './Customer.messages.ts';
import type { CustomerOrderRow } from './CustomerView.ts';

const kindOf = ({ kind, counted }: CustomerOrderRow) =>
  kind === 'refund' ? messages.kindRefund : counted ? messages.kindOrder : messages.kindOther;

export interface CustomerOrderColumnsInput extends Pick<Formatters, 'day'> {
  intl: IntlShape;
  write: (amount: number) => string;
}

/** The columns of a customer's orders. */
export function customerOrderColumns({
  intl,
  day,
  write,
}: CustomerOrderColumnsInput): DataTableColumn<CustomerOrderRow>[] {
  return [
    {
      id: 'order',
      header: intl.formatMessage(messages.order),
      cell: ({ externalId }) => externalId,
      nowrap: false,
      card: 'title',
    },
    {
      id: 'kind',
      header: intl.formatMessage(messages.kind),
      cell: (row) => intl.formatMessage(kindOf(row)),
      card: 'plain',
    },
    { id: 'day', header: intl.formatMessage(messages.day), cell: ({ orderOn }) => day(orderOn) },
    {
      id: 'netSales',
      header: intl.formatMessage(messages.netSales),
      cell: ({ netSales }) => write(netSales),
      align: 'end',
    },
    {
      id: 'contribution',
      header: intl.formatMessage(messages.contribution),
      cell: ({ contribution, missing }) => <AtMostValue missing={missing}>{write(contribution)}</AtMostValue>,
      align: 'end',
      card: 'amount',
    },
    missingCostsColumn(intl),
  ];
}
