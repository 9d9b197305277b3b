import type { ReactNode } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import type { FieldErrorCode, FieldErrorValues } from './useFieldError.ts';

/** The texts that every field takes. */
export type FieldTextProps = {
  label: ReactNode;
  /** Says "optional" beside the label. */
  optional?: boolean;
  hint?: ReactNode;
  /** Texts in place of the general ones, by the code that the form's schema gives. */
  errorTexts?: Partial<Record<FieldErrorCode, string>>;
  errorValues?: FieldErrorValues;
  disabled?: boolean;
};

/** Ties a field to a form's text value. */
export type BoundProps<Values extends FieldValues, Output> = FieldTextProps & {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string>;
};
