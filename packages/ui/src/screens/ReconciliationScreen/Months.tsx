import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CalendarIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { TableCard } from '../../product/frame/TableCard.tsx';
import { MonthDialog } from './MonthDialog.tsx';
import { monthColumns } from './monthColumns.tsx';
import { monthMessages as messages } from './Reconciliation.messages.ts';
import type { ReconciledMonth, ReconciliationData } from './ReconciliationView.ts';
import { useTotals } from './useTotals.ts';

const monthOf = ({ month }: ReconciledMonth) => month;

export interface MonthsProps {
  data: ReconciliationData;
  /** Left out for users who may only read. */
  onEnter?: () => void;
  onImport?: () => void;
}

/** The net sales of each month beside the platform's report; a month opens to all of its totals. */
export function Months({ data, onEnter, onImport }: MonthsProps) {
  const intl = useIntl();
  const { month } = useFormatters();
  const { write } = useTotals(data.currency);
  const [opened, setOpened] = useState<string | null>(null);
  const columns = useMemo(() => monthColumns({ intl, month, write }), [intl, month, write]);
  const shown = data.months.find((each) => each.month === opened);
  return (
    <TableCard
      title={intl.formatMessage(messages.title)}
      {...(data.months.length > 0 && { subtitle: <FormattedMessage {...messages.subtitle} /> })}
      empty={{
        icon: CalendarIcon,
        title: intl.formatMessage(messages.emptyTitle),
        description: intl.formatMessage(messages.emptyText),
      }}
      columns={columns}
      rows={data.months}
      rowKey={monthOf}
      onRowOpen={(row) => setOpened(row.month)}
      cardsBelow="md"
      actions={
        onEnter && (
          <>
            <Button size="small" onClick={onEnter}>
              <FormattedMessage {...messages.enterReport} />
            </Button>
            <Button size="small" onClick={onImport}>
              <FormattedMessage {...messages.importReport} />
            </Button>
          </>
        )
      }
    >
      {shown && <MonthDialog month={shown} currency={data.currency} onClose={() => setOpened(null)} />}
    </TableCard>
  );
}
