import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { ruleMessages as messages } from './CostsScreen.messages.ts';
import type { TakeBackPreview, TakeBackTerms } from './CostsView.ts';
import { RulePreview } from './RulePreview.tsx';

/** A question before something is taken back, or before another change of past profits. */
export interface TakeBackQuestion {
  id: string;
  /** What taking it back changes is shown; left out, it is no take-back. */
  asked?: TakeBackTerms;
  /** Whether days change rather than orders. */
  ofDays?: boolean;
  title: string;
  /** What it changes. */
  text: string;
  /** Of the button that does it; left out, it takes back. */
  confirmLabel?: string;
}

export interface TakeBackDialogProps {
  /** Null closes the dialog. */
  question: TakeBackQuestion | null;
  takeBack: TakeBackPreview;
  /** The shop's. */
  currency: string | null;
  /** Shown where it could not be taken back. */
  failedText: string;
  onWithdraw: (id: string) => Promise<void>;
  failureReason: ((error: unknown) => string | undefined) | undefined;
  onClose: () => void;
}

const SPACE = ' ';

/** Asks before something is done that changes the profit of the past, as taking a cost back does. */
export function TakeBackDialog(props: TakeBackDialogProps) {
  const { question, takeBack, currency, failedText, onWithdraw, failureReason, onClose } = props;
  const { preview, onPreview, onPreviewAgain } = takeBack;
  const intl = useIntl();
  const [state, setState] = useState<'idle' | 'busy' | { error: unknown }>('idle');
  // The text stays while the dialog closes.
  const [shown, setShown] = useState(question);
  if (question !== null && question.id !== shown?.id) setShown(question);
  const { what, id } = question?.asked ?? {};
  useEffect(() => {
    if (what === undefined || id === undefined) return undefined;
    onPreview({ what, id });
    return () => onPreview(null);
  }, [what, id, onPreview]);
  if (shown === null) return null;
  const close = () => {
    setState('idle');
    onClose();
  };
  const confirm = () => {
    setState('busy');
    onWithdraw(shown.id).then(close, (error: unknown) => setState({ error }));
  };
  return (
    <ConfirmDialog
      open={question !== null}
      title={shown.title}
      confirmLabel={shown.confirmLabel ?? intl.formatMessage(messages.takeBack)}
      busy={state === 'busy'}
      onConfirm={confirm}
      onCancel={close}
    >
      {shown.text}
      {shown.asked && (
        <Box sx={{ mt: 2 }}>
          <RulePreview preview={preview} currency={currency} fixed={shown.ofDays === true} onAgain={onPreviewAgain} />
        </Box>
      )}
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
