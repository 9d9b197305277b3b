import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { ruleMessages as messages } from './CostsScreen.messages.ts';
import type { CostRuleRow } from './CostsView.ts';
import type { RuleWords } from './useRuleWords.ts';

export interface TakeBackDialogProps {
  /** The rule asked about; null closes the dialog. */
  rule: CostRuleRow | null;
  words: RuleWords;
  onWithdraw: (id: string) => Promise<void>;
  failureReason: ((error: unknown) => string | undefined) | undefined;
  onClose: () => void;
}

/** Asks before a rule is removed, since that changes the profit of the past. */
export function TakeBackDialog({ rule, words, onWithdraw, failureReason, onClose }: TakeBackDialogProps) {
  const intl = useIntl();
  const [state, setState] = useState<'idle' | 'busy' | { error: unknown }>('idle');
  // The text stays while the dialog closes.
  const [shown, setShown] = useState(rule);
  if (rule !== null && rule !== shown) setShown(rule);
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
      open={rule !== null}
      title={intl.formatMessage(messages.takeBackTitle, { name: words.nameOf(shown) })}
      confirmLabel={intl.formatMessage(messages.takeBack)}
      busy={state === 'busy'}
      onConfirm={takeBack}
      onCancel={close}
    >
      <FormattedMessage
        {...messages.takeBackText}
        values={{ amount: words.amountOf(shown), valid: words.validOf(shown) }}
      />
      {typeof state === 'object' && (
        <Typography role="alert" variant="body2" sx={{ mt: 1.5, color: 'error.main', textWrap: 'pretty' }}>
          <FormattedMessage {...messages.takeBackFailed} /> {failureReason?.(state.error)}
        </Typography>
      )}
    </ConfirmDialog>
  );
}
