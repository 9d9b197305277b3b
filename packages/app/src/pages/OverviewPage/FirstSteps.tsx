import { lazy, Suspense, useState } from 'react';
import { PartBoundary } from '../../errors/index.ts';
import { addMessages } from '../../i18n/catalogs.ts';
import { whenOnline } from '../../missingCode.ts';
import { useOnboardingQuery } from '../../queries/onboarding.ts';

const FirstStepsPart = lazy(() =>
  whenOnline(async () => {
    const [part] = await Promise.all([import('../OverviewFirstSteps/index.ts'), addMessages('later')]);
    return { default: part.FirstStepsPart };
  }),
);

/**
 * The first steps of a new shop. Most shops have none left: no place is kept for them, and their code is loaded only where the server says
 * that some are.
 */
export function FirstSteps() {
  const { data } = useOnboardingQuery();
  const [wanted, setWanted] = useState(false);
  if (!wanted && data?.hidden === false && data.steps.some(({ done }) => !done)) setWanted(true);
  if (!wanted) return null;
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <FirstStepsPart />
      </Suspense>
    </PartBoundary>
  );
}
