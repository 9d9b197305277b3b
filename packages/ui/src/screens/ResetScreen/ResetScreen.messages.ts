import { defineMessages, type NoMessageValues } from 'react-intl';

export const requestMessages = defineMessages<{
  title: NoMessageValues;
  lead: NoMessageValues;
  failed: NoMessageValues;
  sentTitle: NoMessageValues;
  sent: NoMessageValues;
  sentHelp: { email: string };
  again: NoMessageValues;
  back: NoMessageValues;
}>({
  title: { id: 'screens.Reset.request.title', defaultMessage: 'Forgot your password?' },
  lead: {
    id: 'screens.Reset.request.lead',
    defaultMessage: 'Enter your account’s email. We’ll send you a link to choose a new password.',
  },
  failed: { id: 'screens.Reset.request.failed', defaultMessage: 'Error sending the reset email.' },
  sentTitle: { id: 'screens.Reset.request.sentTitle', defaultMessage: 'Check your inbox' },
  sent: { id: 'screens.Reset.request.sent', defaultMessage: 'A reset email has been sent. Check your inbox.' },
  sentHelp: {
    id: 'screens.Reset.request.sentHelp',
    defaultMessage:
      'If {email} has an account, the link arrives within a minute and works for 24 hours. Check your spam folder too.',
  },
  again: { id: 'screens.Reset.request.again', defaultMessage: 'Send it again' },
  back: { id: 'screens.Reset.request.back', defaultMessage: 'Back to login' },
});

export const confirmMessages = defineMessages({
  title: { id: 'screens.Reset.confirm.title', defaultMessage: 'Choose a new password' },
  lead: { id: 'screens.Reset.confirm.lead', defaultMessage: 'When you save it, you are logged out on every device.' },
  badLinkTitle: { id: 'screens.Reset.confirm.badLinkTitle', defaultMessage: 'This link does not work' },
  noToken: { id: 'screens.Reset.confirm.noToken', defaultMessage: 'Invalid or missing token. Please try again.' },
  newLink: { id: 'screens.Reset.confirm.newLink', defaultMessage: 'Request a new link' },
  failed: { id: 'screens.Reset.confirm.failed', defaultMessage: 'Reset failed.' },
  doneTitle: { id: 'screens.Reset.confirm.doneTitle', defaultMessage: 'Password saved' },
  done: { id: 'screens.Reset.confirm.done', defaultMessage: 'Your password has been reset. You can log in now.' },
  toLogin: { id: 'screens.Reset.confirm.toLogin', defaultMessage: 'Log in' },
});
