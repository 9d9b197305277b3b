import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { integrationsMessages } from './IntegrationsScreen.messages.ts';
import { failedMessages as messages } from './outcome.messages.ts';
import { Restarts } from './ProgressSteps.tsx';
import type { ImportRecord } from './types.ts';
import { useProblemText } from './useProblemText.ts';

export type FailedStepProps = { record: ImportRecord; canImport: boolean; onStartOver: () => void };

/** The whole file was refused: why, what is safe, and a button to try again. */
export function FailedStep({ record, canImport, onStartOver }: FailedStepProps) {
  const intl = useIntl();
  const problem = useProblemText(record.error ?? { code: 'internal', message: '', line: null }, record.kind);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ErrorState
        level={3}
        title={intl.formatMessage(messages.title, {
          name: record.fileName ?? intl.formatMessage(integrationsMessages.unnamed),
        })}
        description={problem}
        safe={<FormattedMessage {...messages.nothingKept} />}
        actions={
          canImport && (
            <Button variant="contained" onClick={onStartOver}>
              <FormattedMessage {...integrationsMessages.tryAgain} />
            </Button>
          )
        }
      />
      <Restarts record={record} />
    </Box>
  );
}
