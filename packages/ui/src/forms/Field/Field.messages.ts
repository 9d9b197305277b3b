import { defineMessages } from 'react-intl';
import type { FieldErrorCode } from './types.ts';

export const fieldMessages = defineMessages({
  optional: { id: 'ui.Field.optional', defaultMessage: '(optional)' },
});

/** The errors of a field, by the code that a form’s schema gives; `invalid` for any other. */
export const fieldErrorMessages = defineMessages<Record<FieldErrorCode | 'invalid', { min: number; max: number }>>({
  required: { id: 'ui.Field.required', defaultMessage: 'Fill in this field.' },
  email: { id: 'ui.Field.email', defaultMessage: 'Enter a full email address, such as name@shop.com.' },
  tooShort: {
    id: 'ui.Field.tooShort',
    defaultMessage: 'Use at least {min, plural, one {# character} other {# characters}}.',
  },
  tooLong: {
    id: 'ui.Field.tooLong',
    defaultMessage: 'Use at most {max, plural, one {# character} other {# characters}}.',
  },
  number: { id: 'ui.Field.number', defaultMessage: 'Enter a number.' },
  range: { id: 'ui.Field.range', defaultMessage: 'Enter a number from {min, number} to {max, number}.' },
  file: { id: 'ui.Field.file', defaultMessage: 'Choose a file.' },
  mismatch: { id: 'ui.Field.mismatch', defaultMessage: 'The two entries are not the same.' },
  unchanged: { id: 'ui.Field.unchanged', defaultMessage: 'Choose a different value.' },
  invalid: { id: 'ui.Field.invalid', defaultMessage: 'This value cannot be used.' },
});
