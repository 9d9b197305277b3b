import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'screens.Admin.title', defaultMessage: 'Administration' },
  users: { id: 'screens.Admin.users', defaultMessage: 'Users' },
  subscriptions: { id: 'screens.Admin.subscriptions', defaultMessage: 'Subscriptions' },
  audit: { id: 'screens.Admin.audit', defaultMessage: 'Activity log' },
});

export const userMessages = defineMessages<{
  table: NoMessageValues;
  add: NoMessageValues;
  name: NoMessageValues;
  email: NoMessageValues;
  role: NoMessageValues;
  lastLogin: NoMessageValues;
  never: NoMessageValues;
  you: NoMessageValues;
  active: NoMessageValues;
  mustChange: NoMessageValues;
  invited: NoMessageValues;
  inviteAgain: NoMessageValues;
  inviteAgainOf: { name: string };
  logIn: NoMessageValues;
  unverified: NoMessageValues;
  editRole: NoMessageValues;
  editRoleOf: { name: string };
  roleOf: { name: string };
  saving: NoMessageValues;
  delete: NoMessageValues;
  deleteOf: { name: string };
  deleteTitle: { name: string };
  deleteText: { email: string };
  withdrawText: { email: string };
}>({
  table: { id: 'screens.Admin.users.table', defaultMessage: 'Users of the shop' },
  add: { id: 'screens.Admin.users.add', defaultMessage: 'Add a user' },
  name: { id: 'screens.Admin.users.name', defaultMessage: 'Name' },
  email: { id: 'screens.Admin.users.email', defaultMessage: 'Email' },
  role: { id: 'screens.Admin.users.role', defaultMessage: 'Role' },
  lastLogin: { id: 'screens.Admin.users.lastLogin', defaultMessage: 'Last login' },
  never: { id: 'screens.Admin.users.never', defaultMessage: 'Never' },
  you: { id: 'screens.Admin.users.you', defaultMessage: 'You' },
  active: { id: 'screens.Admin.users.active', defaultMessage: 'Active' },
  mustChange: { id: 'screens.Admin.users.mustChange', defaultMessage: 'Must change their password' },
  invited: { id: 'screens.Admin.users.invited', defaultMessage: 'Invited' },
  inviteAgain: { id: 'screens.Admin.users.inviteAgain', defaultMessage: 'Send again' },
  inviteAgainOf: { id: 'screens.Admin.users.inviteAgainOf', defaultMessage: 'Send again: invitation of {name}' },
  logIn: { id: 'screens.Admin.users.logIn', defaultMessage: 'Log in' },
  unverified: { id: 'screens.Admin.users.unverified', defaultMessage: 'Email not confirmed' },
  editRole: { id: 'screens.Admin.users.editRole', defaultMessage: 'Change role' },
  editRoleOf: { id: 'screens.Admin.users.editRoleOf', defaultMessage: 'Change role: {name}' },
  roleOf: { id: 'screens.Admin.users.roleOf', defaultMessage: 'Role of {name}' },
  saving: { id: 'screens.Admin.users.saving', defaultMessage: 'Saving...' },
  delete: { id: 'screens.Admin.users.delete', defaultMessage: 'Delete' },
  deleteOf: { id: 'screens.Admin.users.deleteOf', defaultMessage: 'Delete {name}' },
  deleteTitle: { id: 'screens.Admin.users.deleteTitle', defaultMessage: 'Delete {name}?' },
  deleteText: {
    id: 'screens.Admin.users.deleteText',
    defaultMessage: '{email} can no longer log in, and open sessions end at once. You cannot undo this.',
  },
  withdrawText: {
    id: 'screens.Admin.users.withdrawText',
    defaultMessage: 'The invitation to {email} can no longer be accepted. You can send a new one at any time.',
  },
});

export const problemMessages = defineMessages<{
  load: { message: string };
  role: { message: string };
  delete: { message: string };
  create: { message: string };
  invite: { message: string };
}>({
  load: { id: 'screens.Admin.problem.load', defaultMessage: 'Error loading the users: {message}' },
  role: { id: 'screens.Admin.problem.role', defaultMessage: 'Error changing the role: {message}' },
  delete: { id: 'screens.Admin.problem.delete', defaultMessage: 'Error deleting the user: {message}' },
  create: { id: 'screens.Admin.problem.create', defaultMessage: 'Error creating the user: {message}' },
  invite: { id: 'screens.Admin.problem.invite', defaultMessage: 'Error sending the invitation: {message}' },
});

export const createMessages = defineMessages({
  title: { id: 'screens.Admin.create.title', defaultMessage: 'Add a user' },
  lead: {
    id: 'screens.Admin.create.lead',
    defaultMessage:
      'They get an invitation by email and can log in once they accept it. Give them the password yourself; they choose their own at the first login.',
  },
  nameRequired: { id: 'screens.Admin.create.nameRequired', defaultMessage: 'Enter a name.' },
  emailRequired: { id: 'screens.Admin.create.emailRequired', defaultMessage: 'Enter an email address.' },
  password: { id: 'screens.Admin.create.password', defaultMessage: 'First password' },
  passwordRequired: { id: 'screens.Admin.create.passwordRequired', defaultMessage: 'Enter a password.' },
  viewerHint: { id: 'screens.Admin.create.viewerHint', defaultMessage: 'Can see the figures, but changes nothing.' },
  managerHint: {
    id: 'screens.Admin.create.managerHint',
    defaultMessage: 'Can also import orders and work with stock, alerts and ad copy.',
  },
  adminHint: {
    id: 'screens.Admin.create.adminHint',
    defaultMessage: 'Can do everything, including billing and users.',
  },
  submit: { id: 'screens.Admin.create.submit', defaultMessage: 'Create user' },
});
