import Select from '@mui/material/Select';
import { useId } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { Field, describedBy, useFieldError, type BoundProps } from '../Field/index.ts';

export type Choice = { value: string; label: string };

export type SelectFieldProps<Values extends FieldValues, Output> = BoundProps<Values, Output> & {
  choices: readonly Choice[];
  /** Text of the empty choice; without it there is none. */
  emptyLabel?: string;
};

/** One of a few choices, bound to a form. A native select, which works best on phones. */
export function SelectField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  optional = false,
  hint,
  errorTexts,
  errorValues,
  disabled = false,
  choices,
  emptyLabel,
}: SelectFieldProps<Values, Output>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = useFieldError(fieldState.error, { own: errorTexts, values: errorValues });
  const { ref, ...bound } = field;
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error} disabled={disabled}>
      <Select
        {...bound}
        native
        inputRef={ref}
        inputProps={{ id, 'aria-required': !optional, 'aria-describedby': describedBy(id, { hint, error }) }}
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
