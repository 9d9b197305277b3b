import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable, type DataTableColumn } from '../../components/DataTable/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { AtMost } from '../../product/AtMost/index.ts';
import { messages as screenMessages } from './Customers.messages.ts';
import type { CustomersData, CustomerValue, ValueTestRow } from './CustomersView.ts';
import { useAmounts } from './useAmounts.ts';
import { valueMessages as messages } from './value.messages.ts';

const monthOf = ({ month }: ValueTestRow) => month;

/** Each cohort whose year is over, with what was expected of it. */
function Tests({ value, currency }: { value: CustomerValue; currency: string | null }) {
  const intl = useIntl();
  const { month, number, percent } = useFormatters();
  const write = useAmounts(currency);
  const columns = useMemo((): DataTableColumn<ValueTestRow>[] => {
    const text = (id: 'month' | 'customers' | 'predicted' | 'actual' | 'difference') =>
      intl.formatMessage(messages[id]);
    return [
      { id: 'month', header: text('month'), cell: (row) => month(row.month), card: 'title' },
      { id: 'customers', header: text('customers'), cell: ({ customers }) => number(customers), align: 'end' },
      { id: 'predicted', header: text('predicted'), cell: ({ predicted }) => write(predicted), align: 'end' },
      { id: 'actual', header: text('actual'), cell: ({ actual }) => write(actual), align: 'end', card: 'amount' },
      {
        id: 'difference',
        header: text('difference'),
        cell: ({ predicted, actual }) =>
          actual > 0 && percent((100 * (predicted - actual)) / actual, { sign: 'always' }),
        align: 'end',
      },
    ];
  }, [intl, month, number, percent, write]);
  const error = value.error;
  return (
    <>
      <Typography variant="subtitle1" component="h3" sx={{ mt: 3 }}>
        <FormattedMessage {...messages.testTitle} />
      </Typography>
      {error !== null && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1, maxWidth: '80ch' }}>
          {intl.formatMessage(messages.testText, { error: percent(error) })}
        </Typography>
      )}
      <DataTable label={intl.formatMessage(messages.testTitle)} columns={columns} rows={value.tests} rowKey={monthOf} />
    </>
  );
}

/** What remains of the orders of a new customer in a year, how that is calculated, and how well it would have been so far. */
export function Value({ data, costsHref }: { data: CustomersData; costsHref: string }) {
  const intl = useIntl();
  const { month } = useFormatters();
  const write = useAmounts(data.currency);
  const { value, missingEver } = data;
  if (value === null) return null;
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      {...(missingEver.length > 0 && { actions: <AtMost missing={missingEver} costsHref={costsHref} /> })}
    >
      <Typography sx={{ maxWidth: '80ch' }}>
        {value.predicted === null
          ? intl.formatMessage(screenMessages.notYet, { month: month(value.predictedFrom) })
          : intl.formatMessage(messages.text, { value: write(value.predicted) })}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1, maxWidth: '80ch' }}>
        <FormattedMessage {...messages.method} />
      </Typography>
      {value.tests.length > 0 ? (
        <Tests value={value} currency={data.currency} />
      ) : (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1, maxWidth: '80ch' }}>
          {intl.formatMessage(messages.testLater, { month: month(value.testedFrom) })}
        </Typography>
      )}
    </Card>
  );
}
