import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { messages } from './LeaveQuestion.messages.ts';

interface LeaveQuestionProps {
  open: boolean;
  onLeave: () => void;
  onClose: () => void;
}

export function LeaveQuestion({ open, onLeave, onClose }: LeaveQuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      title={formatMessage(messages.title)}
      confirmLabel={formatMessage(messages.leave)}
      cancelLabel={formatMessage(messages.stay)}
      onConfirm={onLeave}
      onCancel={onClose}
    >
      <FormattedMessage {...messages.text} />
    </ConfirmDialog>
  );
}
