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
import { notify } from '../../state/index.ts';
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
      await add.mutateAsync(terms);
      notify({ severity: 'success', message: messages.adSpendAdded });
    },
    onWithdraw: async (id) => {
      await withdraw.mutateAsync(id);
      notify({ severity: 'success', message: messages.adSpendWithdrawn });
    },
    onNoAds: async (days) => {
      await stateNoAds.mutateAsync(days);
      notify({ severity: 'success', message: messages.noAdsStated });
    },
    onWithdrawNoAds: async (id) => {
      await withdrawNoAds.mutateAsync(id);
      notify({ severity: 'success', message: messages.noAdsWithdrawn });
    },
  };
}
