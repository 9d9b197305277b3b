import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  notYet: { id: 'app.guide.notYet', defaultMessage: 'This guide will be available soon.' },
});
