import type { ReactNode } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';

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

/** What a schema may give as the message of an issue; anything else is shown as "cannot be used". */
export type FieldErrorCode =
  | 'required'
  | 'email'
  | 'tooShort'
  | 'tooLong'
  | 'number'
  | 'range'
  | 'file'
  | 'mismatch'
  | 'unchanged';

/** Numbers that a field's error texts speak of. */
export type FieldErrorValues = { min?: number; max?: number };
