import { useIntl } from 'react-intl';
import type { OrderCosting } from '@adaos/ui/screens/OrderScreen';
import { errorText } from '../../errors/index.ts';
import { messages } from '../CostsPage/CostsPage.messages.ts';
import { useTakeBack } from '../CostsPage/useTakeBack.ts';
import { useAddOrderCost, useOrderCostsQuery, useWithdrawOrderCost } from '../../queries/orderCosts.ts';
import { useUndoTakeBack } from '../../queries/takeBacks.ts';
import { sayDone } from '../../undo/index.ts';

/** What an order really cost, and the changes of it. */
export function useOrderCosting(id: string): OrderCosting {
  const intl = useIntl();
  const costs = useOrderCostsQuery(id);
  const add = useAddOrderCost(id);
  const withdraw = useWithdrawOrderCost();
  const undo = useUndoTakeBack();
  const takeBack = useTakeBack();
  const { data, error } = costs;
  return {
    view: data
      ? { status: 'ready', costs: data.costs }
      : error
        ? { status: 'error', message: errorText(intl, error) }
        : { status: 'loading' },
    onRetry: () => void costs.refetch(),
    onRecord: async (cost) => {
      const { id: costId, recomputation } = await add.mutateAsync(cost);
      // The same cost may have been there before.
      sayDone(messages.orderCostSet, recomputation === null ? undefined : () => withdraw.mutateAsync(costId));
    },
    takeBack,
    onTakeBack: async (costId) => {
      await withdraw.mutateAsync(costId);
      sayDone(messages.costWithdrawn, () => undo.mutateAsync({ what: 'order_cost', id: costId }));
    },
  };
}
