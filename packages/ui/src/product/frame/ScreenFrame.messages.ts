import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  lookAtSample: { id: 'ui.ScreenFrame.lookAtSample', defaultMessage: 'View sample data' },
});
