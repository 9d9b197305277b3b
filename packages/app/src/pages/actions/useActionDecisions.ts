import type { ActionChange, ActionItem } from '@adaos/ui/screens/AlertsScreen';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from '../../errors/index.ts';
import { useDecideRecommendation } from '../../queries/alerts.ts';

/** For so long what was decided can be undone. */
const UNDO_MS = 10_000;

type Undoable = Exclude<ActionChange['decision'], 'reopen'>;

/** Decides about actions, and offers to undo what was decided for 10 seconds. */
export function useActionDecisions() {
  const intl = useIntl();
  const decide = useDecideRecommendation();
  const [last, setLast] = useState<{ action: ActionItem; decision: Undoable } | null>(null);
  useEffect(() => {
    if (last === null) return;
    const timer = setTimeout(() => setLast(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [last]);
  const onDecide = (action: ActionItem, change: ActionChange) => {
    const { decision } = change;
    decide.mutate(
      { id: action.id, change },
      { onSuccess: () => setLast(decision === 'reopen' ? null : { action, decision }) },
    );
  };
  return {
    onDecide,
    deciding: decide.isPending ? decide.variables.id : undefined,
    decideFailed: decide.error ? errorText(intl, decide.error) : undefined,
    undoable: last && {
      ...last,
      onUndo: () => onDecide(last.action, { decision: 'reopen' }),
      onLeave: () => setLast(null),
    },
  };
}
