import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  invitationSent: { id: 'app.admin.invitationSent', defaultMessage: 'The invitation has been sent again.' },
  roleChanged: { id: 'app.admin.roleChanged', defaultMessage: 'The role has been changed.' },
  noToken: { id: 'app.admin.noToken', defaultMessage: 'No access token' },
});
