import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  saved: { id: 'app.reports.saved', defaultMessage: 'The report is saved.' },
  removed: { id: 'app.reports.removed', defaultMessage: 'The report is deleted.' },
  fileFailed: {
    id: 'app.reports.fileFailed',
    defaultMessage: 'The file could not be made. Please try again.',
  },
});
