import { defineMessages, type NoMessageValues } from 'react-intl';

export const resetRequestMessages = defineMessages({
  submit: { id: 'ui.ResetForms.request.submit', defaultMessage: 'Send the link' },
});

export const resetConfirmMessages = defineMessages<{
  password: NoMessageValues;
  again: NoMessageValues;
  required: NoMessageValues;
  mismatch: NoMessageValues;
  tooShort: { min: number };
  submit: NoMessageValues;
}>({
  password: { id: 'ui.ResetForms.confirm.password', defaultMessage: 'New password' },
  again: { id: 'ui.ResetForms.confirm.again', defaultMessage: 'New password again' },
  required: { id: 'ui.ResetForms.confirm.required', defaultMessage: 'Choose a new password.' },
  mismatch: { id: 'ui.ResetForms.confirm.mismatch', defaultMessage: 'The passwords do not match. Please try again.' },
  tooShort: {
    id: 'ui.ResetForms.confirm.tooShort',
    defaultMessage: 'The password must have at least {min, plural, one {# character} other {# characters}}.',
  },
  submit: { id: 'ui.ResetForms.confirm.submit', defaultMessage: 'Save the new password' },
});
