import { defineMessages } from 'react-intl';

export const planMessages = defineMessages({
  starterName: { id: 'ui.plans.starter.name', defaultMessage: 'Starter' },
  starterFor: { id: 'ui.plans.starter.for', defaultMessage: 'For small businesses' },
  starterPlatforms: { id: 'ui.plans.starter.platforms', defaultMessage: '2 platforms' },
  starterForecasts: { id: 'ui.plans.starter.forecasts', defaultMessage: '30-day forecasts' },
  starterSupport: { id: 'ui.plans.starter.support', defaultMessage: 'Email support' },
  growthName: { id: 'ui.plans.growth.name', defaultMessage: 'Growth' },
  growthFor: { id: 'ui.plans.growth.for', defaultMessage: 'For growing companies' },
  growthPlatforms: { id: 'ui.plans.growth.platforms', defaultMessage: '5 platforms' },
  growthForecasts: { id: 'ui.plans.growth.forecasts', defaultMessage: '90-day forecasts' },
  growthReports: { id: 'ui.plans.growth.reports', defaultMessage: 'Custom reports' },
  growthFraud: { id: 'ui.plans.growth.fraud', defaultMessage: 'Advanced fraud detection' },
  enterpriseName: { id: 'ui.plans.enterprise.name', defaultMessage: 'Enterprise' },
  enterpriseFor: { id: 'ui.plans.enterprise.for', defaultMessage: 'For several shops in several countries' },
  enterpriseIntegrations: { id: 'ui.plans.enterprise.integrations', defaultMessage: 'Unlimited integrations' },
  enterpriseForecasts: { id: 'ui.plans.enterprise.forecasts', defaultMessage: '1-year forecasts' },
  enterpriseSupport: { id: 'ui.plans.enterprise.support', defaultMessage: '24/7 dedicated support' },
  enterpriseApi: { id: 'ui.plans.enterprise.api', defaultMessage: 'API and training' },
});
