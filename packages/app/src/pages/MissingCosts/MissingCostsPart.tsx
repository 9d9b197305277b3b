import type { Period } from '@adaos/domain';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CostRuleInput } from '@adaos/api';
import { MissingCosts } from '@adaos/ui/screens/MissingCosts';
import { errorText, knownErrorText } from '../../errors/index.ts';
import { useAddCostRule, useCostPreviewQuery, useCostsQuery, useWithdrawCostRule } from '../../queries/costs.ts';
import { useOverviewQuery } from '../../queries/overview.ts';
import { useMay } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import { sayDone } from '../../undo/index.ts';
import { messages } from '../CostsPage/CostsPage.messages.ts';
import { toPreviewView } from '../CostsPage/toCostsView.ts';
import { useSettled } from '../CostsPage/useSettled.ts';
import { toMissingCostsView } from './toMissingCostsView.ts';
import { useMissingAds } from './useMissingAds.ts';

const SETTLED_AFTER_MS = 400;

/** The heading of the page takes the focus where the mark that was opened is gone: nothing is missing any more. */
function keepFocus() {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main')?.focus();
}

export interface MissingCostsPartProps {
  /** The days of the profit on the screen. */
  period: Period;
  open: boolean;
  onClose: () => void;
}

/** The costs that the profit of a period lacks, and what fills them in. */
export function MissingCostsPart({ period, open, onClose }: MissingCostsPartProps) {
  const intl = useIntl();
  const canManage = useMay('manager');
  const overview = useOverviewQuery({ ...period, compare: 'none' });
  const costs = useCostsQuery();
  const [rule, setRule] = useState<CostRuleInput | null>(null);
  const asked = useSettled(rule, SETTLED_AFTER_MS);
  const preview = useCostPreviewQuery(asked, period);
  const add = useAddCostRule();
  const withdraw = useWithdrawCostRule();
  const ads = useMissingAds(period);
  const textOf = (error: unknown) => errorText(intl, error);
  useEffect(() => {
    if (open) return;
    const waiting = requestAnimationFrame(keepFocus);
    return () => cancelAnimationFrame(waiting);
  }, [open]);
  return (
    <MissingCosts
      open={open}
      view={toMissingCostsView({ period, overview, costs, textOf })}
      canManage={canManage}
      preview={toPreviewView({ rule, asked, preview, textOf })}
      onPreview={useCallback((next: CostRuleInput | null) => setRule(next), [])}
      onPreviewAgain={() => void preview.refetch()}
      onAdd={async (terms) => {
        const { id } = await add.mutateAsync(terms);
        sayDone(messages.added, () => withdraw.mutateAsync(id));
      }}
      ads={ads}
      productsHref={paths.missingCosts}
      adsHref={paths.integrations}
      costsHref={paths.costs}
      failureReason={(error) => knownErrorText(intl, error)}
      onRetry={() => {
        void overview.refetch();
        void costs.refetch();
      }}
      onClose={onClose}
    />
  );
}
