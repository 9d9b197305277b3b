import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import { enteredColumn } from '../../product/frame/entryColumns.tsx';
import { grid } from '../../theme/grid.ts';
import type { AdSpendRow, NoAdsTerms } from './AdSpendView.ts';
import { adSpendMessages as messages } from './adSpend.messages.ts';
import { counts, countsColumn, takeBackColumn } from './entryColumns.tsx';

/** How an entry is called in questions. */
export const spendName = ({ platform, campaign }: AdSpendRow) => `${platform} · ${campaign}`;

/** Days in words. */
export const spendDays = ({ day, dateRange }: Formatters, { from, to }: NoAdsTerms) =>
  from === to ? day(from) : dateRange(from, to);

interface ColumnsInput {
  intl: IntlShape;
  formatters: Formatters;
  /** The shop's. */
  currency: string | null;
  /** Left out for users who may only read. */
  onTakeBack?: (entry: AdSpendRow) => void;
}

export function adSpendColumns({
  intl,
  formatters,
  currency,
  onTakeBack,
}: ColumnsInput): DataTableColumn<AdSpendRow>[] {
  const { amount, money } = formatters;
  const inShop = (value: number) => (currency === null ? amount(value) : money(value, currency));
  /** That a report has a part of the days. */
  const reportedOf = ({ withdrawnAt, reportedDays: count, counted }: AdSpendRow) =>
    withdrawnAt === null && count > 0
      ? intl.formatMessage(messages.reported, { counted: inShop(counted), count })
      : null;
  return [
    {
      id: 'ads',
      header: intl.formatMessage(messages.ads),
      cell: ({ platform, campaign }) => <TwoLines first={platform} second={campaign} strong />,
      sortValue: spendName,
      nowrap: false,
      minWidth: grid(20),
      card: 'title',
    },
    {
      id: 'amount',
      header: intl.formatMessage(messages.amount),
      cell: (entry) => (
        <TwoLines
          first={money(entry.amount, entry.currency)}
          second={entry.currency === currency ? null : inShop(entry.shopAmount)}
        />
      ),
      sortValue: ({ shopAmount }) => shopAmount,
      align: 'end',
      nowrap: false,
      card: 'amount',
    },
    {
      id: 'days',
      header: intl.formatMessage(messages.days),
      cell: (entry) => <TwoLines first={spendDays(formatters, entry)} second={reportedOf(entry)} />,
      sortValue: ({ from }) => from,
      nowrap: false,
    },
    enteredColumn('entered', intl.formatMessage(messages.entered), formatters),
    countsColumn(intl, counts),
    ...takeBackColumn(intl, {
      isCounted: counts,
      labelOf: (entry) => intl.formatMessage(messages.takeBackOf, { name: spendName(entry) }),
      onTakeBack,
    }),
  ];
}
