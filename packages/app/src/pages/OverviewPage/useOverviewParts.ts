import type { Period } from '@adaos/domain';
import type { ActionItem } from '@adaos/ui/screens/AlertsScreen';
import type { OverviewScreenProps } from '@adaos/ui/screens/OverviewScreen';
import { useRecommendationsWhere } from '../../queries/alerts.ts';
import { useVisits } from '../../queries/overview.ts';
import { paths } from '../../routes/paths.ts';
import { type ActionHrefs, actionHrefs, useActionDecisions } from '../actions/index.ts';

/** What to do this week, of the shop's own queue. @param wanted whether the reader may see it. */
function useWeek(wanted: boolean): OverviewScreenProps['actions'] {
  const { data, error } = useRecommendationsWhere(wanted);
  const decisions = useActionDecisions();
  if (!wanted || (!data && error) || data?.source === 'none') return undefined;
  // Before the shop's data is looked through, nothing can be said of the week.
  if (!data || (data.pending && data.recommendations.length === 0)) return 'loading';
  return {
    ...decisions,
    items: data.recommendations.filter(({ status }) => status === 'open'),
    currency: data.currency,
    changeable: true,
    allHref: paths.alerts,
    costsHref: paths.costs,
    actionHrefs: (action: ActionItem): ActionHrefs => actionHrefs(action, { sample: false }),
  };
}

/**
 * What the overview shows beside the figures of a period: what to do this week, and visits.
 * @param period whose figures are shown; `undefined` while there are none.
 */
export function useOverviewParts(
  period: Period | undefined,
  mayDecide: boolean,
): Pick<OverviewScreenProps, 'actions' | 'visits'> {
  const visits = useVisits(period);
  const actions = useWeek(mayDecide && period !== undefined);
  return { visits, actions };
}
