import { CUSTOMER_SEGMENTS, type LedgerKind } from '@adaos/domain';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { AtMostValue } from '../../product/AtMost/index.ts';
import { segmentRules } from '../../product/customers/segmentRules.messages.ts';
import { segmentNames } from '../../product/customers/segments.messages.ts';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import { grid } from '../../theme/grid.ts';
import type { SegmentRow } from './CustomersView.ts';
import { segmentMessages as messages } from './segments.messages.ts';

export interface SegmentColumnsInput extends Pick<Formatters, 'number' | 'percent'> {
  intl: IntlShape;
  write: (amount: number) => string;
  /** The costs that some orders lack. */
  missing: readonly LedgerKind[];
}

/** The columns of the segments. */
export function segmentColumns(input: SegmentColumnsInput): DataTableColumn<SegmentRow>[] {
  const { intl, number, percent, write, missing } = input;
  const text = (id: 'segment' | 'customers' | 'share' | 'netSales' | 'contribution') =>
    intl.formatMessage(messages[id]);
  return [
    {
      id: 'segment',
      header: text('segment'),
      cell: ({ segment }) => (
        <TwoLines
          first={intl.formatMessage(segmentNames[segment])}
          second={intl.formatMessage(segmentRules[segment])}
          strong
        />
      ),
      sortValue: ({ segment }) => CUSTOMER_SEGMENTS.indexOf(segment),
      nowrap: false,
      minWidth: grid(30),
      card: 'title',
    },
    {
      id: 'customers',
      header: text('customers'),
      cell: ({ customers }) => number(customers),
      sortValue: ({ customers }) => customers,
      align: 'end',
    },
    { id: 'share', header: text('share'), cell: ({ share }) => percent(share), align: 'end' },
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
      cell: ({ contribution, customers }) => (
        <AtMostValue missing={customers > 0 ? missing : []}>{write(contribution)}</AtMostValue>
      ),
      sortValue: ({ contribution }) => contribution,
      align: 'end',
      card: 'amount',
    },
  ];
}
