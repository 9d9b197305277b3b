import { useIntl } from 'react-intl';
import type { CostLines } from '@adaos/ui/screens/CostsScreen';
import { errorText } from '../../errors/index.ts';
import { useDecideLine, useLinesQuery, useWithdrawLineDecision } from '../../queries/lines.ts';
import { useUndoTakeBack } from '../../queries/takeBacks.ts';
import { sayDone } from '../../undo/index.ts';
import { messages } from './CostsPage.messages.ts';

/** The lines of orders that may be no products; a sample has none. */
export function useLines(sampleChosen: boolean): CostLines | undefined {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useLinesQuery(!sampleChosen);
  const decide = useDecideLine();
  const withdraw = useWithdrawLineDecision();
  const undo = useUndoTakeBack();
  if (sampleChosen) return undefined;
  return {
    view: data
      ? { status: 'ready', lines: data.lines }
      : error
        ? { status: 'error', message: errorText(intl, error), retrying: isFetching }
        : { status: 'loading' },
    onRetry: () => void refetch(),
    onDecide: async (code, isProduct) => {
      const before = data?.lines.find((line) => line.code === code)?.decision;
      const { id, recomputation } = await decide.mutateAsync({ code, isProduct });
      if (recomputation === null) return;
      sayDone(messages.lineDecided, async () => {
        await withdraw.mutateAsync(id);
        if (before) await undo.mutateAsync({ what: 'line', id: before.id });
      });
    },
    onWithdraw: async (id) => {
      await withdraw.mutateAsync(id);
      sayDone(messages.lineWithdrawn, () => undo.mutateAsync({ what: 'line', id }));
    },
  };
}
