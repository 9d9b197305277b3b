import type { ReactNode } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';

/** The texts that every field has. */
export type FieldTextProps = {
  label: ReactNode;
  /** Says "optional" beside the label. */
  optional?: boolean;
  hint?: ReactNode;
  /** Replaces general texts, by the code that the form's schema gives. */
  errorTexts?: Partial<Record<FieldErrorCode, string>>;
  errorValues?: FieldErrorValues;
  disabled?: boolean;
};

/** Binds a field to a form's text value. */
export type BoundProps<Values extends FieldValues, Output> = FieldTextProps & {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string>;
};

/** The codes that a schema may give as the message of an issue; any other is shown as "cannot be used". */
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

/** The numbers in a field's error texts. */
export type FieldErrorValues = { min?: number; max?: number };
