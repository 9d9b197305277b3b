import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  removed: { id: 'app.savedViews.removed', defaultMessage: 'The view was removed.' },
});
