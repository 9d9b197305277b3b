import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  text: {
    id: 'app.notFound.text',
    defaultMessage: 'The address may be wrong, or the page was moved. The menu leads to every screen.',
  },
  toOverview: { id: 'app.notFound.toOverview', defaultMessage: 'Go to the overview' },
});
