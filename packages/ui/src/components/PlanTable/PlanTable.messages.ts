import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  caption: { id: 'ui.PlanTable.caption', defaultMessage: 'Plans compared' },
  feature: { id: 'ui.PlanTable.feature', defaultMessage: 'What you get' },
  price: { id: 'ui.PlanTable.price', defaultMessage: 'Price per month' },
  included: { id: 'ui.PlanTable.included', defaultMessage: 'Included' },
  notIncluded: { id: 'ui.PlanTable.notIncluded', defaultMessage: 'Not included' },
  current: { id: 'ui.PlanTable.current', defaultMessage: 'Your plan' },
});
