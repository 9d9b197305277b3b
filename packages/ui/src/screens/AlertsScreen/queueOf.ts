import { type ActionStatus, answers } from '@adaos/domain';
import type { ActionItem } from '../../product/actions/index.ts';
import type { AlertItem } from './AlertsView.ts';

/** What is in the queue: a recommendation with the alerts that it answers, or an alert that none answers. */
export type QueueEntry =
  | { readonly id: string; readonly action: ActionItem; readonly alerts: readonly AlertItem[] }
  | { readonly id: string; readonly action: null; readonly alerts: readonly [AlertItem] };

const DECIDED: ReadonlySet<ActionStatus> = new Set(['done', 'dismissed']);

const saidOf = ({ wording, subject }: { wording?: { code: string } | undefined; subject?: string | undefined }) => ({
  code: wording?.code ?? '',
  subject: subject ?? '',
});

/** An alert that is active is answered by what is still to be decided, one that is resolved by what was decided. */
const answeredBy = (action: ActionItem, alert: AlertItem) =>
  DECIDED.has(action.status) === (alert.status === 'Resolved') && answers(saidOf(action), saidOf(alert));

/**
 * One queue of all that was found, of one status: recommendations as they are ordered, the most money first, each with its alerts; then
 * the alerts that no recommendation answers, active ones with what is open, resolved ones with what is done.
 */
export function queueOf(
  actions: readonly ActionItem[],
  alerts: readonly AlertItem[],
  status: ActionStatus,
): readonly QueueEntry[] {
  const alone = alerts.filter((alert) => !actions.some((action) => answeredBy(action, alert)));
  const of = { open: 'Active', done: 'Resolved', snoozed: null, dismissed: null }[status];
  return [
    ...actions
      .filter((action) => action.status === status)
      .map((action) => ({ id: action.id, action, alerts: alerts.filter((alert) => answeredBy(action, alert)) })),
    ...alone
      .filter((alert) => alert.status === of)
      .map((alert) => ({ id: alert.id, action: null, alerts: [alert] as const })),
  ];
}
