import { useIntl } from 'react-intl';
import type { PlanTableGroup } from '../../components/PlanTable/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { lineMessages as m } from './planLines.messages.ts';
import type { ComparedPlan } from './types.ts';

const SUPPORT = { starter: m.byEmail, growth: m.priority, enterprise: m.dedicated } as const;

/** What the three plans are compared by, for a `PlanTable`. */
export function usePlanGroups(): PlanTableGroup<ComparedPlan>[] {
  const { formatMessage: t } = useIntl();
  const { number } = useFormatters();
  return [
    {
      id: 'all',
      lines: [
        {
          id: 'platforms',
          name: t(m.platforms),
          value: ({ limits }) => (limits.platforms === null ? t(m.unlimited) : number(limits.platforms)),
        },
        { id: 'forecast', name: t(m.forecast), value: ({ limits }) => t(m.days, { days: limits.forecastDays }) },
        { id: 'apiCalls', name: t(m.apiCalls), value: ({ limits }) => number(limits.apiCalls) },
        {
          id: 'storage',
          name: t(m.storage),
          value: ({ limits }) => t(m.gigabytes, { size: number(limits.storageGb) }),
        },
        { id: 'reports', name: t(m.reports), value: ({ id }) => id !== 'starter' },
        { id: 'fraud', name: t(m.fraud), value: ({ id }) => id !== 'starter' },
        { id: 'training', name: t(m.training), value: ({ id }) => id === 'enterprise' },
        { id: 'support', name: t(m.support), value: ({ id }) => t(SUPPORT[id]) },
      ],
    },
  ];
}
