import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  resolved: { id: 'app.alerts.resolved', defaultMessage: 'The alert has been marked as resolved.' },
  reopened: { id: 'app.alerts.reopened', defaultMessage: 'The alert is active again.' },
});
