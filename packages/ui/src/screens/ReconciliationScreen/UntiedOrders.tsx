import { TIE_CAUSES, type TieCause } from '@adaos/domain';
import { type RefObject, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { DataTableQuery } from '../../components/DataTable/index.ts';
import { CheckCircleIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { TableCard } from '../../product/frame/TableCard.tsx';
import { orderMessages as messages } from './Reconciliation.messages.ts';
import type { UntiedOrderRow, UntiedQuery, UntiedView } from './ReconciliationView.ts';
import { untiedColumns } from './untiedColumns.tsx';
import { useTotals } from './useTotals.ts';

/** Rows of a page. */
export const UNTIED_PAGE = 25;
const NONE: readonly UntiedOrderRow[] = [];
const keyOf = ({ externalId, cause, placedOn }: UntiedOrderRow) => `${externalId} ${cause} ${placedOn}`;
const isCause = (text: string | undefined): text is TieCause => (TIE_CAUSES as readonly string[]).includes(text ?? '');

export interface UntiedOrdersProps {
  view: UntiedView;
  query: UntiedQuery;
  onQueryChange: (query: UntiedQuery) => void;
  onRetry: () => void;
}

/** The orders that do not tie with their parts, newest first. */
export function UntiedOrders(props: UntiedOrdersProps & { titleRef: RefObject<HTMLHeadingElement | null> }) {
  const { view, query, onQueryChange, onRetry, titleRef } = props;
  const intl = useIntl();
  const { day } = useFormatters();
  const { write } = useTotals(null);
  const columns = useMemo(() => untiedColumns({ intl, day, write }), [day, intl, write]);
  const tableQuery: DataTableQuery = useMemo(
    () => ({ sort: null, filters: query.cause === null ? {} : { cause: [query.cause] }, page: query.page }),
    [query],
  );
  const ask = ({ filters, page }: DataTableQuery) => {
    // One cause at a time: the one that was chosen last.
    const chosen = Array.isArray(filters.cause) ? (filters.cause as readonly string[]).at(-1) : undefined;
    onQueryChange({ cause: isCause(chosen) ? chosen : null, page });
  };
  return (
    <TableCard
      title={intl.formatMessage(messages.title)}
      titleRef={titleRef}
      view={view}
      onRetry={onRetry}
      errorTitle={intl.formatMessage(messages.ordersErrorTitle)}
      empty={{
        icon: CheckCircleIcon,
        title: intl.formatMessage(messages.noneTitle),
        description: intl.formatMessage(messages.noneText),
      }}
      columns={columns}
      rows={view.status === 'ready' ? view.orders : NONE}
      rowKey={keyOf}
      total={view.status === 'ready' ? view.total : 0}
      pageSize={UNTIED_PAGE}
      server={{ query: tableQuery, onQueryChange: ask }}
      cardsBelow="lg"
    />
  );
}
