import { defineMessages } from 'react-intl';

export const authGateMessages = defineMessages({
  checking: { id: 'ui.AuthGate.checking', defaultMessage: 'Checking authentication...' },
});
