import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import { grid } from '../../theme/grid.ts';
import { causeNames, causeTexts, orderMessages as messages } from './Reconciliation.messages.ts';
import type { ReconciliationData } from './ReconciliationView.ts';
import type { useTotals } from './useTotals.ts';

export type CauseRow = ReconciliationData['causes'][number];

export interface CauseColumnsInput {
  intl: IntlShape;
  number: Formatters['number'];
  write: ReturnType<typeof useTotals>['write'];
}

/** A cause, its orders and what their totals differ by. */
export function causeColumns({ intl, number, write }: CauseColumnsInput): DataTableColumn<CauseRow>[] {
  return [
    {
      id: 'cause',
      header: intl.formatMessage(messages.cause),
      cell: ({ cause }) => (
        <TwoLines first={intl.formatMessage(causeNames[cause])} second={intl.formatMessage(causeTexts[cause])} strong />
      ),
      sortValue: ({ cause }) => intl.formatMessage(causeNames[cause]),
      nowrap: false,
      minWidth: grid(24),
      card: 'title',
    },
    {
      id: 'orders',
      header: intl.formatMessage(messages.orders),
      cell: ({ orders }) => number(orders),
      sortValue: ({ orders }) => orders,
      align: 'end',
    },
    {
      id: 'amount',
      header: intl.formatMessage(messages.amount),
      cell: ({ orders, amount, unknownAmounts }) => {
        const unknown = intl.formatMessage(messages.amountUnknown, { count: unknownAmounts });
        if (unknownAmounts === orders) return unknown;
        return <TwoLines first={write(amount, { signed: true })} second={unknownAmounts > 0 ? unknown : null} />;
      },
      sortValue: ({ amount }) => amount,
      nowrap: false,
      align: 'end',
    },
  ];
}
