import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { comboboxFieldMessages as fieldMessages } from '../../forms/ComboboxField/ComboboxField.messages.ts';
import { describedBy, Field } from '../../forms/Field/index.ts';

interface Option {
  value: string;
  label: string;
}

const filterOptions = createFilterOptions<Option>({ stringify: ({ value, label }) => `${value} ${label}` });

export interface ManyFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** The values chosen, in the order in which they were. */
  value: readonly string[];
  choices: readonly Option[];
  loading?: boolean;
  most: number;
  onChange: (value: string[]) => void;
}

/** Several of many choices, found by typing. */
export function ManyField({ label, hint, error, value, choices, loading = false, most, onChange }: ManyFieldProps) {
  const id = useId();
  const intl = useIntl();
  const chosen = value.map((each) => choices.find((choice) => choice.value === each) ?? { value: each, label: each });
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Autocomplete
        multiple
        id={id}
        options={choices}
        value={chosen}
        loading={loading}
        onChange={(_event, next) => onChange(next.map((choice) => choice.value).slice(0, most))}
        autoHighlight
        disableCloseOnSelect
        filterSelectedOptions
        filterOptions={filterOptions}
        getOptionKey={(option) => option.value}
        isOptionEqualToValue={(one, other) => one.value === other.value}
        openText={intl.formatMessage(fieldMessages.open)}
        closeText={intl.formatMessage(fieldMessages.close)}
        clearText={intl.formatMessage(fieldMessages.clear)}
        noOptionsText={intl.formatMessage(fieldMessages.nothingFound)}
        renderInput={({ id: inputId, disabled, fullWidth, slotProps }) => (
          <OutlinedInput
            id={inputId}
            disabled={disabled}
            fullWidth={fullWidth}
            {...slotProps.input}
            slotProps={{
              input: { ...slotProps.htmlInput, 'aria-describedby': describedBy(id, { hint, error }) },
            }}
          />
        )}
      />
    </Field>
  );
}
