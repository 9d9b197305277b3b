import { TIE_CAUSES, type TieCause } from '@adaos/domain';
import { type RefObject, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable, type DataTableQuery } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { CheckCircleIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
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
    <Card title={<FormattedMessage {...messages.title} />} titleRef={titleRef}>
      <DataTable
        label={intl.formatMessage(messages.title)}
        columns={columns}
        rows={view.status === 'ready' ? view.orders : NONE}
        rowKey={keyOf}
        total={view.status === 'ready' ? view.total : 0}
        pageSize={UNTIED_PAGE}
        server={{ query: tableQuery, onQueryChange: ask }}
        loading={view.status === 'loading'}
        refreshing={view.status === 'ready' && view.refreshing}
        cardsBelow="lg"
        {...(view.status === 'error' && {
          error: (
            <ErrorState
              level={3}
              title={intl.formatMessage(messages.ordersErrorTitle)}
              description={view.message}
              onRetry={onRetry}
              retrying={view.retrying}
            />
          ),
        })}
        empty={
          <EmptyState
            level={3}
            icon={CheckCircleIcon}
            title={intl.formatMessage(messages.noneTitle)}
            description={intl.formatMessage(messages.noneText)}
          />
        }
      />
    </Card>
  );
}
