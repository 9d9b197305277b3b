import type { PlanFeature } from '@adaos/domain';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { planMessages as m } from './planCopy.messages.ts';

const more = defineMessages({
  api: { id: 'ui.plans.feature.api', defaultMessage: 'API' },
  training: { id: 'ui.plans.feature.training', defaultMessage: 'Training' },
  predictions: { id: 'ui.plans.feature.predictions', defaultMessage: '90-day AI predictions' },
  integrations: { id: 'ui.plans.feature.integrations', defaultMessage: '5 platform integrations' },
  priority: { id: 'ui.plans.feature.priority', defaultMessage: 'Priority support' },
});

/** The features that a server names, by their English words. */
const OWN: Readonly<Record<PlanFeature, MessageDescriptor>> = {
  '2 platforms': m.starterPlatforms,
  '30-day forecasts': m.starterForecasts,
  'Email support': m.starterSupport,
  '5 platforms': m.growthPlatforms,
  '90-day forecasts': m.growthForecasts,
  'Custom reports': m.growthReports,
  'Advanced fraud detection': m.growthFraud,
  'Unlimited integrations': m.enterpriseIntegrations,
  '1-year forecasts': m.enterpriseForecasts,
  '24/7 dedicated support': m.enterpriseSupport,
  API: more.api,
  Training: more.training,
};

/** What other hosts name. */
const KNOWN: Readonly<Record<string, MessageDescriptor>> = {
  ...OWN,
  '90-day AI predictions': more.predictions,
  '5 platform integrations': more.integrations,
  'Priority support': more.priority,
};

/** Translates a plan's feature; an unknown one stays unchanged. */
export function useFeatureText(): (feature: string) => string {
  const { formatMessage } = useIntl();
  return (feature) => {
    const known = KNOWN[feature];
    return known ? formatMessage(known) : feature;
  };
}
