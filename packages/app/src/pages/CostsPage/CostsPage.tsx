import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CostRuleInput } from '@adaos/api';
import { CostsScreen } from '@adaos/ui/screens/CostsScreen';
import { errorText, knownErrorText } from '../../errors/index.ts';
import { dayIn } from '../../period/index.ts';
import {
  readCostsAhead,
  useAddCostRule,
  useCostPreviewQuery,
  useCostsQuery,
  useWithdrawCostRule,
} from '../../queries/costs.ts';
import { usePaymentMethodsQuery } from '../../queries/orderCosts.ts';
import { useMay, useSessionQuery } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { useUndoTakeBack } from '../../queries/takeBacks.ts';
import { sayDone } from '../../undo/index.ts';
import { messages } from './CostsPage.messages.ts';
import { toPreviewView } from './toCostsView.ts';
import { useLines } from './useLines.ts';
import { useAdSpend } from './useAdSpend.ts';
import { useOrderCostFiles } from './useOrderCostFiles.ts';
import { useProducts } from './useProducts.ts';
import { useSettled } from './useSettled.ts';
import { useTakeBack } from './useTakeBack.ts';

const SETTLED_AFTER_MS = 400;

export function CostsPage() {
  const intl = useIntl();
  const [opened] = useState(() => new Date());
  const shop = useSessionQuery().data?.shop;
  const costs = useCostsQuery();
  const { sampleChosen, ...screen } = useScreenView(costs, 'costs', ({ sampleCosts }) => sampleCosts);
  const products = useProducts(sampleChosen);
  const lines = useLines(sampleChosen);
  const orderCosts = useOrderCostFiles(sampleChosen);
  const adSpend = useAdSpend(sampleChosen);
  const [rule, setRule] = useState<CostRuleInput | null>(null);
  const asked = useSettled(rule, SETTLED_AFTER_MS);
  const preview = useCostPreviewQuery(asked);
  const add = useAddCostRule();
  const withdraw = useWithdrawCostRule();
  const undo = useUndoTakeBack();
  const canManage = useMay('manager');
  const takeBack = useTakeBack();
  const paymentMethods = usePaymentMethodsQuery(canManage && !sampleChosen);
  return (
    <CostsScreen
      {...screen}
      today={dayIn(shop?.timezone, opened)}
      importHref={paths.integrations}
      canManage={canManage}
      products={products}
      lines={lines}
      orderCosts={orderCosts}
      adSpend={adSpend}
      paymentMethods={paymentMethods.data?.methods}
      preview={toPreviewView({ rule, asked, preview, textOf: (error) => errorText(intl, error) })}
      onPreview={setRule}
      onPreviewAgain={() => void preview.refetch()}
      onAdd={async (terms) => {
        const { id } = await add.mutateAsync(terms);
        sayDone(messages.added, () => withdraw.mutateAsync(id));
      }}
      takeBack={takeBack}
      onWithdraw={async (id) => {
        await withdraw.mutateAsync(id);
        sayDone(messages.withdrawn, () => undo.mutateAsync({ what: 'rule', id }));
      }}
      failureReason={(error) => knownErrorText(intl, error)}
    />
  );
}
CostsPage.readAhead = readCostsAhead;
