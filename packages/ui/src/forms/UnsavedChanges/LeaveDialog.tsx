import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { messages } from './LeaveDialog.messages.ts';

export type LeaveDialogProps = {
  /** Default true. */
  open?: boolean;
  onLeave: () => void;
  onStay: () => void;
};

/** Asks before unsaved changes are lost. */
export function LeaveDialog({ open = true, onLeave, onStay }: LeaveDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      title={formatMessage(messages.title)}
      confirmLabel={formatMessage(messages.leave)}
      cancelLabel={formatMessage(messages.stay)}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <FormattedMessage {...messages.text} />
    </ConfirmDialog>
  );
}
