import DialogContent from '@mui/material/DialogContent';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { describedBy, Field } from '../../forms/Field/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { messages } from './GoodsCostDialog.messages.ts';
import { parsePercent } from './parsePercent.ts';
import { FormActions } from '../../forms/FormDialog/FormActions.tsx';
import { grid } from '../../theme/grid.ts';

export interface GoodsCostFormProps {
  /** The net sales that the rule is shown on, major units. */
  netSales?: { amount: number; currency: string };
  /** Saves the rule. The dialog says why it was rejected, and stays open. */
  onSave: (percent: number) => Promise<void>;
  /** The reason of a rejection, in the reader's language; shown after what it means for the rule. */
  failureReason?: ((error: unknown) => string | undefined) | undefined;
  saving: boolean;
  onDone: () => void;
}

type Problem = 'invalid' | { error: unknown };

export function GoodsCostForm({ netSales, onSave, failureReason, saving, onDone }: GoodsCostFormProps) {
  const intl = useIntl();
  const { money } = useFormatters();
  const id = useId();
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  const [problem, setProblem] = useState<Problem | null>(null);
  const value = parsePercent(text);
  const input = useRef<HTMLInputElement>(null);
  // The dialog was opened for this one field.
  useEffect(() => input.current?.focus(), []);

  const save = (next: number) => {
    setProblem(null);
    onSave(next).then(onDone, (error: unknown) => setProblem({ error }));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (saving) return;
    if (value === null) setProblem('invalid');
    else save(value);
  };
  const hint = intl.formatMessage(messages.hint);
  const problemText = () => {
    if (problem === null) return undefined;
    if (problem === 'invalid') return intl.formatMessage(messages.invalid);
    const reason = failureReason?.(problem.error);
    return [intl.formatMessage(messages.failed), ...(reason === undefined ? [] : [reason])].join(' ');
  };
  const error = problemText();
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent sx={{ pt: 2.5 }}>
        <Field id={id} label={intl.formatMessage(messages.label)} hint={hint} error={error}>
          <OutlinedInput
            id={id}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(null);
            }}
            inputRef={input}
            autoComplete="off"
            endAdornment={
              <InputAdornment position="end" disableTypography>
                <FormattedMessage {...messages.unit} />
              </InputAdornment>
            }
            sx={(theme) => ({ ...theme.mixins.tabular, maxWidth: grid(20) })}
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
            sx={(theme) => ({ ...theme.mixins.tabular, minHeight: grid(5), mt: 1.5, color: 'text.secondary' })}
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
      <FormActions busy={saving} busyLabel={intl.formatMessage(messages.saving)}>
        <FormattedMessage {...messages.save} />
      </FormActions>
    </form>
  );
}
