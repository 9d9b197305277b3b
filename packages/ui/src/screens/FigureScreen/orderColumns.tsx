import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { AtMostValue, missingCostsColumn } from '../../product/AtMost/index.ts';
import { messages, orderKindMessages } from './FigureScreen.messages.ts';
import type { FigureOrder } from './FigureView.ts';

export interface OrderColumnsInput {
  intl: IntlShape;
  formatters: Formatters;
  currency: string | null;
  countryName: (name: string) => string;
}

/** An address may wrap after its @, so that the amount at the end of the line stays visible. */
function Customer({ name }: { name: string }) {
  const at = name.indexOf('@') + 1;
  return (
    <>
      {name.slice(0, at)}
      <wbr />
      {name.slice(at)}
    </>
  );
}

/** The columns of the orders. The server searches and sorts them. */
export function orderColumns({
  intl,
  formatters,
  currency,
  countryName,
}: OrderColumnsInput): DataTableColumn<FigureOrder>[] {
  const { amount, day, money, number } = formatters;
  const moneyOf = (value: number) => (currency === null ? amount(value) : money(value, currency));
  const header = (message: typeof messages.columnOrder) => intl.formatMessage(message);
  return [
    {
      id: 'number',
      header: header(messages.columnOrder),
      cell: (row) => row.externalId,
      filter: { kind: 'text', value: (row) => row.externalId, label: header(messages.searchOrders) },
      card: 'title',
    },
    {
      id: 'day',
      header: header(messages.columnDate),
      cell: (row) => day(row.occurredOn),
      sortValue: (row) => row.occurredOn,
      card: 'plain',
    },
    {
      id: 'kind',
      header: header(messages.columnKind),
      cell: (row) => intl.formatMessage(orderKindMessages[row.kind]),
      card: 'plain',
    },
    {
      id: 'customer',
      header: header(messages.columnCustomer),
      cell: (row) => row.customer && <Customer name={row.customer} />,
      card: 'plain',
      nowrap: false,
    },
    {
      id: 'country',
      header: header(messages.columnCountry),
      cell: (row) => row.country && countryName(row.country),
      card: 'plain',
      nowrap: false,
      hidden: true,
    },
    {
      id: 'lines',
      header: header(messages.columnLines),
      cell: (row) => number(row.lines),
      align: 'end',
      hidden: true,
    },
    {
      id: 'total',
      header: header(messages.columnTotal),
      cell: (row) => moneyOf(row.total),
      sortValue: (row) => row.total,
      align: 'end',
    },
    {
      id: 'netSales',
      header: header(messages.columnNetSales),
      cell: (row) => moneyOf(row.netSales),
      sortValue: (row) => row.netSales,
      align: 'end',
      hidden: true,
    },
    {
      id: 'profit',
      header: header(messages.columnProfit),
      cell: (row) =>
        row.profit === null ? (
          header(messages.unknownProfit)
        ) : (
          <AtMostValue missing={row.profitMissing}>{moneyOf(row.profit)}</AtMostValue>
        ),
      sortValue: (row) => row.profit,
      align: 'end',
    },
    {
      id: 'amount',
      header: header(messages.columnAmount),
      cell: (row) => <AtMostValue missing={row.missing}>{moneyOf(row.amount)}</AtMostValue>,
      align: 'end',
      card: 'amount',
    },
    { ...missingCostsColumn(intl), cell: (row) => missingCostsColumn(intl).cell({ missing: row.profitMissing }) },
  ];
}
