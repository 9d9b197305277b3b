import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AdSpendInput } from '@adaos/api';
import type { CostAdSpend } from '@adaos/ui/screens/CostsScreen';
import { errorText } from '../../errors/index.ts';
import {
  useAddAdSpend,
  useAdSpendPreviewQuery,
  useAdSpendQuery,
  useStateNoAds,
  useWithdrawAdSpend,
  useWithdrawNoAds,
} from '../../queries/adSpend.ts';
import { useUndoTakeBack } from '../../queries/takeBacks.ts';
import { sayDone } from '../../undo/index.ts';
import { messages } from './CostsPage.messages.ts';
import { toPreviewView } from './toCostsView.ts';
import { useSettled } from './useSettled.ts';

const SETTLED_AFTER_MS = 400;
/** ISO 4217 codes that ad spend can be in. */
export const spendCurrencies = Intl.supportedValuesOf('currency');

/** Ad spend that was entered by hand; a sample has none. */
export function useAdSpend(sampleChosen: boolean): CostAdSpend | undefined {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useAdSpendQuery(!sampleChosen);
  const [entry, setEntry] = useState<AdSpendInput | null>(null);
  const asked = useSettled(entry, SETTLED_AFTER_MS);
  const preview = useAdSpendPreviewQuery(asked);
  const add = useAddAdSpend();
  const withdraw = useWithdrawAdSpend();
  const stateNoAds = useStateNoAds();
  const withdrawNoAds = useWithdrawNoAds();
  const undo = useUndoTakeBack();
  if (sampleChosen) return undefined;
  const textOf = (failure: unknown) => errorText(intl, failure);
  return {
    view: data
      ? { status: 'ready', entries: data.entries, noAds: data.noAds }
      : error
        ? { status: 'error', message: textOf(error), retrying: isFetching }
        : { status: 'loading' },
    onRetry: () => void refetch(),
    currencies: spendCurrencies,
    preview: toPreviewView({ rule: entry, asked, preview, textOf }),
    reportedDays: preview.data?.reportedDays ?? 0,
    onPreview: setEntry,
    onPreviewAgain: () => void preview.refetch(),
    onAdd: async (terms) => {
      const { id } = await add.mutateAsync(terms);
      sayDone(messages.adSpendAdded, () => withdraw.mutateAsync(id));
    },
    onWithdraw: async (id) => {
      await withdraw.mutateAsync(id);
      sayDone(messages.adSpendWithdrawn, () => undo.mutateAsync({ what: 'ad_spend', id }));
    },
    onNoAds: async (days) => {
      const { id, recomputation } = await stateNoAds.mutateAsync(days);
      // What had been said before stays.
      sayDone(messages.noAdsStated, recomputation === null ? undefined : () => withdrawNoAds.mutateAsync(id));
    },
    onWithdrawNoAds: async (id) => {
      await withdrawNoAds.mutateAsync(id);
      sayDone(messages.noAdsWithdrawn, () => undo.mutateAsync({ what: 'no_ads', id }));
    },
  };
}
