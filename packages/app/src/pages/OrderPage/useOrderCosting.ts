import { useIntl } from 'react-intl';
import type { OrderCosting } from '@adaos/ui/screens/OrderScreen';
import { errorText } from '../../errors/index.ts';
import { useTakeBack } from '../CostsPage/useTakeBack.ts';
import { useAddOrderCost, useOrderCostsQuery, useWithdrawOrderCost } from '../../queries/orderCosts.ts';

/** What an order really cost, and the changes of it. */
export function useOrderCosting(id: string): OrderCosting {
  const intl = useIntl();
  const costs = useOrderCostsQuery(id);
  const add = useAddOrderCost(id);
  const withdraw = useWithdrawOrderCost();
  const takeBack = useTakeBack();
  const { data, error } = costs;
  return {
    view: data
      ? { status: 'ready', costs: data.costs }
      : error
        ? { status: 'error', message: errorText(intl, error) }
        : { status: 'loading' },
    onRetry: () => void costs.refetch(),
    onRecord: async (cost) => void (await add.mutateAsync(cost)),
    takeBack,
    onTakeBack: async (costId) => void (await withdraw.mutateAsync(costId)),
  };
}
