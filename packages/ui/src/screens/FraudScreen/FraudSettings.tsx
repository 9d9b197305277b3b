import DialogContent from '@mui/material/DialogContent';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormActions } from '../../forms/FormDialog/FormActions.tsx';
import { FormDialog } from '../../forms/FormDialog/index.ts';
import { parsePercent } from '../../product/GoodsCostDialog/parsePercent.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { messages as screenMessages, settingsMessages as messages } from './FraudScreen.messages.ts';

export interface FraudSettingsProps {
  open: boolean;
  /** Percent. */
  threshold: number;
  /** Why the threshold can't be changed; null where it can. */
  reason: 'role' | 'sample' | null;
  onSave: (percent: number) => Promise<void>;
  /** The reason of a rejection, in the reader's language. */
  failureReason: ((error: unknown) => string | undefined) | undefined;
  onClose: () => void;
}

const PERCENT = '%';

/** Asks for the share of fraud from which the shop is warned. */
export function FraudSettings({ open, onClose, ...form }: FraudSettingsProps) {
  const [saving, setSaving] = useState(false);
  const save = (percent: number) => {
    setSaving(true);
    return form.onSave(percent).finally(() => setSaving(false));
  };
  return (
    <FormDialog open={open} title={<FormattedMessage {...screenMessages.settings} />} busy={saving} onClose={onClose}>
      <SettingsForm {...form} saving={saving} onSave={save} onDone={onClose} />
    </FormDialog>
  );
}

interface SettingsFormProps extends Omit<FraudSettingsProps, 'open' | 'onClose'> {
  saving: boolean;
  onDone: () => void;
}

function SettingsForm({ threshold, reason, saving, onSave, failureReason, onDone }: SettingsFormProps) {
  const intl = useIntl();
  const reasonId = useId();
  const [saved] = useState(() => intl.formatNumber(threshold, { useGrouping: false }));
  const [text, setText] = useState(saved);
  const [state, setState] = useState<'idle' | 'wrong' | { error: unknown }>('idle');
  useUnsavedChanges(text !== saved);
  const fixed = reason !== null;
  const save = async () => {
    const percent = parsePercent(text);
    if (percent === null) return setState('wrong');
    setState('idle');
    try {
      await onSave(percent);
      onDone();
    } catch (error) {
      setState({ error });
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!fixed && !saving) void save();
  };
  const wrong = state === 'wrong';
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent>
        <TextField
          autoFocus={!fixed}
          label={intl.formatMessage(messages.threshold)}
          value={text}
          disabled={fixed}
          error={wrong}
          helperText={intl.formatMessage(wrong ? messages.thresholdWrong : messages.thresholdHint)}
          onChange={(event) => {
            setText(event.target.value);
            setState('idle');
          }}
          slotProps={{
            htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
            input: { endAdornment: <InputAdornment position="end">{PERCENT}</InputAdornment> },
          }}
        />
        {fixed && (
          <Typography id={reasonId} variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            <FormattedMessage {...(reason === 'sample' ? messages.onlyOwn : messages.onlyManagers)} />
          </Typography>
        )}
        {typeof state === 'object' && (
          <Typography role="alert" variant="body2" sx={{ mt: 1.5, color: 'error.main', textWrap: 'pretty' }}>
            <FormattedMessage {...messages.saveFailed} /> {failureReason?.(state.error)}
          </Typography>
        )}
      </DialogContent>
      <FormActions busy={saving} disabled={fixed} aria-describedby={fixed ? reasonId : undefined}>
        <FormattedMessage {...messages.save} />
      </FormActions>
    </form>
  );
}
