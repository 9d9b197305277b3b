import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  invitationSent: { id: 'app.admin.invitationSent', defaultMessage: 'The invitation has been sent again.' },
  noToken: { id: 'app.admin.noToken', defaultMessage: 'No access token' },
});
