import type { OverviewScreenProps } from '@adaos/ui/screens/OverviewScreen';
import { useDayFlags } from '../useDayFlags.ts';

/** What happened on the days that the overview draws; sample figures have no such days. */
export function useOverviewFlags(view: OverviewScreenProps['view']): OverviewScreenProps['flags'] {
  const drawn = view.status === 'ready' && view.source === 'live' ? view.data : undefined;
  const { granularity, currency = null } = drawn ?? {};
  return useDayFlags(drawn && { from: drawn.from, to: drawn.to }, { granularity, currency });
}
