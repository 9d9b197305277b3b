import type { AlertsAnswer, RecommendationsAnswer } from '@adaos/api';
import type { Read } from '../../queries/states.ts';

type Both = AlertsAnswer & Pick<RecommendationsAnswer, 'recommendations'>;

/** The alerts and the recommendations as one read: there once both are, failed as soon as one is. */
export function bothReads(alerts: Read<AlertsAnswer>, recommendations: Read<RecommendationsAnswer>): Read<Both> {
  const error = alerts.error ?? recommendations.error;
  if (!alerts.data || !recommendations.data) return { data: undefined, error };
  const source = alerts.data.source === 'none' ? recommendations.data.source : alerts.data.source;
  const pending = alerts.data.pending || recommendations.data.pending;
  return { data: { ...alerts.data, source, pending, recommendations: recommendations.data.recommendations }, error };
}
