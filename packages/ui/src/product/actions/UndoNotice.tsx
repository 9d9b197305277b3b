import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notices } from '../../components/Notices/index.ts';
import { useWording } from '../wordings/index.ts';
import type { UndoableAction } from './actions.ts';
import { messages, saidMessages } from './actions.messages.ts';

export interface UndoNoticeProps {
  /** Null: nothing can be undone. */
  undoable: UndoableAction | null;
}

/** Says what was decided about an action, and offers to undo it. */
export function UndoNotice({ undoable }: UndoNoticeProps) {
  const intl = useIntl();
  const say = useWording();
  if (undoable === null) return null;
  const { action, decision, onUndo, onLeave } = undoable;
  const { title } = say(action);
  return (
    <Notices
      notices={[
        {
          id: action.id,
          tone: 'success',
          message: intl.formatMessage(saidMessages[decision], { title }),
          action: (
            <Button size="small" onClick={onUndo}>
              <FormattedMessage {...messages.undo} />
            </Button>
          ),
        },
      ]}
      onDismiss={onLeave}
    />
  );
}
