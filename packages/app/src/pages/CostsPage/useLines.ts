import { useIntl } from 'react-intl';
import type { CostLines } from '@adaos/ui/screens/CostsScreen';
import { errorText } from '../../errors/index.ts';
import { useDecideLine, useLinesQuery, useWithdrawLineDecision } from '../../queries/lines.ts';

/** The lines of orders that may be no products; a sample has none. */
export function useLines(sampleChosen: boolean): CostLines | undefined {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useLinesQuery(!sampleChosen);
  const decide = useDecideLine();
  const withdraw = useWithdrawLineDecision();
  if (sampleChosen) return undefined;
  return {
    view: data
      ? { status: 'ready', lines: data.lines }
      : error
        ? { status: 'error', message: errorText(intl, error), retrying: isFetching }
        : { status: 'loading' },
    onRetry: () => void refetch(),
    onDecide: async (code, isProduct) => void (await decide.mutateAsync({ code, isProduct })),
    onWithdraw: async (id) => void (await withdraw.mutateAsync(id)),
  };
}
