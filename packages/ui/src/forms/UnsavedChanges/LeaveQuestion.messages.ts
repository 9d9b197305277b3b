import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'ui.LeaveDialog.title', defaultMessage: 'Leave without saving?' },
  text: {
    id: 'ui.LeaveDialog.text',
    defaultMessage: 'What you typed here has not been saved and will be lost.',
  },
  stay: { id: 'ui.LeaveDialog.stay', defaultMessage: 'Stay here' },
  leave: { id: 'ui.LeaveDialog.leave', defaultMessage: 'Leave' },
});
