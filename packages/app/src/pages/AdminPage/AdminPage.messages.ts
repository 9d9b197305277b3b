import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  noToken: { id: 'app.admin.noToken', defaultMessage: 'No access token' },
});
