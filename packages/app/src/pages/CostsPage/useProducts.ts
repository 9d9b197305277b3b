import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { ProductCostInput, ProductFacts } from '@adaos/api';
import { type CostProducts, PRODUCTS_PAGE } from '@adaos/ui/screens/CostsScreen';
import { errorText } from '../../errors/index.ts';
import {
  useDownloadProductCosts,
  useProductCostsQuery,
  useProductPreviewQuery,
  useSetProductCost,
  useSetProductFacts,
  useWithdrawProductCost,
} from '../../queries/costs.ts';
import { useSampleQuery } from '../../queries/sample.ts';
import { paths } from '../../routes/paths.ts';
import { notify } from '../../state/index.ts';
import { useUndoTakeBack } from '../../queries/takeBacks.ts';
import { sayDone } from '../../undo/index.ts';
import { messages } from './CostsPage.messages.ts';
import { productsIn, withProducts } from './productsAddress.ts';
import { toPreviewView, toProductsView } from './toCostsView.ts';
import { useSettled } from './useSettled.ts';

const SETTLED_AFTER_MS = 400;

/** The cost of the goods by product: of the shop, or of the sample. */
export function useProducts(sampleChosen: boolean): CostProducts {
  const intl = useIntl();
  const [address, setAddress] = useSearchParams();
  const query = useMemo(() => productsIn(address), [address]);
  // A link that leads to what is missing.
  const [asked] = useState(query.missing);
  const live = useProductCostsQuery(useSettled(query, SETTLED_AFTER_MS), PRODUCTS_PAGE);
  const { search, missing } = query;
  const sample = useSampleQuery('products', sampleChosen, (samples) => samples.findSampleProducts);
  const sampleFound = sample.data?.({ search, missing });
  const [cost, setCost] = useState<ProductCostInput | null>(null);
  const settled = useSettled(cost, SETTLED_AFTER_MS);
  const preview = useProductPreviewQuery(settled);
  const set = useSetProductCost();
  const { mutateAsync: setFacts } = useSetProductFacts();
  const rows = live.data?.products;
  const onSetFacts = useCallback(
    async (facts: ProductFacts) => {
      const before = rows?.find(({ code }) => code === facts.code);
      await setFacts(facts);
      const { code } = facts;
      const undoFacts = before && (() => setFacts({ code, group: before.group, weightGrams: before.weightGrams }));
      sayDone(messages.factsSet, undoFacts);
    },
    [rows, setFacts],
  );
  const withdraw = useWithdrawProductCost();
  const undo = useUndoTakeBack();
  const download = useDownloadProductCosts(() => notify({ severity: 'error', message: messages.exportFailed }));
  const textOf = (error: unknown) => errorText(intl, error);
  return {
    view: sampleChosen
      ? toProductsView({ data: sampleFound, error: sample.error, isFetching: false }, textOf)
      : toProductsView(live, textOf),
    query,
    onQueryChange: (next) => setAddress((before) => withProducts(before, next), { replace: true }),
    onRetry: () => void (sampleChosen ? sample : live).refetch(),
    preview: toPreviewView({ rule: cost, asked: settled, preview, textOf }),
    onPreview: setCost,
    onPreviewAgain: () => void preview.refetch(),
    onSet: async (terms) => {
      const { id, recomputation } = await set.mutateAsync(terms);
      // The same cost may have been there before.
      sayDone(messages.costSet, recomputation === null ? undefined : () => withdraw.mutateAsync(id));
    },
    onSetFacts,
    onWithdraw: async (id) => {
      await withdraw.mutateAsync(id);
      sayDone(messages.costWithdrawn, () => undo.mutateAsync({ what: 'product_cost', id }));
    },
    ...(!sampleChosen && { onExport: () => download.mutate() }),
    exporting: download.isPending,
    importHref: paths.importCosts,
    asked,
  };
}
