import type { CopyHistory } from '@adaos/api';
import type { AdCopyView } from '@adaos/ui/screens/AdCopyScreen';
import type { ScreenView } from '../../sample/index.ts';

const NOTHING = { summary: { copies: 0, copiesThisMonth: 0, products: 0, audiences: 0 }, entries: [] };

/** The screen writes ads also for a shop that has none: nothing yet is a history of none. */
export function toAdCopyView(view: ScreenView<CopyHistory>): AdCopyView {
  return view.status === 'empty' ? { status: 'ready', source: 'live', data: NOTHING } : view;
}
