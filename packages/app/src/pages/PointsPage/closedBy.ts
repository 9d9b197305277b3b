import type { Gamification, PointsAnswer } from '@adaos/api';
import type { ScreenView } from '../../sample/index.ts';

/** Why a shop has no ranking, and the view that is empty for it; the sample is shown all the same. */
export function closedBy(
  view: ScreenView<PointsAnswer>,
  gamification: Gamification | undefined,
): { closed: 'single' | 'off' | undefined; shown: ScreenView<PointsAnswer> } {
  const own = view.status === 'empty' || (view.status === 'ready' && view.source === 'live');
  if (!own || gamification === undefined || gamification === 'on') return { closed: undefined, shown: view };
  return { closed: gamification, shown: { status: 'empty' } };
}
