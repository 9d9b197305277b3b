import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  saved: { id: 'app.purchases.saved', defaultMessage: 'The draft has been saved.' },
  placed: { id: 'app.purchases.placed', defaultMessage: 'The order is on the way.' },
  received: { id: 'app.purchases.received', defaultMessage: 'The goods are in stock.' },
  undone: { id: 'app.purchases.undone', defaultMessage: 'The receipt has been undone.' },
  cancelled: { id: 'app.purchases.cancelled', defaultMessage: 'The order has been cancelled.' },
  fileFailed: {
    id: 'app.purchases.fileFailed',
    defaultMessage: 'The file could not be made. Please try again.',
  },
});
