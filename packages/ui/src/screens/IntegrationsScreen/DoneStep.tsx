import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { CheckIcon, WarningIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { Counts } from './Counts.tsx';
import { integrationsMessages } from './IntegrationsScreen.messages.ts';
import { doneMessages as messages } from './outcome.messages.ts';
import { Restarts } from './ProgressSteps.tsx';
import { RejectedLines } from './RejectedLines.tsx';
import type { ImportActions, ImportFlow, ImportRecord } from './types.ts';
import { grid } from '../../theme/grid.ts';

export type DoneStepProps = Pick<
  ImportActions,
  'onStartOver' | 'onLoadMoreRejected' | 'onRetryRejected' | 'onDownloadRejected'
> & {
  flow: Extract<ImportFlow, { step: 'done' }>;
  canImport: boolean;
};

const SEPARATOR = ' · ';

function titleOf({ kind = 'orders', linesAdded, linesRead, rejected, orders }: ImportRecord) {
  if (linesAdded > 0 && kind !== 'orders') {
    return <FormattedMessage {...messages.tableTitle} values={{ count: linesAdded }} />;
  }
  if (linesAdded > 0) return <FormattedMessage {...messages.title} values={{ count: orders }} />;
  const nothingRead = linesRead > 0 && rejected === linesRead;
  return <FormattedMessage {...(nothingRead ? messages.allRejected : messages.nothingNew)} />;
}

/** The result of an import: its counts, its period, and the rejected lines. */
export function DoneStep({ flow, canImport, onStartOver, ...rejectedActions }: DoneStepProps) {
  const { dateRange } = useFormatters();
  const { import: record, overviewHref } = flow;
  const known = record.linesAdded === 0 && record.rejected < record.linesRead;
  const bad = record.linesRead > 0 && record.rejected === record.linesRead;
  const Icon = bad ? WarningIcon : CheckIcon;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Box role="status" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Box
          aria-hidden
          sx={(theme) => ({
            display: 'grid',
            placeItems: 'center',
            flexShrink: 0,
            width: grid(5),
            height: grid(5),
            borderRadius: `${theme.radii.control}px`,
            color: theme.vars.palette[bad ? 'warning' : 'success'].main,
            backgroundColor: theme.vars.palette[bad ? 'warning' : 'success'].soft,
          })}
        >
          <Icon />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3">{titleOf(record)}</Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {record.fileName}
            {record.fileName !== null && record.from !== null && SEPARATOR}
            {record.from !== null && record.to !== null && dateRange(record.from, record.to)}
          </Typography>
        </Box>
      </Box>
      {known && (
        <Typography>
          <FormattedMessage {...messages.nothingNewText} />
        </Typography>
      )}
      {record.format === 'orders' && (
        <Typography>
          <FormattedMessage {...messages.withoutItems} />
        </Typography>
      )}
      {record.repeatedNumbers && (
        <Alert severity="info" role="presentation">
          <FormattedMessage {...messages.repeatedNumbers} values={record.repeatedNumbers} />
        </Alert>
      )}
      {(record.doubtfulNumbers ?? 0) > 0 && (
        <Alert
          severity="warning"
          role="presentation"
          action={
            <ButtonLink href={flow.numbersHref} variant="text" size="small" color="inherit">
              <FormattedMessage {...messages.decideNumbers} />
            </ButtonLink>
          }
        >
          <FormattedMessage {...messages.doubtfulNumbers} values={{ count: record.doubtfulNumbers ?? 0 }} />
        </Alert>
      )}
      {(record.olderOrders ?? 0) > 0 && (
        <Alert severity="info" role="presentation">
          <FormattedMessage {...messages.olderOrders} values={{ count: record.olderOrders ?? 0 }} />
        </Alert>
      )}
      <Restarts record={record} />
      <Counts record={record} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {overviewHref !== null && (
          <ButtonLink href={overviewHref} variant="contained" size="large">
            <FormattedMessage {...messages.seeProfit} />
          </ButtonLink>
        )}
        {canImport && (
          <Button size="large" onClick={onStartOver}>
            <FormattedMessage {...integrationsMessages.another} />
          </Button>
        )}
      </Box>
      {record.rejected > 0 && (
        <RejectedLines
          view={flow.rejected}
          total={record.rejected}
          downloading={flow.downloading ?? false}
          {...rejectedActions}
        />
      )}
    </Box>
  );
}
