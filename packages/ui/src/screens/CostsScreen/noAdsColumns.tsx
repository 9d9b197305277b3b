import Button from '@mui/material/Button';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import type { NoAdsRow } from './AdSpendView.ts';
import { adSpendMessages } from './adSpend.messages.ts';
import { spendDays } from './adSpendColumns.tsx';
import { ruleMessages } from './CostsScreen.messages.ts';
import { noAdsMessages as messages } from './noAds.messages.ts';
import { unitCostStateMessages } from './products.messages.ts';

interface ColumnsInput {
  intl: IntlShape;
  formatters: Formatters;
  /** Left out for users who may only read. */
  onTakeBack?: ((row: NoAdsRow) => void) | undefined;
}

export function noAdsColumns({ intl, formatters, onTakeBack }: ColumnsInput): DataTableColumn<NoAdsRow>[] {
  const stateOf = ({ withdrawnAt }: NoAdsRow) =>
    intl.formatMessage(unitCostStateMessages[withdrawnAt === null ? 'inForce' : 'withdrawn']);
  const withSpend = ({ withdrawnAt, spendDays: count }: NoAdsRow) =>
    withdrawnAt === null && count > 0 ? intl.formatMessage(messages.withSpend, { count }) : null;
  const columns: DataTableColumn<NoAdsRow>[] = [
    {
      id: 'days',
      header: intl.formatMessage(adSpendMessages.days),
      cell: (row) => <TwoLines first={spendDays(formatters, row)} second={withSpend(row)} strong />,
      sortValue: ({ from }) => from,
      nowrap: false,
      card: 'title',
    },
    {
      id: 'entered',
      header: intl.formatMessage(adSpendMessages.entered),
      cell: ({ createdAt, createdBy }) => <TwoLines first={formatters.dateTime(createdAt)} second={createdBy} />,
      sortValue: ({ createdAt }) => createdAt,
      nowrap: false,
    },
    {
      id: 'state',
      header: intl.formatMessage(adSpendMessages.state),
      cell: (row) => <StatusChip tone={row.withdrawnAt === null ? 'good' : 'neutral'} label={stateOf(row)} />,
      exportValue: stateOf,
      card: 'plain',
    },
  ];
  if (!onTakeBack) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      header: intl.formatMessage(adSpendMessages.actions),
      action: true,
      align: 'end',
      cell: (row) =>
        row.withdrawnAt === null && (
          <Button
            size="small"
            variant="text"
            aria-label={intl.formatMessage(messages.takeBackOf, { days: spendDays(formatters, row) })}
            onClick={() => onTakeBack(row)}
          >
            {intl.formatMessage(ruleMessages.takeBack)}
          </Button>
        ),
    },
  ];
}
