import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { describedBy, Field, useFieldError, type BoundProps } from '../../forms/Field/index.ts';

/** Several lines of text, bound to a form. */
export function MessageField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  errorTexts,
  errorValues,
}: BoundProps<Values, Output>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = useFieldError(fieldState.error, { own: errorTexts, values: errorValues });
  const { ref, ...bound } = field;
  return (
    <Field id={id} label={label} error={error}>
      <OutlinedInput
        {...bound}
        id={id}
        multiline
        // It grows with its text by the browser's own means: MUI's way needs a style attribute, which the page's policy refuses.
        inputComponent="textarea"
        inputRef={ref}
        slotProps={{ input: { required: true, 'aria-describedby': describedBy(id, { error }) } }}
        sx={{ '& textarea': { fieldSizing: 'content', minHeight: '6lh', maxHeight: '16lh' } }}
      />
    </Field>
  );
}
