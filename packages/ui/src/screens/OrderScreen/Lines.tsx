import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable, type DataTableColumn } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { useFormatters, type Formatters } from '../../i18n/index.ts';
import { messages } from './OrderScreen.messages.ts';
import type { OrderData, OrderLine } from './OrderView.ts';
import { grid } from '../../theme/grid.ts';

export interface LinesProps {
  data: OrderData;
  loadingMore: boolean;
  onLoadMore?: () => void;
}

const unknown = (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    <FormattedMessage {...messages.notKnown} />
  </Box>
);

function columnsOf(intl: IntlShape, { amount, number }: Formatters): DataTableColumn<OrderLine>[] {
  const header = (message: typeof messages.columnName) => intl.formatMessage(message);
  return [
    {
      id: 'name',
      header: header(messages.columnName),
      cell: (line) => line.name ?? line.sku ?? intl.formatMessage(messages.unnamed),
      sortValue: (line) => line.name,
      nowrap: false,
      minWidth: grid(22.5),
      card: 'title',
    },
    {
      id: 'sku',
      header: header(messages.columnSku),
      cell: (line) => line.sku,
      sortValue: (line) => line.sku,
      card: 'plain',
    },
    {
      id: 'quantity',
      header: header(messages.columnQuantity),
      cell: (line) => number(line.quantity),
      sortValue: (line) => line.quantity,
      align: 'end',
    },
    // Unit prices can have more decimals than the currency.
    {
      id: 'unitPrice',
      header: header(messages.columnUnitPrice),
      cell: (line) => number(line.unitPrice, { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
      sortValue: (line) => line.unitPrice,
      align: 'end',
    },
    {
      id: 'goodsCost',
      header: header(messages.columnGoodsCost),
      cell: (line) => (line.goodsCost === null ? unknown : amount(line.goodsCost)),
      sortValue: (line) => line.goodsCost,
      align: 'end',
    },
    {
      id: 'amount',
      header: header(messages.columnAmount),
      cell: (line) => amount(line.amount),
      sortValue: (line) => line.amount,
      align: 'end',
      card: 'amount',
    },
  ];
}

/** The lines of the order, paged. */
export function Lines({ data, loadingMore, onLoadMore }: LinesProps) {
  const intl = useIntl();
  const formatters = useFormatters();
  const columns = useMemo(() => columnsOf(intl, formatters), [intl, formatters]);
  return (
    <Card title={intl.formatMessage(messages.lines, { lines: data.lineCount })}>
      <DataTable
        label={intl.formatMessage(messages.linesLabel)}
        columns={columns}
        rows={data.lines}
        rowKey={(line) => line.id}
        total={data.lineCount}
        loadingMore={loadingMore}
        {...(onLoadMore && { onLoadMore })}
        empty={<EmptyState level={3} title={intl.formatMessage(messages.noLines)} />}
      />
    </Card>
  );
}
