import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { CheckCircleIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { type CauseRow, causeColumns } from './causeColumns.tsx';
import { orderMessages as messages } from './Reconciliation.messages.ts';
import type { ReconciliationData } from './ReconciliationView.ts';
import { useTotals } from './useTotals.ts';

const causeOf = ({ cause }: CauseRow) => cause;

export interface CausesProps {
  data: ReconciliationData;
  /** A cause was opened: its orders are asked for. */
  onOpen: (cause: CauseRow['cause']) => void;
}

/** Why totals differ: how many orders, and by how much in all. */
export function Causes({ data, onOpen }: CausesProps) {
  const intl = useIntl();
  const { number } = useFormatters();
  const { write } = useTotals(data.currency);
  const columns = useMemo(() => causeColumns({ intl, number, write }), [intl, number, write]);
  return (
    <Card
      title={<FormattedMessage {...messages.causesTitle} />}
      {...(data.causes.length > 0 && { subtitle: <FormattedMessage {...messages.causesSubtitle} /> })}
    >
      <DataTable
        label={intl.formatMessage(messages.causesTitle)}
        columns={columns}
        rows={data.causes}
        rowKey={causeOf}
        onRowOpen={({ cause }) => onOpen(cause)}
        empty={
          <EmptyState
            level={3}
            icon={CheckCircleIcon}
            title={intl.formatMessage(messages.allTie)}
            description={intl.formatMessage(messages.allTieText)}
          />
        }
      />
    </Card>
  );
}
