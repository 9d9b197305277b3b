import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckCircleIcon, FileIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { TableCard } from '../../product/frame/TableCard.tsx';
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
  const { tied, differing, leftOut } = data.orders;
  const compared = tied + differing + leftOut > 0;
  const columns = useMemo(() => causeColumns({ intl, number, write }), [intl, number, write]);
  return (
    <TableCard
      title={intl.formatMessage(messages.causesTitle)}
      {...(data.causes.length > 0 && { subtitle: <FormattedMessage {...messages.causesSubtitle} /> })}
      empty={{
        icon: compared ? CheckCircleIcon : FileIcon,
        title: intl.formatMessage(compared ? messages.allTie : messages.noTotals),
        description: intl.formatMessage(compared ? messages.allTieText : messages.noTotalsText),
      }}
      columns={columns}
      rows={data.causes}
      rowKey={causeOf}
      onRowOpen={({ cause }) => onOpen(cause)}
    />
  );
}
