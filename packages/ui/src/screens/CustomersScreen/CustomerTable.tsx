import { CUSTOMER_COLUMNS, CUSTOMER_SEGMENTS, type CustomerSegment } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RefObject, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DataTableQuery } from '../../components/DataTable/index.ts';
import { FilterButtons } from '../../components/FilterButtons/index.ts';
import { UsersIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { segmentNames } from '../../product/customers/segments.messages.ts';
import { ExportButton } from '../../product/frame/ExportButton.tsx';
import { TableCard } from '../../product/frame/TableCard.tsx';
import { customerColumns } from './customerColumns.tsx';
import { CUSTOMERS_PAGE, type CustomerListData, type CustomerRow, type CustomersQuery } from './CustomersView.ts';
import { segmentMessages as messages } from './segments.messages.ts';
import { useAmounts } from './useAmounts.ts';

const idOf = ({ id }: CustomerRow) => id;

export interface CustomerTableProps {
  list: CustomerListData;
  currency: string | null;
  refreshing: boolean;
  query: CustomersQuery;
  onQueryChange: (query: CustomersQuery) => void;
  /** Left out for a sample. */
  customerHref?: ((id: string) => string) | undefined;
  /** Left out for those who may not, and for a sample. */
  onExport?: (() => void) | undefined;
  exporting: boolean;
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** The customers of a segment, or all, by pseudonym. */
export function CustomerTable(props: CustomerTableProps) {
  const { list, currency, refreshing, query, onQueryChange, customerHref, onExport, exporting, titleRef } = props;
  const intl = useIntl();
  const { number, day } = useFormatters();
  const write = useAmounts(currency);
  const { missing } = list;
  const columns = useMemo(
    () => customerColumns({ intl, number, day, write, missing }),
    [day, intl, missing, number, write],
  );
  const tableQuery: DataTableQuery = {
    sort: { column: query.sort, descending: query.descending },
    filters: {},
    page: query.page,
  };
  const ask = ({ sort, page }: DataTableQuery) =>
    onQueryChange({
      ...query,
      sort: CUSTOMER_COLUMNS.find((column) => column === sort?.column) ?? 'contribution',
      descending: sort?.descending ?? true,
      page,
    });
  const choices = [
    { value: 'all' as const, label: intl.formatMessage(messages.every) },
    ...CUSTOMER_SEGMENTS.map((value) => ({ value, label: intl.formatMessage(segmentNames[value]) })),
  ];
  return (
    <TableCard
      title={intl.formatMessage(messages.list)}
      titleRef={titleRef}
      lead={
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: '80ch' }}>
            <FormattedMessage {...messages.listRule} />
          </Typography>
          <Box sx={{ mb: 2 }}>
            <FilterButtons<CustomerSegment | 'all'>
              label={intl.formatMessage(messages.filter)}
              choices={choices}
              value={query.segment ?? 'all'}
              onChange={(value) => onQueryChange({ ...query, segment: value === 'all' ? null : value, page: 0 })}
            />
          </Box>
        </>
      }
      view={{ status: 'ready', refreshing }}
      empty={{
        icon: UsersIcon,
        title: intl.formatMessage(messages.noneTitle),
        description: intl.formatMessage(messages.noneText),
      }}
      columns={columns}
      rows={list.customers}
      rowKey={idOf}
      {...(customerHref && { rowHref: ({ id }: CustomerRow) => customerHref(id) })}
      total={list.total}
      pageSize={CUSTOMERS_PAGE}
      server={{ query: tableQuery, onQueryChange: ask }}
      cardsBelow="md"
      actions={onExport && <ExportButton onExport={onExport} exporting={exporting} />}
    />
  );
}
