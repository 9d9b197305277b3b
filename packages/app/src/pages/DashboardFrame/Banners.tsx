import { ConnectionBanner } from '../../ConnectionBanner.tsx';
import { PartBoundary } from '../../errors/index.ts';
import { RecomputationBanner } from './RecomputationBanner.tsx';

/** What is said over all screens: that the network is lost, and that figures are recalculated. */
export function Banners() {
  return (
    <>
      <ConnectionBanner />
      <PartBoundary>
        <RecomputationBanner />
      </PartBoundary>
    </>
  );
}
