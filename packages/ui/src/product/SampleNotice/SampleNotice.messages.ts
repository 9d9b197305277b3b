import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  chosen: {
    id: 'ui.SampleNotice.chosen',
    defaultMessage:
      'These figures belong to an invented shop. They show what you will see once you import your orders.',
  },
  failed: {
    id: 'ui.SampleNotice.failed',
    defaultMessage: 'Your figures could not be loaded. These are sample figures, not your own.',
  },
  leave: { id: 'ui.SampleNotice.leave', defaultMessage: 'Exit sample data' },
  retry: { id: 'ui.SampleNotice.retry', defaultMessage: 'Try again' },
});
