import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { LoadingRegion, TableSkeleton } from '../../components/Skeletons/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { CancelledStep } from './CancelledStep.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { FailedStep } from './FailedStep.tsx';
import { integrationsMessages as messages } from './IntegrationsScreen.messages.ts';
import { MapStep } from './MapStep.tsx';
import { RecognisingStep, RunningStep, UploadingStep } from './ProgressSteps.tsx';
import type { ImportActions, ReadyIntegrationsView } from './types.ts';

export type ImportFlowCardProps = ImportActions & {
  view: ReadyIntegrationsView;
  title: ReactNode;
  /** Loads an import again that could not be loaded. */
  onRetry: () => void;
};

/** The import's steps, one at a time. When one replaces another, the keyboard focus stays in the card. */
export function ImportFlowCard({ view, title, onRetry, ...actions }: ImportFlowCardProps) {
  const { flow, canImport } = view;
  const intl = useIntl();
  const place = useRescuedFocus<HTMLDivElement>(flow.step);
  return (
    <Card title={title}>
      <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
        {flow.step === 'choose' && (
          <ChooseStep
            flow={flow}
            canImport={canImport}
            onChooseFile={actions.onChooseFile}
            onChooseKind={actions.onChooseKind}
            limits={view.limits}
          />
        )}
        {flow.step === 'recognising' && <RecognisingStep flow={flow} />}
        {flow.step === 'map' && <MapStep flow={flow} view={view} {...actions} />}
        {flow.step === 'uploading' && <UploadingStep flow={flow} onCancel={actions.onCancelUpload} />}
        {flow.step === 'running' && (
          <RunningStep flow={flow} onCancel={canImport ? actions.onCancelImport : undefined} />
        )}
        {flow.step === 'cancelled' && <CancelledStep flow={flow} canImport={canImport} {...actions} />}
        {flow.step === 'done' && <DoneStep flow={flow} canImport={canImport} {...actions} />}
        {flow.step === 'opening' && (
          <LoadingRegion>
            <TableSkeleton rows={4} />
          </LoadingRegion>
        )}
        {flow.step === 'notOpened' && (
          <ErrorState
            level={3}
            title={intl.formatMessage(messages.notOpened)}
            description={flow.message}
            onRetry={onRetry}
            retrying={flow.retrying}
            actions={
              <Button onClick={actions.onStartOver}>
                <FormattedMessage {...messages.another} />
              </Button>
            }
          />
        )}
        {flow.step === 'failed' && (
          <FailedStep record={flow.import} canImport={canImport} onStartOver={actions.onStartOver} />
        )}
      </Box>
    </Card>
  );
}
