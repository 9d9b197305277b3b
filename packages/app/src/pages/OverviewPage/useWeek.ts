import type { OverviewScreenProps } from '@adaos/ui/screens/OverviewScreen';
import type { ActionItem } from '@adaos/ui/screens/AlertsScreen';
import { useRecommendationsWhere } from '../../queries/alerts.ts';
import { paths } from '../../routes/paths.ts';
import { type ActionHrefs, actionHrefs, useActionDecisions } from '../actions/index.ts';

/** What to do this week, of the shop's own queue. @param wanted whether the reader may see it. */
export function useWeek(wanted: boolean): Pick<OverviewScreenProps, 'actions' | 'undoable'> {
  const { data } = useRecommendationsWhere(wanted);
  const { undoable, ...decisions } = useActionDecisions();
  // Before its data is looked through, nothing can be said of the week.
  if (data?.source !== 'live' || (data.pending && data.recommendations.length === 0)) return {};
  return {
    undoable,
    actions: {
      ...decisions,
      items: data.recommendations.filter(({ status }) => status === 'open'),
      currency: data.currency,
      changeable: true,
      allHref: paths.alerts,
      costsHref: paths.costs,
      actionHrefs: (action: ActionItem): ActionHrefs => actionHrefs(action, { sample: false }),
    },
  };
}
