import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { messages } from './Customer.messages.ts';
import type { CustomerData } from './CustomerView.ts';

export interface CustomerActionsProps {
  data: CustomerData;
  onExport: () => void;
  exporting: boolean;
  /** A rejection is reported in the dialog, which stays open. */
  onErase: () => Promise<void>;
  /** The reason why that was rejected, in the reader's language. */
  failureReason?: ((error: unknown) => string | undefined) | undefined;
}

/** What an admin does at a customer's request: has all their data in a file, or erases what they are called. */
export function CustomerActions({ data, onExport, exporting, onErase, failureReason }: CustomerActionsProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { pseudonym, erased } = data;
  const erase = () => {
    setBusy(true);
    onErase()
      .then(
        () => setAsking(false),
        (error: unknown) => setProblem(failureReason?.(error) ?? intl.formatMessage(messages.eraseFailed)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <>
      <BusyButton busy={exporting} onClick={onExport}>
        <FormattedMessage {...messages.export} />
      </BusyButton>
      {!erased && (
        <Button
          color="error"
          onClick={() => {
            setProblem(undefined);
            setAsking(true);
          }}
        >
          <FormattedMessage {...messages.erase} />
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={intl.formatMessage(messages.eraseTitle, { pseudonym })}
        confirmLabel={intl.formatMessage(messages.erase)}
        tone="danger"
        busy={busy}
        onConfirm={erase}
        onCancel={() => setAsking(false)}
      >
        <FormattedMessage {...messages.eraseText} />
        {problem !== undefined && (
          <Typography role="alert" color="error" sx={{ mt: 2 }}>
            {problem}
          </Typography>
        )}
      </ConfirmDialog>
    </>
  );
}
