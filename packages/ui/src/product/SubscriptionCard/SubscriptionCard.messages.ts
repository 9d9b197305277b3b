import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'ui.SubscriptionCard.title', defaultMessage: 'Your subscription' },
    usage: { id: 'ui.SubscriptionCard.usage', defaultMessage: 'Usage this month' },
    apiCalls: { id: 'ui.SubscriptionCard.apiCalls', defaultMessage: 'API calls' },
    storage: { id: 'ui.SubscriptionCard.storage', defaultMessage: 'Storage' },
    active: { id: 'ui.SubscriptionCard.status.active', defaultMessage: 'Active' },
    cancelled: { id: 'ui.SubscriptionCard.status.cancelled', defaultMessage: 'Cancelled' },
    incomplete: { id: 'ui.SubscriptionCard.status.incomplete', defaultMessage: 'Payment incomplete' },
    trialing: { id: 'ui.SubscriptionCard.status.trialing', defaultMessage: 'Trial' },
    past_due: { id: 'ui.SubscriptionCard.status.past_due', defaultMessage: 'Payment overdue' },
    unpaid: { id: 'ui.SubscriptionCard.status.unpaid', defaultMessage: 'Unpaid' },
    paused: { id: 'ui.SubscriptionCard.status.paused', defaultMessage: 'Paused' },
  }),
  aMonth: defineMessage<{ currency: string }>({
    id: 'ui.SubscriptionCard.aMonth',
    defaultMessage: '{currency} per month',
  }),
  renews: defineMessage<{ date: string; amount: string }>({
    id: 'ui.SubscriptionCard.renews',
    defaultMessage: 'Renews on {date} for {amount}',
  }),
  ends: defineMessage<{ date: string }>({
    id: 'ui.SubscriptionCard.ends',
    defaultMessage: 'Cancelled. The service continues until {date}.',
  }),
  next: defineMessage<{ date: string; plan: string }>({
    id: 'ui.SubscriptionCard.next',
    defaultMessage: '{plan} starts on {date}',
  }),
  nextSoon: defineMessage<{ plan: string }>({
    id: 'ui.SubscriptionCard.nextSoon',
    defaultMessage: '{plan} starts at the next billing',
  }),
  gigabytes: defineMessage<{ size: string }>({ id: 'ui.SubscriptionCard.gigabytes', defaultMessage: '{size} GB' }),
};
