import { defineMessages } from 'react-intl';

export const verifyScreenMessages = defineMessages({
  pending: { id: 'screens.Verify.pending', defaultMessage: 'Confirming your email address...' },
  successTitle: { id: 'screens.Verify.successTitle', defaultMessage: 'Account confirmed' },
  successText: { id: 'screens.Verify.successText', defaultMessage: 'Email verified. You can log in now.' },
  toLogin: { id: 'screens.Verify.toLogin', defaultMessage: 'Log in' },
  errorTitle: { id: 'screens.Verify.errorTitle', defaultMessage: 'Email verification failed' },
  errorText: { id: 'screens.Verify.errorText', defaultMessage: 'Verification failed or the token expired.' },
  errorHelp: {
    id: 'screens.Verify.errorHelp',
    defaultMessage: 'Log in with your email and password to get a new link.',
  },
  retry: { id: 'screens.Verify.retry', defaultMessage: 'Try again' },
  support: { id: 'screens.Verify.support', defaultMessage: 'Contact support' },
});
