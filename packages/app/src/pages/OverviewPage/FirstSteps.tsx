import { lazy, Suspense } from 'react';
import { PartBoundary } from '../../errors/index.ts';
import { whenOnline } from '../../missingCode.ts';

const FirstStepsPart = lazy(() =>
  whenOnline(async () => ({ default: (await import('../OverviewFirstSteps/index.ts')).FirstStepsPart })),
);

/** The first steps of a new shop: most shops have none left, so that no place is kept for them. */
export function FirstSteps() {
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <FirstStepsPart />
      </Suspense>
    </PartBoundary>
  );
}
