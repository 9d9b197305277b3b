import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  pictureRemoved: { id: 'app.settings.pictureRemoved', defaultMessage: 'Your picture has been removed.' },
});
