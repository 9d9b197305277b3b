import { lazy, Suspense } from 'react';
import { PartBoundary } from '../../errors/index.ts';
import { addMessages } from '../../i18n/catalogs.ts';
import { whenOnline } from '../../missingCode.ts';

const FirstStepsPart = lazy(() =>
  whenOnline(async () => {
    const [part] = await Promise.all([import('../OverviewFirstSteps/index.ts'), addMessages('later')]);
    return { default: part.FirstStepsPart };
  }),
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
