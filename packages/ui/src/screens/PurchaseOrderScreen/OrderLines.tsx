import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable } from '../../components/DataTable/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { moneyWriter } from '../../product/purchases/moneyWriter.ts';
import { messages } from './PurchaseOrder.messages.ts';
import { orderColumns } from './orderColumns.tsx';
import type { PurchaseLine, PurchaseOrderData } from './PurchaseOrderView.ts';

const keyOf = ({ sku }: PurchaseLine) => sku;
const SEPARATOR = '; ';

/** What is ordered, what of it has come, and what it costs. */
export function OrderLines({ data }: { data: PurchaseOrderData }) {
  const intl = useIntl();
  const formatters = useFormatters();
  const { currency, lines, cost, uncosted, note } = data;
  const columns = useMemo(() => orderColumns(intl, formatters, data), [data, formatters, intl]);
  return (
    <Card title={<FormattedMessage {...messages.lines} />}>
      <DataTable label={intl.formatMessage(messages.lines)} columns={columns} rows={lines} rowKey={keyOf} />
      <Typography sx={{ mt: 2, fontWeight: 'strong' }}>
        <FormattedMessage {...messages.total} values={{ cost: moneyWriter(formatters, currency)(cost) }} />
        {uncosted > 0 && (
          <Box component="span" sx={{ fontWeight: 'regular', color: 'text.secondary' }}>
            {SEPARATOR}
            <FormattedMessage {...messages.uncosted} values={{ products: uncosted }} />
          </Box>
        )}
      </Typography>
      {note !== '' && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...messages.note} />
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{note}</Typography>
        </Box>
      )}
    </Card>
  );
}
