import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { ProgressPanel } from '../../components/ProgressPanel/index.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { integrationsMessages as messages } from './IntegrationsScreen.messages.ts';
import type { ImportFlow, ImportRecord } from './types.ts';
import { grid } from '../../theme/grid.ts';

type Step<Name extends ImportFlow['step']> = Extract<ImportFlow, { step: Name }>;

/** The first lines of the file are being analysed. */
export function RecognisingStep({ flow }: { flow: Step<'recognising'> }) {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: grid(12) }}>
      <CircularProgress aria-hidden size={tokens.size.icon.regular} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <FormattedMessage {...messages.recognising} values={{ name: flow.file.name }} />
      </Typography>
    </Box>
  );
}

/** The file is being uploaded. */
export function UploadingStep({ flow, onCancel }: { flow: Step<'uploading'>; onCancel: () => void }) {
  const intl = useIntl();
  return (
    <ProgressPanel
      label={intl.formatMessage(messages.uploading, { name: flow.file.name })}
      value={flow.progress ?? undefined}
      detail={<FormattedMessage {...messages.uploadingNote} />}
      actions={
        <Button size="small" onClick={onCancel} sx={{ flexShrink: 0 }}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      }
    />
  );
}

function detailOf({ status, linesRead, ahead }: ImportRecord) {
  if (status !== 'queued') return <FormattedMessage {...messages.linesRead} values={{ count: linesRead }} />;
  return typeof ahead === 'number' && <FormattedMessage {...messages.ahead} values={{ count: ahead }} />;
}

/** The import is queued, or the server reads the file. */
export function RunningStep({ flow, onCancel }: { flow: Step<'running'>; onCancel?: (() => void) | undefined }) {
  const intl = useIntl();
  const { import: record, cancelling = false } = flow;
  const name = record.fileName ?? intl.formatMessage(messages.unnamed);
  const queued = record.status === 'queued';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Restarts record={record} />
      <ProgressPanel
        label={intl.formatMessage(queued ? messages.queued : messages.running, { name })}
        value={queued ? undefined : record.progress}
        detail={detailOf(record)}
        actions={
          onCancel && (
            <BusyButton
              size="small"
              busy={cancelling}
              busyLabel={intl.formatMessage(messages.cancelling)}
              onClick={onCancel}
              sx={{ flexShrink: 0 }}
            >
              <FormattedMessage {...messages.cancelImport} />
            </BusyButton>
          )
        }
      />
      <Typography variant="body2" sx={{ color: 'text.tertiary' }}>
        <FormattedMessage {...messages.runningNote} />
      </Typography>
    </Box>
  );
}

/** Says that an import was interrupted and restarted. */
export function Restarts({ record }: { record: ImportRecord }) {
  if (record.restarts === 0) return null;
  return (
    <Alert severity="info" role="status">
      <FormattedMessage {...messages.restarted} values={{ count: record.restarts }} />
    </Alert>
  );
}
