import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable } from '../../components/DataTable/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { AtMost } from '../../product/AtMost/index.ts';
import type { CustomersData, PaybackRow } from './CustomersView.ts';
import { paybackMessages as messages } from './payback.messages.ts';
import { paybackColumns } from './paybackColumns.tsx';
import { useAmounts } from './useAmounts.ts';

const keyOf = ({ channel }: PaybackRow) => channel ?? 'all channels';

/** What winning a customer cost by channel, and when what remained of their orders covered it. */
export function Payback({ data, costsHref }: { data: CustomersData; costsHref: string }) {
  const intl = useIntl();
  const { number, month } = useFormatters();
  const write = useAmounts(data.currency);
  const { payback, paybackPeriod, attributed, missingEver } = data;
  const columns = useMemo(
    () => paybackColumns({ intl, number, write, missing: missingEver }),
    [intl, missingEver, number, write],
  );
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      {...(missingEver.length > 0 && { actions: <AtMost missing={missingEver} costsHref={costsHref} /> })}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: '80ch' }}>
        {paybackPeriod === null
          ? intl.formatMessage(messages.none)
          : intl.formatMessage(messages.rule, { from: month(paybackPeriod.from), to: month(paybackPeriod.to) })}
      </Typography>
      {paybackPeriod !== null && !attributed && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: '80ch' }}>
          <FormattedMessage {...messages.blended} />
        </Typography>
      )}
      {paybackPeriod !== null && (
        <DataTable
          label={intl.formatMessage(messages.title)}
          columns={columns}
          rows={payback}
          rowKey={keyOf}
          cardsBelow="md"
        />
      )}
    </Card>
  );
}
