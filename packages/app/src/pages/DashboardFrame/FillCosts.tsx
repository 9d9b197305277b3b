import type { Period } from '@adaos/domain';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CostsFiller } from '@adaos/ui/commerce';
import { PartBoundary } from '../../errors/index.ts';
import { addMessages } from '../../i18n/catalogs.ts';
import { whenOnline } from '../../missingCode.ts';
import { periodIn, periodToShow } from '../../period/index.ts';
import { useSessionQuery } from '../../queries/session.ts';
import { useAppRoute } from '../../routes/useAppRoute.ts';
import { useMockMode } from '../../state/index.ts';

/** With its texts, which are not among the first. */
const MissingCostsPart = lazy(() =>
  whenOnline(async () => {
    const [part] = await Promise.all([import('../MissingCosts/index.ts'), addMessages('later')]);
    return { default: part.MissingCostsPart };
  }),
);

const MissingCostsLoading = lazy(() =>
  whenOnline(async () => ({ default: (await import('./MissingCostsLoading.tsx')).MissingCostsLoading })),
);

/** The days that the profits on the screen are of: the address's; else those that a screen with a period opens on, or all days of the shop. */
function usePeriod(): Period | undefined {
  const [query] = useSearchParams();
  const shop = useSessionQuery().data?.shop;
  const ofPeriod = useAppRoute()?.period !== undefined;
  if (!shop?.dataFrom || !shop.dataTo) return undefined;
  const shown = ofPeriod ? periodToShow(query, shop) : periodIn(query);
  return shown === undefined || shown === 'empty' ? { from: shop.dataFrom, to: shop.dataTo } : shown;
}

/** Has every profit that lacks costs open the list of them over the screen. Not on a sample, whose costs nobody can fill in. */
export function FillCosts({ children }: { children: ReactNode }) {
  const [query] = useSearchParams();
  const sample = useMockMode() || query.get('sample') === '1';
  const period = usePeriod();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const fill = () => {
    setOpen(true);
    setOpened(true);
  };
  return (
    <CostsFiller onFill={sample || !period ? null : fill}>
      {children}
      {opened && period && (
        <PartBoundary>
          <Suspense>
            <Suspense fallback={<MissingCostsLoading open={open} onClose={() => setOpen(false)} />}>
              <MissingCostsPart period={period} open={open} onClose={() => setOpen(false)} />
            </Suspense>
          </Suspense>
        </PartBoundary>
      )}
    </CostsFiller>
  );
}
