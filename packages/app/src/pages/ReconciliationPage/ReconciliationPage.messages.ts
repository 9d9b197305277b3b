import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  added: { id: 'app.reconciliation.added', defaultMessage: 'The report has been saved.' },
  decided: { id: 'app.reconciliation.decided', defaultMessage: 'Your decision has been saved.' },
  removed: { id: 'app.reconciliation.removed', defaultMessage: 'The report has been removed.' },
});
