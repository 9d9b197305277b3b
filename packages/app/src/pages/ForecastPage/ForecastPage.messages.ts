import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  eventAdded: {
    id: 'app.forecast.eventAdded',
    defaultMessage: 'Sales event added. The forecast is being calculated again.',
  },
  calendarChanged: {
    id: 'app.forecast.calendarChanged',
    defaultMessage: 'Calendar changed. The forecast is being calculated again.',
  },
  calendarNotChanged: { id: 'app.forecast.calendarNotChanged', defaultMessage: 'The calendar could not be changed.' },
  eventRemoved: {
    id: 'app.forecast.eventRemoved',
    defaultMessage: 'Sales event removed. The forecast is being calculated again.',
  },
  eventNotRemoved: { id: 'app.forecast.eventNotRemoved', defaultMessage: 'The sales event could not be removed.' },
});
