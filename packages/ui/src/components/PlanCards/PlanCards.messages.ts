import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    popular: { id: 'ui.PlanCards.popular', defaultMessage: 'Most popular' },
    current: { id: 'ui.PlanCards.current', defaultMessage: 'Your plan' },
  }),
  aMonth: defineMessage<{ currency: string }>({ id: 'ui.PlanCards.aMonth', defaultMessage: '{currency} per month' }),
};
