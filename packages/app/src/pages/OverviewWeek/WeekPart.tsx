import { ThisWeek, WeekSkeleton } from '@adaos/ui/screens/OverviewWeek';
import { useRecommendationsQuery } from '../../queries/alerts.ts';
import { paths } from '../../routes/paths.ts';
import { actionHrefs, useActionDecisions } from '../actions/index.ts';

/** What to do this week, of the shop's own queue. Where it can't be read the figures are there without it. */
export function WeekPart() {
  const { data, error } = useRecommendationsQuery();
  const decisions = useActionDecisions();
  if ((!data && error) || data?.source === 'none') return null;
  // Before the shop's data is looked through, nothing can be said of the week.
  if (!data || (data.pending && data.recommendations.length === 0)) return <WeekSkeleton />;
  return (
    <ThisWeek
      {...decisions}
      items={data.recommendations.filter(({ status }) => status === 'open')}
      currency={data.currency}
      changeable
      allHref={paths.alerts}
      costsHref={paths.costs}
      actionHrefs={(action) => actionHrefs(action, { sample: false, store: data.store })}
    />
  );
}
