import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'screens.Subscription.title', defaultMessage: 'My subscription' },
    none: { id: 'screens.Subscription.none', defaultMessage: 'You have no active subscription' },
    noneText: {
      id: 'screens.Subscription.noneText',
      defaultMessage: 'Your data is safe. Choose a plan to work with it.',
    },
    choosePlan: { id: 'screens.Subscription.choosePlan', defaultMessage: 'Choose a plan' },
    changePlan: { id: 'screens.Subscription.changePlan', defaultMessage: 'Change plan' },
    details: { id: 'screens.Subscription.details', defaultMessage: 'Details' },
    plan: { id: 'screens.Subscription.plan', defaultMessage: 'Plan' },
    status: { id: 'screens.Subscription.status', defaultMessage: 'Status' },
    price: { id: 'screens.Subscription.price', defaultMessage: 'Price per month' },
    renewal: { id: 'screens.Subscription.renewal', defaultMessage: 'Next renewal' },
    ends: { id: 'screens.Subscription.ends', defaultMessage: 'Service until' },
    start: { id: 'screens.Subscription.start', defaultMessage: 'Since' },
    subscriptionId: { id: 'screens.Subscription.subscriptionId', defaultMessage: 'Subscription ID' },
    customerId: { id: 'screens.Subscription.customerId', defaultMessage: 'Customer ID' },
    unknown: { id: 'screens.Subscription.unknown', defaultMessage: 'not known' },
  }),
  noneInTrial: defineMessage<{ date: string }>({
    id: 'screens.Subscription.noneInTrial',
    defaultMessage: 'Your free trial lasts until {date}. Choose a plan before then to avoid an interruption.',
  }),
};
