import { defineMessages } from 'react-intl';

export const loginFormMessages = defineMessages({
  email: { id: 'ui.LoginForm.email', defaultMessage: 'Email' },
  emailRequired: { id: 'ui.LoginForm.emailRequired', defaultMessage: 'Enter your email address.' },
  password: { id: 'ui.LoginForm.password', defaultMessage: 'Password' },
  passwordRequired: { id: 'ui.LoginForm.passwordRequired', defaultMessage: 'Enter your password.' },
  forgot: { id: 'ui.LoginForm.forgot', defaultMessage: 'Forgot password?' },
  submit: { id: 'ui.LoginForm.submit', defaultMessage: 'Log in' },
});
