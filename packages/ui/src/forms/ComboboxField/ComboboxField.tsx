import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Field, describedBy, useFieldError, type BoundProps } from '../Field/index.ts';
import type { Choice } from '../SelectField/index.ts';
import { comboboxFieldMessages as messages } from './ComboboxField.messages.ts';
import * as tokens from '../../theme/generated/tokens.ts';

export type ComboboxFieldProps<Values extends FieldValues, Output> = BoundProps<Values, Output> & {
  choices: readonly Choice[];
  placeholder?: string;
};

const filterOptions = createFilterOptions<Choice>({ stringify: ({ value, label }) => `${value} ${label}` });

/** One of many choices, found by typing, bound to a form. The form has the choice's `value`. */
export function ComboboxField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  optional = false,
  hint,
  errorTexts,
  errorValues,
  disabled = false,
  choices,
  placeholder,
}: ComboboxFieldProps<Values, Output>) {
  const id = useId();
  const intl = useIntl();
  const { field, fieldState } = useController({ control, name });
  const error = useFieldError(fieldState.error, { own: errorTexts, values: errorValues });
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error} disabled={disabled}>
      <Autocomplete
        id={id}
        options={choices}
        value={choices.find(({ value }) => value === field.value) ?? null}
        onChange={(_event, choice) => field.onChange(choice?.value ?? '')}
        onBlur={field.onBlur}
        disabled={disabled}
        autoHighlight
        sx={{ '& .MuiOutlinedInput-root .MuiAutocomplete-endAdornment': { right: tokens.border.strong } }}
        filterOptions={filterOptions}
        getOptionKey={({ value }) => value}
        isOptionEqualToValue={(one, other) => one.value === other.value}
        openText={intl.formatMessage(messages.open)}
        closeText={intl.formatMessage(messages.close)}
        clearText={intl.formatMessage(messages.clear)}
        noOptionsText={intl.formatMessage(messages.nothingFound)}
        renderInput={({ id: inputId, disabled: off, fullWidth, slotProps }) => (
          <OutlinedInput
            id={inputId}
            disabled={off}
            fullWidth={fullWidth}
            placeholder={placeholder ?? ''}
            {...slotProps.input}
            inputRef={field.ref}
            slotProps={{
              input: {
                ...slotProps.htmlInput,
                'aria-required': !optional,
                'aria-describedby': describedBy(id, { hint, error }),
              },
            }}
          />
        )}
      />
    </Field>
  );
}
