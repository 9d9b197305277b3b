import { useIntl } from 'react-intl';
import { ConfirmDialog } from '@adaos/ui';
import { leaveMessages as messages } from './routes.messages.ts';

/** Asks before what was typed and not saved is left behind. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={formatMessage(messages.title)}
      confirmLabel={formatMessage(messages.leave)}
      cancelLabel={formatMessage(messages.stay)}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {formatMessage(messages.text)}
    </ConfirmDialog>
  );
}
