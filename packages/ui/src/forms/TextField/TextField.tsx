import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, type ReactNode } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { Field, describedBy, useFieldError, type BoundProps } from '../Field/index.ts';

export type TextFieldProps<Values extends FieldValues, Output> = BoundProps<Values, Output> & {
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'decimal' | 'numeric';
  placeholder?: string;
  /** The most characters that can be typed. */
  maxLength?: number;
  endAdornment?: ReactNode;
};

/** One line of text, bound to a form. */
export function TextField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  optional = false,
  hint,
  errorTexts,
  errorValues,
  disabled = false,
  type = 'text',
  inputMode,
  maxLength,
  ...input
}: TextFieldProps<Values, Output>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = useFieldError(fieldState.error, { own: errorTexts, values: errorValues });
  const { ref, ...bound } = field;
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error} disabled={disabled}>
      <OutlinedInput
        {...bound}
        {...input}
        id={id}
        type={type}
        inputRef={ref}
        slotProps={{
          input: {
            inputMode,
            maxLength,
            required: !optional,
            'aria-describedby': describedBy(id, { hint, error }),
          },
        }}
      />
    </Field>
  );
}
