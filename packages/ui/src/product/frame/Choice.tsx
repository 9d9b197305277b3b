import Select from '@mui/material/Select';
import { useId } from 'react';
import { Field } from '../../forms/Field/index.ts';

export interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** One of a few, beside what it changes: it takes effect at once. */
export function Choice<Value extends string>({
  label,
  value,
  choices,
  onChange,
  disabled = false,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <Select
        native
        value={value}
        disabled={disabled}
        inputProps={{ id }}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
