import { useIntl } from 'react-intl';
import type { OrderCosts } from '@adaos/ui/screens/CostsScreen';
import { errorText } from '../../errors/index.ts';
import { useOrderCostFilesQuery, useWithdrawOrderCostFile } from '../../queries/orderCosts.ts';
import { useUndoTakeBack } from '../../queries/takeBacks.ts';
import { paths } from '../../routes/paths.ts';
import { sayDone } from '../../undo/index.ts';
import { messages } from './CostsPage.messages.ts';

/** The files of real costs of orders; a sample has none. */
export function useOrderCostFiles(sampleChosen: boolean): OrderCosts | undefined {
  const intl = useIntl();
  const files = useOrderCostFilesQuery(!sampleChosen);
  const withdraw = useWithdrawOrderCostFile();
  const undo = useUndoTakeBack();
  const { data, error, isFetching } = files;
  if (sampleChosen) return undefined;
  return {
    view: data
      ? { status: 'ready', files: data.files }
      : error
        ? { status: 'error', message: errorText(intl, error), retrying: isFetching }
        : { status: 'loading' },
    onRetry: () => void files.refetch(),
    onWithdraw: async (id) => {
      await withdraw.mutateAsync(id);
      sayDone(messages.fileWithdrawn, () => undo.mutateAsync({ what: 'order_cost_file', id }));
    },
    importHref: paths.importOrderCosts,
  };
}
