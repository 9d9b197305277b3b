import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import { enteredColumn } from '../../product/frame/entryColumns.tsx';
import type { NoAdsRow } from './AdSpendView.ts';
import { adSpendMessages } from './adSpend.messages.ts';
import { spendDays } from './adSpendColumns.tsx';
import { counts, countsColumn, takeBackColumn } from './entryColumns.tsx';
import { noAdsMessages as messages } from './noAds.messages.ts';

interface ColumnsInput {
  intl: IntlShape;
  formatters: Formatters;
  /** Left out for users who may only read. */
  onTakeBack?: ((row: NoAdsRow) => void) | undefined;
}

export function noAdsColumns({ intl, formatters, onTakeBack }: ColumnsInput): DataTableColumn<NoAdsRow>[] {
  const withSpend = ({ withdrawnAt, spendDays: count }: NoAdsRow) =>
    withdrawnAt === null && count > 0 ? intl.formatMessage(messages.withSpend, { count }) : null;
  return [
    {
      id: 'days',
      header: intl.formatMessage(adSpendMessages.days),
      cell: (row) => <TwoLines first={spendDays(formatters, row)} second={withSpend(row)} strong />,
      sortValue: ({ from }) => from,
      nowrap: false,
      card: 'title',
    },
    enteredColumn('entered', intl.formatMessage(adSpendMessages.entered), formatters),
    countsColumn(intl, counts),
    ...takeBackColumn(intl, {
      isCounted: counts,
      labelOf: (row) => intl.formatMessage(messages.takeBackOf, { days: spendDays(formatters, row) }),
      onTakeBack,
    }),
  ];
}
