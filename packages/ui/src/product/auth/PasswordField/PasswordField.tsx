import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { EyeIcon, EyeOffIcon } from '../../../components/Icon/index.ts';
import { TextField, type TextFieldProps } from '../../../forms/TextField/index.ts';
import { passwordFieldMessages as messages } from './PasswordField.messages.ts';

export type PasswordFieldProps<Values extends FieldValues, Output> = Omit<
  TextFieldProps<Values, Output>,
  'type' | 'autoComplete' | 'endAdornment' | 'inputMode'
> & {
  /** `current` to be filled in by a password manager, `new` to be made up by it. */
  kind: 'current' | 'new';
  /** Least number of characters; when set, the rule stands under the field before anything is typed. */
  minLength?: number;
};

/** A password, hidden until its owner asks to see it. */
export function PasswordField<Values extends FieldValues, Output>({
  kind,
  minLength,
  hint,
  ...field
}: PasswordFieldProps<Values, Output>) {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoComplete={`${kind}-password`}
      hint={hint ?? (minLength !== undefined && intl.formatMessage(messages.rule, { min: minLength }))}
      {...(minLength === undefined ? {} : { errorValues: { min: minLength, ...field.errorValues } })}
      endAdornment={
        <IconButton
          size="small"
          aria-label={intl.formatMessage(shown ? messages.hide : messages.show)}
          disabled={field.disabled ?? false}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
