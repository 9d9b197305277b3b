import type { PlanId } from '@adaos/domain';
import { useIntl } from 'react-intl';
import { planMessages as m } from './planCopy.messages.ts';
import type { ShopPlan } from './types.ts';

/** The texts of the three plans in the reader's language; the consumer gives the prices. */
export function usePlanCopy(): Record<PlanId, Pick<ShopPlan, 'name' | 'description' | 'features'>> {
  const { formatMessage: t } = useIntl();
  return {
    starter: {
      name: t(m.starterName),
      description: t(m.starterFor),
      features: [t(m.starterPlatforms), t(m.starterForecasts), t(m.starterSupport)],
    },
    growth: {
      name: t(m.growthName),
      description: t(m.growthFor),
      features: [t(m.growthPlatforms), t(m.growthForecasts), t(m.growthReports), t(m.growthFraud)],
    },
    enterprise: {
      name: t(m.enterpriseName),
      description: t(m.enterpriseFor),
      features: [t(m.enterpriseIntegrations), t(m.enterpriseForecasts), t(m.enterpriseSupport), t(m.enterpriseApi)],
    },
  };
}
