import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { integrationsMessages } from './IntegrationsScreen.messages.ts';
import { cancelledMessages as messages } from './outcome.messages.ts';
import type { ImportActions, ImportFlow } from './types.ts';

export type CancelledStepProps = Pick<ImportActions, 'onStartOver' | 'onRestartImport'> & {
  flow: Extract<ImportFlow, { step: 'cancelled' }>;
  canImport: boolean;
};

/** The import was cancelled: says that nothing of it was posted, and starts it again or another one. */
export function CancelledStep({ flow, canImport, onStartOver, onRestartImport }: CancelledStepProps) {
  const intl = useIntl();
  const { import: record, restarting = false } = flow;
  const again = canImport && record.restartable === true && onRestartImport !== undefined;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="status">
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          <FormattedMessage
            {...messages.title}
            values={{ name: record.fileName ?? intl.formatMessage(integrationsMessages.unnamed) }}
          />
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          <FormattedMessage {...messages.nothingKept} />
        </Typography>
        {again && (
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...messages.fileKept} />
          </Typography>
        )}
      </Box>
      {canImport && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {again && (
            <BusyButton
              variant="contained"
              busy={restarting}
              busyLabel={intl.formatMessage(messages.starting)}
              onClick={onRestartImport}
            >
              <FormattedMessage {...messages.again} />
            </BusyButton>
          )}
          <Button onClick={onStartOver}>
            <FormattedMessage {...integrationsMessages.another} />
          </Button>
        </Box>
      )}
    </Box>
  );
}
