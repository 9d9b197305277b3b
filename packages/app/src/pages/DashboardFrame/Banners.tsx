import { lazy, Suspense } from 'react';
import { ConnectionBanner } from '../../ConnectionBanner.tsx';
import { PartBoundary } from '../../errors/index.ts';
import { whenOnline } from '../../missingCode.ts';
import { useRecomputationQuery } from '../../queries/recomputation.ts';

const RecomputationBanner = lazy(() =>
  whenOnline(async () => ({ default: (await import('./RecomputationBanner.tsx')).RecomputationBanner })),
);

/** What is said over all screens: that the network is lost, and that figures are recalculated. */
export function Banners() {
  const recomputation = useRecomputationQuery().data;
  return (
    <>
      <ConnectionBanner />
      {recomputation && (
        <PartBoundary>
          <Suspense>
            <RecomputationBanner />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
