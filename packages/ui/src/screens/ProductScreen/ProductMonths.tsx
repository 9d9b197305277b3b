import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable, type DataTableColumn } from '../../components/DataTable/index.ts';
import { useFormatters, type Formatters } from '../../i18n/index.ts';
import { AtMostValue, missingCostsColumn } from '../../product/AtMost/index.ts';
import { messages } from './ProductScreen.messages.ts';
import type { ProductData, ProductMonth } from './ProductView.ts';

const keyOf = ({ month }: ProductMonth) => month;

/** The columns of the months. */
function monthColumns(
  intl: IntlShape,
  formatters: Formatters,
  currency: string | null,
): DataTableColumn<ProductMonth>[] {
  const { amount, money, month: monthText, number } = formatters;
  const write = (value: number) => (currency === null ? amount(value) : money(value, currency));
  const of = (id: 'netSales' | 'discounts' | 'goodsCost' | 'orderCosts'): DataTableColumn<ProductMonth> => ({
    id,
    header: intl.formatMessage(messages[id]),
    cell: (row) => write(row[id]),
    sortValue: (row) => row[id],
    align: 'end',
  });
  return [
    {
      id: 'month',
      header: intl.formatMessage(messages.month),
      cell: ({ month }) => monthText(month),
      sortValue: ({ month }) => month,
      card: 'title',
    },
    {
      id: 'units',
      header: intl.formatMessage(messages.columnUnits),
      cell: ({ units }) => number(units),
      sortValue: ({ units }) => units,
      align: 'end',
    },
    of('netSales'),
    of('discounts'),
    of('goodsCost'),
    of('orderCosts'),
    {
      id: 'contribution',
      header: intl.formatMessage(messages.remains),
      cell: ({ contribution, missing }) => <AtMostValue missing={missing}>{write(contribution)}</AtMostValue>,
      sortValue: ({ contribution }) => contribution,
      align: 'end',
      card: 'amount',
    },
    missingCostsColumn(intl),
  ];
}

/** The months of the product, the latest first; each opens to its orders. */
export function ProductMonths({ data, ordersHref }: { data: ProductData; ordersHref: (month?: string) => string }) {
  const intl = useIntl();
  const formatters = useFormatters();
  const { currency, months } = data;
  const columns = useMemo(() => monthColumns(intl, formatters, currency), [currency, formatters, intl]);
  const rows = useMemo(() => months.toReversed(), [months]);
  return (
    <Card title={<FormattedMessage {...messages.history} />} subtitle={<FormattedMessage {...messages.historyNote} />}>
      <DataTable
        label={intl.formatMessage(messages.history)}
        name="months"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowHref={({ month }) => ordersHref(month)}
        exportName={`${data.product.code} ${intl.formatMessage(messages.history)}`}
      />
    </Card>
  );
}
