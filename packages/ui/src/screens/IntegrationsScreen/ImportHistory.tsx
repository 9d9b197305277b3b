import type { ImportStatus } from '@adaos/domain';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable, type DataTableColumn } from '../../components/DataTable/index.ts';
import { StatusChip, type StatusTone } from '../../components/StatusChip/index.ts';
import { useFormatters, type Formatters } from '../../i18n/index.ts';
import { aheadMessages, historyMessages as messages, importStatusMessages } from './history.messages.ts';
import { integrationsMessages } from './IntegrationsScreen.messages.ts';
import type { ImportRecord } from './types.ts';
import { rowMessages } from '../../product/frame/rows.messages.ts';
import { grid } from '../../theme/grid.ts';

const TONES: Record<ImportStatus, StatusTone> = {
  queued: 'neutral',
  running: 'info',
  done: 'good',
  failed: 'bad',
  cancelled: 'neutral',
};
const KINDS = {
  orders: integrationsMessages.kindOrders,
  ads: integrationsMessages.kindAds,
  stock: integrationsMessages.kindStock,
  costs: integrationsMessages.kindCosts,
  order_costs: integrationsMessages.kindOrderCosts,
} as const;
const NONE = '–';

/** @param kinds whether there is more than orders among them. */
function columnsIn(
  intl: IntlShape,
  { number, percent, dateTime, dateRange }: Formatters,
  kinds: boolean,
): DataTableColumn<ImportRecord>[] {
  const howFar = ({ status, progress, ahead }: ImportRecord) => {
    if (status === 'running') return percent(progress * 100, { as: 'whole' });
    if (status !== 'queued' || typeof ahead !== 'number') return null;
    return intl.formatMessage(aheadMessages.ahead, { count: ahead });
  };
  return [
    {
      id: 'file',
      header: intl.formatMessage(messages.file),
      cell: ({ fileName }) => fileName ?? intl.formatMessage(messages.unnamed),
      nowrap: false,
      minWidth: grid(17.5),
      card: 'title',
    },
    ...(kinds
      ? [
          {
            id: 'kind',
            header: intl.formatMessage(messages.kind),
            cell: ({ kind = 'orders' }: ImportRecord) => intl.formatMessage(KINDS[kind]),
          },
        ]
      : []),
    {
      id: 'when',
      header: intl.formatMessage(messages.when),
      cell: ({ createdAt }) => dateTime(createdAt),
      nowrap: false,
    },
    {
      id: 'status',
      header: intl.formatMessage(rowMessages.state),
      cell: (record) => {
        const chip = (
          <StatusChip tone={TONES[record.status]} label={intl.formatMessage(importStatusMessages[record.status])} />
        );
        const far = howFar(record);
        if (far === null) return chip;
        return (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            {chip}
            {far}
          </Box>
        );
      },
      card: 'amount',
    },
    {
      id: 'period',
      header: intl.formatMessage(messages.period),
      cell: ({ from, to }) => (from !== null && to !== null ? dateRange(from, to) : NONE),
      nowrap: false,
    },
    {
      id: 'added',
      header: intl.formatMessage(messages.added),
      cell: ({ linesAdded }) => number(linesAdded),
      align: 'end',
    },
    {
      id: 'rejected',
      header: intl.formatMessage(messages.rejected),
      cell: ({ rejected }) => number(rejected),
      align: 'end',
    },
  ];
}

export type ImportHistoryProps = {
  /** Newest first. */
  imports: readonly ImportRecord[];
  /** The address of an import; without it the rows do not open. */
  importHref?: ((id: string) => string) | undefined;
};

/** Earlier imports, newest first. */
export function ImportHistory({ imports, importHref }: ImportHistoryProps) {
  const intl = useIntl();
  const formatters = useFormatters();
  const kinds = imports.some(({ kind = 'orders' }) => kind !== 'orders');
  const columns = useMemo(() => columnsIn(intl, formatters, kinds), [intl, formatters, kinds]);
  const rowHref = useMemo(() => importHref && (({ id }: ImportRecord) => importHref(id)), [importHref]);
  return (
    <Card title={<FormattedMessage {...messages.title} />}>
      <DataTable
        label={intl.formatMessage(messages.label)}
        name="imports"
        columns={columns}
        rows={imports}
        rowKey={({ id }) => id}
        maxHeight={grid(60)}
        {...(rowHref && { rowHref })}
      />
    </Card>
  );
}
