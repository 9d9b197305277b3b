import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  saved: { id: 'app.reports.saved', defaultMessage: 'The report is saved.' },
  removed: { id: 'app.reports.removed', defaultMessage: 'The report is deleted.' },
  mailed: { id: 'app.reports.mailed', defaultMessage: 'The report will be sent to your address.' },
  mailEnded: { id: 'app.reports.mailEnded', defaultMessage: 'The report is no longer sent to you.' },
  mailSent: { id: 'app.reports.mailSent', defaultMessage: 'The report is on its way to your inbox.' },
  fileFailed: {
    id: 'app.reports.fileFailed',
    defaultMessage: 'The file could not be made. Please try again.',
  },
});
