import type { Period } from '@adaos/domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AdSpendInput } from '@adaos/api';
import type { MissingAds } from '@adaos/ui/screens/MissingCosts';
import { errorText } from '../../errors/index.ts';
import { dayIn } from '../../period/index.ts';
import {
  useAddAdSpend,
  useAdSpendPreviewQuery,
  useStateNoAds,
  useWithdrawAdSpend,
  useWithdrawNoAds,
} from '../../queries/adSpend.ts';
import { useSessionQuery } from '../../queries/session.ts';
import { sayDone } from '../../undo/index.ts';
import { messages } from '../CostsPage/CostsPage.messages.ts';
import { toPreviewView } from '../CostsPage/toCostsView.ts';
import { spendCurrencies } from '../CostsPage/useAdSpend.ts';
import { useSettled } from '../CostsPage/useSettled.ts';

const SETTLED_AFTER_MS = 400;

/** What fills in the ads of a period: what was spent, or that there were none. */
export function useMissingAds(period: Period): MissingAds {
  const intl = useIntl();
  const [opened] = useState(() => new Date());
  const timezone = useSessionQuery().data?.shop.timezone;
  const [spend, setSpend] = useState<AdSpendInput | null>(null);
  const asked = useSettled(spend, SETTLED_AFTER_MS);
  const preview = useAdSpendPreviewQuery(asked, period);
  const add = useAddAdSpend();
  const stateNoAds = useStateNoAds();
  const [withdraw, withdrawNoAds] = [useWithdrawAdSpend(), useWithdrawNoAds()];
  const textOf = (error: unknown) => errorText(intl, error);
  return {
    currencies: spendCurrencies,
    today: dayIn(timezone, opened),
    preview: toPreviewView({ rule: spend, asked, preview, textOf }),
    reportedDays: spend === null ? 0 : (preview.data?.reportedDays ?? 0),
    onPreview: setSpend,
    onPreviewAgain: () => void preview.refetch(),
    onSpend: async (entry) => {
      const { id } = await add.mutateAsync(entry);
      sayDone(messages.adSpendAdded, () => withdraw.mutateAsync(id));
    },
    onNone: async (days) => {
      const { id, recomputation } = await stateNoAds.mutateAsync(days);
      sayDone(messages.noAdsStated, recomputation === null ? undefined : () => withdrawNoAds.mutateAsync(id));
    },
  };
}
