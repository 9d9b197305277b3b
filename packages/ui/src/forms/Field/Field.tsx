import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { fieldMessages } from './Field.messages.ts';

export type FieldProps = {
  /** The control's id; hint and error get ids made from it, see `describedBy`. */
  id: string;
  label: ReactNode;
  /** Marks the label as optional, since most fields of a form are required. */
  optional?: boolean | undefined;
  /** Shown under the control until an error replaces it. */
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosField: 'root';
  }
  interface ComponentsPropsList {
    AdaosField: FieldProps;
  }
}

const Root = styled(FormControl, { name: 'AdaosField', slot: 'Root' })<FormControlProps>();

/** The ids of what describes a control, for its `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>): string | undefined {
  return error || hint ? `${id}-help` : undefined;
}

/** Label above, control, then hint or error: the frame of every form control. */
export function Field(props: FieldProps) {
  const { id, label, optional, hint, error, disabled = false, children } = useThemeProps({ props, name: 'AdaosField' });
  return (
    <Root fullWidth variant="outlined" error={error !== undefined} disabled={disabled}>
      <InputLabel htmlFor={id} disabled={false}>
        {label}
        {optional && (
          <Box component="span" sx={{ color: 'text.tertiary', fontWeight: 'regular', ml: '0.5ch' }}>
            <FormattedMessage {...fieldMessages.optional} />
          </Box>
        )}
      </InputLabel>
      {children}
      {(error || hint) && (
        <FormHelperText id={`${id}-help`} disabled={false}>
          {error ?? hint}
        </FormHelperText>
      )}
    </Root>
  );
}
