import type { LedgerKind } from '@adaos/domain';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { CheckCircleIcon, WarningIcon } from '../../components/Icon/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { AtMostValue } from '../../product/AtMost/index.ts';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import { grid } from '../../theme/grid.ts';
import type { PaybackRow } from './CustomersView.ts';
import { paybackMessages as messages } from './payback.messages.ts';

const NONE = '–';

export interface PaybackColumnsInput {
  intl: IntlShape;
  number: Formatters['number'];
  write: (amount: number) => string;
  /** The costs that some orders lack. */
  missing: readonly LedgerKind[];
}

/** The columns of the channels. */
export function paybackColumns({ intl, number, write, missing }: PaybackColumnsInput): DataTableColumn<PaybackRow>[] {
  const text = (id: 'channel' | 'spend' | 'customers' | 'cost' | 'earned' | 'paidBack' | 'notYet' | 'noSpend') =>
    intl.formatMessage(messages[id]);
  return [
    {
      id: 'channel',
      header: text('channel'),
      cell: ({ channel }) =>
        channel === null ? intl.formatMessage(messages.everyone) : channel || intl.formatMessage(messages.noCampaign),
      nowrap: false,
      minWidth: grid(18),
      card: 'title',
    },
    {
      id: 'paidBack',
      header: text('paidBack'),
      cell: ({ cost, paidBack }) => {
        if (cost === null) return text('noSpend');
        return paidBack === null ? (
          <StatusChip tone="careful" icon={WarningIcon} label={text('notYet')} />
        ) : (
          <StatusChip
            tone="good"
            icon={CheckCircleIcon}
            label={intl.formatMessage(messages.paidBackIn, { month: paidBack })}
          />
        );
      },
      card: 'plain',
    },
    { id: 'spend', header: text('spend'), cell: ({ spend }) => write(spend), align: 'end' },
    {
      id: 'customers',
      header: text('customers'),
      cell: ({ customers }) => number(customers, { maximumFractionDigits: 1 }),
      align: 'end',
    },
    { id: 'cost', header: text('cost'), cell: ({ cost }) => (cost === null ? NONE : write(cost)), align: 'end' },
    {
      id: 'earned',
      header: text('earned'),
      cell: ({ cumulative }) => {
        const last = cumulative.at(-1);
        return last === undefined ? null : (
          <TwoLines
            first={<AtMostValue missing={missing}>{write(last)}</AtMostValue>}
            second={intl.formatMessage(messages.earnedIn, { months: cumulative.length })}
          />
        );
      },
      align: 'end',
      card: 'amount',
    },
  ];
}
