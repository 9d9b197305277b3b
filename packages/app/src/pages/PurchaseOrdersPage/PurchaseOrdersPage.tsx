import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PurchaseOrdersScreen, type ProposedRow } from '@adaos/ui/screens/PurchaseOrdersScreen';
import { knownErrorText } from '../../errors/index.ts';
import {
  readProposalAhead,
  useAddOrder,
  useProposalQuery,
  usePurchaseOrdersQuery,
} from '../../queries/purchaseOrders.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { useSettled } from '../CostsPage/useSettled.ts';

const SETTLED_AFTER_MS = 400;

/** The amount that was typed; none while it is no number. */
const amountIn = (typed: string) => {
  const amount = Number(typed);
  return typed.trim() !== '' && Number.isFinite(amount) && amount >= 0 ? { cash: amount } : {};
};
const itemIn = (address: URLSearchParams) => {
  const item = address.get('item');
  return item ? { item } : {};
};

export function PurchaseOrdersPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [cash, setCash] = useState('');
  const asked = useSettled(cash, SETTLED_AFTER_MS);
  const item = itemIn(address);
  const proposal = useProposalQuery({ ...item, ...amountIn(asked) });
  const orders = usePurchaseOrdersQuery();
  const { sampleChosen: _chosen, ...screen } = useScreenView(
    proposal,
    'stockProposal',
    (samples) => samples.sampleProposal,
  );
  const list = useScreenView(orders, 'purchaseOrders', (samples) => samples.samplePurchaseOrders);
  const add = useAddOrder();
  return (
    <PurchaseOrdersScreen
      {...screen}
      orders={list.view}
      onRetryOrders={list.onRetry}
      orderHref={paths.purchaseOrder}
      stockHref={paths.stock}
      importHref={paths.integrations}
      cash={cash}
      onCashChange={setCash}
      {...('item' in item && { wholeWeekHref: paths.purchaseOrders })}
      onSave={async (lines: readonly ProposedRow[]) => {
        const supplierId = lines[0]?.supplier.id ?? '';
        const costs = new Map(proposal.data?.lines.map(({ sku, unitCost }) => [sku, unitCost]));
        const order = await add.mutateAsync({
          id: crypto.randomUUID(),
          supplierId,
          note: '',
          lines: lines.map(({ sku, units }) => ({ sku, units, unitCost: costs.get(sku) ?? null })),
        });
        await navigate(paths.purchaseOrder(order.id));
      }}
      failureReason={(error) => knownErrorText(intl, error)}
    />
  );
}
PurchaseOrdersPage.readAhead = (address: URLSearchParams) => readProposalAhead(itemIn(address));
