import type { RejectionCode } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { DataTable, type DataTableColumn } from '../../components/DataTable/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { DownloadIcon } from '../../components/Icon/index.ts';
import { useFormatters, type Formatters } from '../../i18n/index.ts';
import { rejectedMessages as messages, rejectionMessages } from './rejected.messages.ts';
import type { ImportActions, RejectedLine, RejectedLinesView } from './types.ts';
import { grid } from '../../theme/grid.ts';

const isKnown = (code: string): code is RejectionCode => code in rejectionMessages;
const NO_ROWS: readonly RejectedLine[] = [];

function columnsIn(intl: IntlShape, number: Formatters['number']): DataTableColumn<RejectedLine>[] {
  return [
    {
      id: 'line',
      header: intl.formatMessage(messages.line),
      cell: ({ line }) => number(line),
      align: 'end',
      minWidth: grid(9),
      card: 'amount',
    },
    {
      id: 'reason',
      header: intl.formatMessage(messages.reason),
      cell: ({ code, reason }) => (isKnown(code) ? intl.formatMessage(rejectionMessages[code]) : reason),
      minWidth: grid(25),
      nowrap: false,
      card: 'title',
    },
    {
      id: 'text',
      header: intl.formatMessage(messages.text),
      cell: ({ text }) => (
        <Box component="code" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {text}
        </Box>
      ),
      nowrap: false,
    },
  ];
}

export type RejectedLinesProps = Pick<
  ImportActions,
  'onLoadMoreRejected' | 'onRetryRejected' | 'onDownloadRejected'
> & {
  view: RejectedLinesView;
  /** The number of all of them, also those not loaded. */
  total: number;
  downloading: boolean;
};

/** The lines that an import rejected, each with its number and reason, with a download of all. */
export function RejectedLines({
  view,
  total,
  downloading,
  onLoadMoreRejected,
  onRetryRejected,
  onDownloadRejected,
}: RejectedLinesProps) {
  const intl = useIntl();
  const titleId = useId();
  const { number } = useFormatters();
  const columns = useMemo(() => columnsIn(intl, number), [intl, number]);
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={titleId} variant="h3">
          <FormattedMessage {...messages.title} />
        </Typography>
        <BusyButton
          size="small"
          startIcon={<DownloadIcon />}
          busy={downloading}
          busyLabel={intl.formatMessage(messages.downloading)}
          onClick={onDownloadRejected}
        >
          <FormattedMessage {...messages.download} />
        </BusyButton>
      </Box>
      <Typography sx={{ mt: 0.5, mb: 2, maxWidth: '72ch', color: 'text.secondary' }}>
        <FormattedMessage {...messages.explanation} />
      </Typography>
      <DataTable
        label={intl.formatMessage(messages.label)}
        columns={columns}
        rows={view.status === 'ready' ? view.rows : NO_ROWS}
        rowKey={({ line }) => String(line)}
        total={total}
        loading={view.status === 'loading'}
        maxHeight={grid(52.5)}
        {...(view.status === 'ready' && {
          loadingMore: view.loadingMore ?? false,
          ...(view.hasMore && { onLoadMore: onLoadMoreRejected }),
        })}
        {...(view.status === 'error' && {
          error: <ErrorState title={intl.formatMessage(messages.loadFailed)} level={3} onRetry={onRetryRejected} />,
        })}
      />
    </Box>
  );
}
