import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileDrop } from '../../forms/FileDrop/index.ts';
import { FormActions } from '../../forms/FormDialog/FormActions.tsx';
import { FormDialog } from '../../forms/FormDialog/index.ts';
import { reportMessages as messages } from './report.messages.ts';

const ACCEPT = ['.csv', '.txt', '.tsv'] as const;

export interface ImportReportDialogProps {
  /** A rejection is reported in the dialog, which stays open. */
  onImport: (file: File) => Promise<void>;
  failureReason: ((error: unknown) => string | undefined) | undefined;
  onClose: () => void;
}

/** Asks for the file of a report. */
export function ImportReportDialog({ onImport, failureReason, onClose }: ImportReportDialogProps) {
  const intl = useIntl();
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    if (!file) {
      setProblem(intl.formatMessage(messages.fileMissing));
      return;
    }
    setBusy(true);
    onImport(file).then(onClose, (error: unknown) => {
      setBusy(false);
      setProblem(failureReason?.(error) ?? intl.formatMessage(messages.saveFailed));
    });
  };
  const choose = (chosen: File | null) => {
    setProblem(undefined);
    setFile(chosen);
  };
  return (
    <FormDialog open title={<FormattedMessage {...messages.fileTitle} />} busy={busy} onClose={onClose}>
      <DialogContent>
        <FileDrop
          label={intl.formatMessage(messages.fileLabel)}
          file={file}
          accept={ACCEPT}
          onChooseFile={choose}
          onRemoveFile={() => choose(null)}
          hint={intl.formatMessage(messages.fileHint)}
          error={problem}
        />
      </DialogContent>
      <FormActions busy={busy} onClick={submit}>
        <FormattedMessage {...messages.import} />
      </FormActions>
    </FormDialog>
  );
}
