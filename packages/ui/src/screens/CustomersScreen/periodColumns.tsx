import type { LedgerKind } from '@adaos/domain';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { AtMostValue } from '../../product/AtMost/index.ts';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import { grid } from '../../theme/grid.ts';
import { messages } from './Customers.messages.ts';

/** What came of a part of the orders, of what belongs to none, or of all. */
export interface PeriodRow {
  id: 'new' | 'returning' | 'none' | 'beside' | 'all';
  customers: number | null;
  orders: number | null;
  netSales: number | null;
  contribution: number;
  before: number | null;
  missing: readonly LedgerKind[];
}

const NAMES = {
  new: [messages.newCustomers, messages.firstOrders],
  returning: [messages.returningCustomers, messages.laterOrders],
  none: [messages.noCustomer, messages.noCustomerNote],
  beside: [messages.beside, messages.besideNote],
  all: [messages.all, messages.allNote],
} as const;

const NONE = '–';

export interface PeriodColumnsInput {
  intl: IntlShape;
  number: (value: number) => string;
  write: (amount: number) => string;
}

/** The columns of the parts of a period. */
export function periodColumns({ intl, number, write }: PeriodColumnsInput): DataTableColumn<PeriodRow>[] {
  const count = (id: 'customers' | 'orders'): DataTableColumn<PeriodRow> => ({
    id,
    header: intl.formatMessage(messages[id]),
    cell: (row) => (row[id] === null ? NONE : number(row[id])),
    align: 'end',
  });
  return [
    {
      id: 'part',
      header: intl.formatMessage(messages.part),
      cell: ({ id }) => {
        const [name, note] = NAMES[id];
        return <TwoLines first={intl.formatMessage(name)} second={intl.formatMessage(note)} strong />;
      },
      nowrap: false,
      minWidth: grid(24),
      card: 'title',
    },
    count('customers'),
    count('orders'),
    {
      id: 'netSales',
      header: intl.formatMessage(messages.netSales),
      cell: ({ netSales }) => (netSales === null ? NONE : write(netSales)),
      align: 'end',
    },
    {
      id: 'contribution',
      header: intl.formatMessage(messages.contribution),
      cell: ({ contribution, missing }) => <AtMostValue missing={missing}>{write(contribution)}</AtMostValue>,
      align: 'end',
      card: 'amount',
    },
    {
      id: 'before',
      header: intl.formatMessage(messages.before),
      cell: ({ before }) => (before === null ? NONE : write(before)),
      align: 'end',
    },
  ];
}
