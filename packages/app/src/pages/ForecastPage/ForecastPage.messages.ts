import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  eventAdded: {
    id: 'app.forecast.eventAdded',
    defaultMessage: 'Sales event added. The forecast is being calculated again.',
  },
  eventNotRemoved: { id: 'app.forecast.eventNotRemoved', defaultMessage: 'The sales event could not be removed.' },
});
