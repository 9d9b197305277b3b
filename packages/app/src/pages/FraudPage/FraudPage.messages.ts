import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  judged: { id: 'app.fraud.judged', defaultMessage: 'Your verdict has been saved.' },
  verdictTakenBack: { id: 'app.fraud.verdictTakenBack', defaultMessage: 'Your verdict has been taken back.' },
  thresholdSet: { id: 'app.fraud.thresholdSet', defaultMessage: 'The threshold has been saved.' },
});
