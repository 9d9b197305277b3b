import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { grid } from '../../theme/grid.ts';
import { factMessages as messages } from './facts.messages.ts';

export interface FactCellProps {
  /** What is asked for, and of which product. */
  label: string;
  /** What is known, in words; null where nothing is. */
  shown: string | null;
  /** What is known, as it is typed. */
  text: string;
  maxLength: number;
  /** Whether a number is typed. Default false. */
  decimal?: boolean;
  changeable: boolean;
  /** What is wrong with what was typed, in the reader's language. */
  wrong?: (typed: string) => string | undefined;
  onSave: (typed: string) => Promise<void>;
  failedText: string;
  failureReason: ((error: unknown) => string | undefined) | undefined;
}

/** One fact in a table, which is typed in its place: Enter or leaving it keeps it, Escape does not. */
export function FactCell(props: FactCellProps) {
  const {
    label,
    shown,
    text,
    maxLength,
    decimal = false,
    changeable,
    wrong,
    onSave,
    failedText,
    failureReason,
  } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | { error: string }>('idle');
  const button = useRef<HTMLButtonElement>(null);
  // By the keyboard the way goes on from where it was.
  const refocus = useRef(false);
  useEffect(() => {
    if (typed !== null || !refocus.current) return;
    refocus.current = false;
    button.current?.focus();
  }, [typed]);
  const intl = useIntl();
  if (!changeable) return shown ?? <FormattedMessage {...messages.none} />;
  if (typed === null) {
    return (
      <Button
        ref={button}
        size="small"
        variant="text"
        aria-label={[label, shown ?? intl.formatMessage(messages.add)].join(', ')}
        onClick={() => setTyped(text)}
        // In line with the text of the other columns.
        sx={{ mx: -1, my: -0.5, minWidth: 0, textAlign: 'inherit', ...(shown === null && { color: 'text.tertiary' }) }}
      >
        {shown ?? <FormattedMessage {...messages.add} />}
      </Button>
    );
  }
  const close = () => {
    setTyped(null);
    setState('idle');
  };
  const save = () => {
    const value = typed.trim();
    if (state === 'busy') return;
    if (value === text) return close();
    const error = wrong?.(value);
    if (error !== undefined) return setState({ error });
    setState('busy');
    onSave(value).then(close, (failed: unknown) =>
      setState({ error: [failedText, failureReason?.(failed)].filter(Boolean).join(' ') }),
    );
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    refocus.current = true;
    if (event.key === 'Enter') save();
    else close();
  };
  const error = typeof state === 'object' ? state.error : undefined;
  return (
    <Box sx={{ minWidth: grid(decimal ? 12 : 18) }}>
      <OutlinedInput
        autoFocus
        fullWidth
        size="small"
        value={typed}
        readOnly={state === 'busy'}
        error={error !== undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onKeyDown={press}
        slotProps={{
          input: {
            'aria-label': label,
            maxLength,
            ...(decimal && { inputMode: 'decimal' as const }),
            ...(error !== undefined && { 'aria-describedby': `${id}-error` }),
          },
        }}
      />
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
