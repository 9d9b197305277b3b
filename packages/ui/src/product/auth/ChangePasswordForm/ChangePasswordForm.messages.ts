import { defineMessages, type NoMessageValues } from 'react-intl';

export const changePasswordFormMessages = defineMessages({
  old: { id: 'ui.ChangePasswordForm.old', defaultMessage: 'Current password' },
  new: { id: 'ui.ChangePasswordForm.new', defaultMessage: 'New password' },
  confirm: { id: 'ui.ChangePasswordForm.confirm', defaultMessage: 'New password again' },
  required: { id: 'ui.ChangePasswordForm.required', defaultMessage: 'All fields are required' },
  unchanged: { id: 'ui.ChangePasswordForm.unchanged', defaultMessage: 'The new password must differ from the old one' },
  submit: { id: 'ui.ChangePasswordForm.submit', defaultMessage: 'Change password' },
});

/** The texts of the checks in the login flow. */
export const changeFlowMessages = defineMessages<{ mismatch: NoMessageValues; tooShort: { min: number } }>({
  mismatch: { id: 'ui.ChangePasswordForm.change.mismatch', defaultMessage: 'The new passwords do not match' },
  tooShort: {
    id: 'ui.ChangePasswordForm.change.tooShort',
    defaultMessage: 'The new password must have at least {min, plural, one {# character} other {# characters}}',
  },
});

/** The texts of the checks in the settings. */
export const settingsFlowMessages = defineMessages<{ mismatch: NoMessageValues; tooShort: { min: number } }>({
  mismatch: { id: 'ui.ChangePasswordForm.settings.mismatch', defaultMessage: 'The passwords do not match!' },
  tooShort: {
    id: 'ui.ChangePasswordForm.settings.tooShort',
    defaultMessage: 'The password must have at least {min, plural, one {# character} other {# characters}}!',
  },
});
