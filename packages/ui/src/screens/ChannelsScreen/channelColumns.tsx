import { isOrderDimension, type AttributionModel, type ChannelDimension, type LedgerKind } from '@adaos/domain';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { AtMostValue, missingCostsColumn } from '../../product/AtMost/index.ts';
import { RoiValue } from '../../product/campaigns/RoiValue.tsx';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import { grid } from '../../theme/grid.ts';
import { messages } from './Channels.messages.ts';
import type { ChannelAmounts, ChannelRow } from './ChannelsView.ts';

const NONE = '–';

type Rest = ChannelAmounts & { before?: ChannelAmounts };
type Unattributed = Rest & { missing: readonly LedgerKind[] };

/** A channel, the orders of none, or what belongs to no order. */
export type Row = (ChannelRow & { kind: 'channel' }) | (Unattributed & { kind: 'none' }) | (Rest & { kind: 'beside' });

export interface ChannelColumnsInput {
  intl: IntlShape;
  formatters: Formatters;
  moneyOf: (amount: number) => string;
  dimension: ChannelDimension;
  countryName: (country: string) => string;
  /** Whether the rows have the period before. */
  compared: boolean;
}

const missingOf = (row: Row) => (row.kind === 'beside' ? [] : row.missing);

/** What a row is called, in the words of what the orders are grouped by. */
export function nameOf(
  { intl, dimension, countryName }: Pick<ChannelColumnsInput, 'intl' | 'dimension' | 'countryName'>,
  row: Row,
): { first: string; second: string | null } {
  const text = (id: keyof typeof messages) => intl.formatMessage(messages[id] as typeof messages.title);
  const said = isOrderDimension(dimension);
  if (row.kind === 'none')
    return {
      first: text(said ? 'notStated' : 'notAttributed'),
      second: text(said ? 'notStatedNote' : 'notAttributedNote'),
    };
  if (row.kind === 'beside') return { first: text('beside'), second: text(said ? 'besideAdsNote' : 'besideNote') };
  if (dimension === 'country') return { first: countryName(row.channel), second: null };
  const channel = row.channel === '' ? text('unknownSource') : row.channel;
  if (dimension !== 'campaign') return { first: channel, second: null };
  return { first: row.name ?? text('noCampaign'), second: channel };
}

/** The columns of the channels. The server sorts them. */
export function channelColumns(input: ChannelColumnsInput): DataTableColumn<Row>[] {
  const { intl, formatters, moneyOf, dimension, compared } = input;
  const said = isOrderDimension(dimension);
  const text = (id: keyof typeof messages) => intl.formatMessage(messages[id] as typeof messages.title);
  const count = (value: number) => formatters.number(value, { maximumFractionDigits: 2 });
  const lacking = missingCostsColumn(intl);
  const atMost = (row: Row, value: string) => <AtMostValue missing={missingOf(row)}>{value}</AtMostValue>;
  const numbers = (id: 'orders' | 'newCustomers'): DataTableColumn<Row> => ({
    id,
    header: text(id),
    cell: (row) => (row.kind === 'beside' ? null : count(row[id])),
    sortValue: (row) => row[id],
    align: 'end',
  });
  return [
    {
      id: 'channel',
      header: text('channel'),
      cell: (row) => <TwoLines {...nameOf(input, row)} strong />,
      sortValue: (row) => nameOf(input, row).first,
      nowrap: false,
      minWidth: grid(22),
      card: 'title',
    },
    numbers('orders'),
    {
      id: 'netSales',
      header: text('netSales'),
      cell: (row) => moneyOf(row.netSales),
      sortValue: (row) => row.netSales,
      align: 'end',
    },
    {
      id: 'contribution',
      header: text('contribution'),
      cell: (row) => atMost(row, moneyOf(row.contribution)),
      sortValue: (row) => row.contribution,
      align: 'end',
    },
    {
      id: 'adSpend',
      header: text('adSpend'),
      cell: (row) => (row.kind !== 'beside' && row.adSpend === 0 ? NONE : moneyOf(row.adSpend)),
      sortValue: (row) => row.adSpend,
      align: 'end',
    },
    {
      id: 'profit',
      header: text('profit'),
      cell: (row) => atMost(row, moneyOf(row.profit)),
      sortValue: (row) => row.profit,
      align: 'end',
      card: 'amount',
    },
    ...(said
      ? []
      : [
          {
            id: 'roi',
            header: text('roi'),
            cell: (row: Row) =>
              row.kind !== 'channel' || row.adSpend <= 0 ? NONE : <RoiValue roi={row.roi} missing={row.missing} />,
            sortValue: (row: Row) => row.roi,
            align: 'end' as const,
          },
        ]),
    numbers('newCustomers'),
    ...(compared
      ? [
          {
            id: 'before',
            header: text('before'),
            cell: (row: Row) => (row.before ? atMost(row, moneyOf(row.before.profit)) : null),
            align: 'end' as const,
          },
        ]
      : []),
    { ...lacking, cell: (row) => (row.kind === 'beside' ? '' : lacking.cell(row)) },
  ];
}

export interface ModelColumnsInput extends Omit<ChannelColumnsInput, 'compared'> {
  models: readonly { model: AttributionModel; name: string }[];
}

/** A column for each model: the profit, and the return beside it. */
export function modelColumns(input: ModelColumnsInput): DataTableColumn<ChannelRow>[] {
  const { intl, formatters, moneyOf, models } = input;
  return [
    {
      id: 'channel',
      header: intl.formatMessage(messages.channel),
      cell: (row) => <TwoLines {...nameOf(input, { ...row, kind: 'channel' })} strong />,
      nowrap: false,
      minWidth: grid(22),
      card: 'title',
    },
    ...models.map(({ model, name }): DataTableColumn<ChannelRow> => {
      const of = (row: ChannelRow) => row.models.find((one) => one.model === model);
      return {
        id: model,
        header: name,
        cell: (row) => {
          const own = of(row);
          if (!own) return null;
          return (
            <TwoLines
              first={<AtMostValue missing={own.missing}>{moneyOf(own.profit)}</AtMostValue>}
              second={
                own.roi === null
                  ? null
                  : intl.formatMessage(messages.profitAndRoi, { roi: formatters.percent(own.roi) })
              }
            />
          );
        },
        sortValue: (row) => of(row)?.profit ?? null,
        align: 'end',
      };
    }),
  ];
}
