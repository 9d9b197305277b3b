import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'screens.ChangePassword.title', defaultMessage: 'Change your password' },
  lead: {
    id: 'screens.ChangePassword.lead',
    defaultMessage: 'You stay logged in here and are logged out on all other devices.',
  },
  forcedLead: {
    id: 'screens.ChangePassword.forcedLead',
    defaultMessage: 'Someone else set your password. Before you continue, choose one that only you know.',
  },
  failed: { id: 'screens.ChangePassword.failed', defaultMessage: 'Error changing the password' },
  doneTitle: { id: 'screens.ChangePassword.doneTitle', defaultMessage: 'Password changed' },
  done: { id: 'screens.ChangePassword.done', defaultMessage: 'Your password has been changed!' },
  toOverview: { id: 'screens.ChangePassword.toOverview', defaultMessage: 'Go to the overview' },
  back: { id: 'screens.ChangePassword.back', defaultMessage: 'Back to the dashboard' },
  logout: { id: 'screens.ChangePassword.logout', defaultMessage: 'Log out' },
});
