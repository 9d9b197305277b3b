import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { describedBy, Field } from '../Field/index.ts';
import { useCloseDialog } from '../FormDialog/index.ts';
import { useUnsavedChanges } from '../UnsavedChanges/index.ts';
import { messages } from './GoodsCostDialog.messages.ts';
import { parsePercent } from './parsePercent.ts';

export interface GoodsCostFormProps {
  /** The rule in force, in percent; null without one. */
  percent: number | null;
  /** The net sales that the rule is shown on, major units. */
  netSales?: { amount: number; currency: string };
  /** Saves the rule; null takes it back. A rejection is told in the dialog, which stays open. */
  onSave: (percent: number | null) => Promise<void>;
  saving: boolean;
  onDone: () => void;
}

type State = 'idle' | 'invalid' | 'failed';

export function GoodsCostForm({ percent, netSales, onSave, saving, onDone }: GoodsCostFormProps) {
  const intl = useIntl();
  const { money, number } = useFormatters();
  const id = useId();
  const close = useCloseDialog();
  const [saved] = useState(() => (percent === null ? '' : number(percent, { maximumFractionDigits: 2 })));
  const [text, setText] = useState(saved);
  useUnsavedChanges(text !== saved);
  const [state, setState] = useState<State>('idle');
  const value = parsePercent(text);
  const input = useRef<HTMLInputElement>(null);
  // The dialog was opened for this one field.
  useEffect(() => input.current?.focus(), []);

  const save = (next: number | null) => {
    setState('idle');
    onSave(next).then(onDone, () => setState('failed'));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (saving) return;
    if (value === null) setState('invalid');
    else save(value);
  };
  const hint = intl.formatMessage(messages.hint);
  const error = state === 'invalid' || state === 'failed' ? intl.formatMessage(messages[state]) : undefined;
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent sx={{ pt: 2.5 }}>
        <Field id={id} label={intl.formatMessage(messages.label)} hint={hint} error={error}>
          <OutlinedInput
            id={id}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setState('idle');
            }}
            inputRef={input}
            autoComplete="off"
            endAdornment={
              <InputAdornment position="end" disableTypography>
                <FormattedMessage {...messages.unit} />
              </InputAdornment>
            }
            sx={(theme) => ({ ...theme.mixins.tabular, maxWidth: 160 })}
            slotProps={{
              input: {
                inputMode: 'decimal',
                maxLength: 8,
                'aria-required': true,
                'aria-describedby': describedBy(id, { hint, error }),
              },
            }}
          />
        </Field>
        {netSales !== undefined && (
          <Typography
            variant="body1"
            role="status"
            sx={(theme) => ({ ...theme.mixins.tabular, minHeight: 40, mt: 1.5, color: 'text.secondary' })}
          >
            {value !== null && (
              <FormattedMessage
                {...messages.preview}
                values={{
                  goods: money((netSales.amount * value) / 100, netSales.currency),
                  netSales: money(netSales.amount, netSales.currency),
                }}
              />
            )}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        {percent !== null && (
          <Button variant="text" onClick={() => save(null)} disabled={saving}>
            <FormattedMessage {...messages.takeBack} />
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        <Button onClick={close} disabled={saving}>
          <FormattedMessage {...messages.cancel} />
        </Button>
        <BusyButton type="submit" variant="contained" busy={saving} busyLabel={intl.formatMessage(messages.saving)}>
          <FormattedMessage {...messages.save} />
        </BusyButton>
      </DialogActions>
    </form>
  );
}
