import type { LedgerKind } from '@adaos/domain';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable } from '../../components/DataTable/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { AtMost } from '../../product/AtMost/index.ts';
import { messages } from './Customers.messages.ts';
import type { CustomerPeriod, CustomersData } from './CustomersView.ts';
import { periodColumns, type PeriodRow } from './periodColumns.tsx';
import { useAmounts } from './useAmounts.ts';

function rowsOf(now: CustomerPeriod, before: CustomerPeriod | null, missing: readonly LedgerKind[]): PeriodRow[] {
  const parts = now.parts.map((row): PeriodRow => {
    const earlier = before?.parts.find(({ part }) => part === row.part);
    return { ...row, id: row.part, before: earlier?.contribution ?? null, missing: row.orders > 0 ? missing : [] };
  });
  const nothing = { customers: null, orders: null, netSales: null };
  const sum = (period: CustomerPeriod) => period.contribution + period.beside;
  return [
    ...parts,
    { ...nothing, id: 'beside', contribution: now.beside, before: before?.beside ?? null, missing: [] },
    { ...nothing, id: 'all', netSales: now.netSales, contribution: sum(now), before: before && sum(before), missing },
  ];
}

const idOf = ({ id }: PeriodRow) => id;

/** What came of first orders, later ones and those without a customer, up to the figures of the overview. */
export function Period({ data, costsHref }: { data: CustomersData; costsHref: string }) {
  const intl = useIntl();
  const { number } = useFormatters();
  const write = useAmounts(data.currency);
  const columns = useMemo(() => periodColumns({ intl, number, write }), [intl, number, write]);
  if (data.now === null) return null;
  return (
    <Card
      title={<FormattedMessage {...messages.periodTitle} />}
      {...(data.missing.length > 0 && { actions: <AtMost missing={data.missing} costsHref={costsHref} /> })}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: '80ch' }}>
        <FormattedMessage {...messages.periodRule} />
      </Typography>
      <DataTable
        label={intl.formatMessage(messages.periodTitle)}
        columns={columns}
        rows={rowsOf(data.now, data.before, data.missing)}
        rowKey={idOf}
        cardsBelow="md"
      />
    </Card>
  );
}
