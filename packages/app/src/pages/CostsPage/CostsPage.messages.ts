import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  added: { id: 'app.costs.added', defaultMessage: 'The rule has been added.' },
  withdrawn: { id: 'app.costs.withdrawn', defaultMessage: 'The rule has been taken back.' },
});
