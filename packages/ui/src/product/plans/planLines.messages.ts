import { defineMessage, defineMessages } from 'react-intl';

export const lineMessages = {
  ...defineMessages({
    platforms: { id: 'ui.PlanTable.platforms', defaultMessage: 'Connected platforms' },
    forecast: { id: 'ui.PlanTable.forecast', defaultMessage: 'Forecast horizon' },
    apiCalls: { id: 'ui.PlanTable.apiCalls', defaultMessage: 'API calls per month' },
    storage: { id: 'ui.PlanTable.storage', defaultMessage: 'Storage' },
    reports: { id: 'ui.PlanTable.reports', defaultMessage: 'Custom reports' },
    fraud: { id: 'ui.PlanTable.fraud', defaultMessage: 'Advanced fraud detection' },
    training: { id: 'ui.PlanTable.training', defaultMessage: 'API and training' },
    support: { id: 'ui.PlanTable.support', defaultMessage: 'Support' },
    byEmail: { id: 'ui.PlanTable.support.email', defaultMessage: 'Email' },
    priority: { id: 'ui.PlanTable.support.priority', defaultMessage: 'Priority' },
    dedicated: { id: 'ui.PlanTable.support.dedicated', defaultMessage: 'Dedicated, 24/7' },
    unlimited: { id: 'ui.PlanTable.unlimited', defaultMessage: 'Unlimited' },
  }),
  days: defineMessage<{ days: number }>({
    id: 'ui.PlanTable.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
  }),
  gigabytes: defineMessage<{ size: string }>({ id: 'ui.PlanTable.gigabytes', defaultMessage: '{size} GB' }),
};
