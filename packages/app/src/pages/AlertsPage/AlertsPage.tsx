import { useIntl } from 'react-intl';
import { AlertsScreen } from '@adaos/ui/screens/AlertsScreen';
import { errorText } from '../../errors/index.ts';
import { readAlertsAhead, useAlertsQuery, useRecommendationsQuery, useSetAlertStatus } from '../../queries/alerts.ts';
import { paths } from '../../routes/paths.ts';
import { actionHrefs, alertHrefs, useActionDecisions } from '../actions/index.ts';
import { useScreenView } from '../../sample/index.ts';
import { sayDone } from '../../undo/index.ts';
import { messages } from './AlertsPage.messages.ts';
import { bothReads } from './bothReads.ts';

export function AlertsPage() {
  const intl = useIntl();
  const alerts = useAlertsQuery();
  const recommendations = useRecommendationsQuery();
  const setStatus = useSetAlertStatus();
  const screen = useScreenView(
    {
      ...bothReads(alerts, recommendations),
      refetch: () => Promise.all([alerts.refetch(), recommendations.refetch()]),
    },
    'alerts',
    ({ sampleAlerts, sampleRecommendations }) => ({
      ...sampleAlerts,
      recommendations: sampleRecommendations.recommendations,
    }),
  );
  const sample = screen.view.status === 'ready' && screen.view.source === 'sample';
  const decisions = useActionDecisions();
  return (
    <AlertsScreen
      {...screen}
      {...decisions}
      actionHrefs={(action) => actionHrefs(action, { sample, store: recommendations.data?.store ?? null })}
      alertHrefs={sample ? undefined : alertHrefs}
      importHref={paths.integrations}
      costsHref={paths.costs}
      onSetStatus={(id, status) => {
        const [done, before] =
          status === 'Resolved' ? ([messages.resolved, 'Active'] as const) : ([messages.reopened, 'Resolved'] as const);
        setStatus.mutate(
          { id, status },
          { onSuccess: () => sayDone(done, () => setStatus.mutateAsync({ id, status: before })) },
        );
      }}
      changing={setStatus.isPending ? setStatus.variables.id : undefined}
      changeFailed={setStatus.error ? errorText(intl, setStatus.error) : undefined}
    />
  );
}
AlertsPage.readAhead = readAlertsAhead;
