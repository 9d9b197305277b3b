import { defineMessages, type NoMessageValues } from 'react-intl';

export const passwordFieldMessages = defineMessages<{
  show: NoMessageValues;
  hide: NoMessageValues;
  rule: { min: number };
}>({
  show: { id: 'ui.PasswordField.show', defaultMessage: 'Show password' },
  hide: { id: 'ui.PasswordField.hide', defaultMessage: 'Hide password' },
  rule: {
    id: 'ui.PasswordField.rule',
    defaultMessage:
      'At least {min, plural, one {# character} other {# characters}}. A short sentence is easier to remember than a complicated code.',
  },
});
