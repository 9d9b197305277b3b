import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  termsSaved: { id: 'app.stock.termsSaved', defaultMessage: 'The order terms have been saved.' },
  exportFailed: {
    id: 'app.stock.exportFailed',
    defaultMessage: 'The stock could not be exported. Please try again.',
  },
});
