import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { ruleMessages as messages } from './CostsScreen.messages.ts';

/** A question before something is taken back, or before another change of past profits. */
export interface TakeBackQuestion {
  id: string;
  title: string;
  /** What it changes. */
  text: string;
  /** Of the button that does it; left out, it takes back. */
  confirmLabel?: string;
}

export interface TakeBackDialogProps {
  /** Null closes the dialog. */
  question: TakeBackQuestion | null;
  /** Shown where it could not be taken back. */
  failedText: string;
  onWithdraw: (id: string) => Promise<void>;
  failureReason: ((error: unknown) => string | undefined) | undefined;
  onClose: () => void;
}

const SPACE = ' ';

/** Asks before something is done that changes the profit of the past, as taking a cost back does. */
export function TakeBackDialog({ question, failedText, onWithdraw, failureReason, onClose }: TakeBackDialogProps) {
  const intl = useIntl();
  const [state, setState] = useState<'idle' | 'busy' | { error: unknown }>('idle');
  // The text stays while the dialog closes.
  const [shown, setShown] = useState(question);
  if (question !== null && question.id !== shown?.id) setShown(question);
  if (shown === null) return null;
  const close = () => {
    setState('idle');
    onClose();
  };
  const takeBack = () => {
    setState('busy');
    onWithdraw(shown.id).then(close, (error: unknown) => setState({ error }));
  };
  return (
    <ConfirmDialog
      open={question !== null}
      title={shown.title}
      confirmLabel={shown.confirmLabel ?? intl.formatMessage(messages.takeBack)}
      busy={state === 'busy'}
      onConfirm={takeBack}
      onCancel={close}
    >
      {shown.text}
      {typeof state === 'object' && (
        <Typography role="alert" variant="body2" sx={{ mt: 1.5, color: 'error.main', textWrap: 'pretty' }}>
          {failedText}
          {SPACE}
          {failureReason?.(state.error)}
        </Typography>
      )}
    </ConfirmDialog>
  );
}
