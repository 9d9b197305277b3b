import { lazy, useState } from 'react';
import { addMessages } from '../../i18n/catalogs.ts';
import { whenOnline } from '../../missingCode.ts';
import { useOnboardingQuery } from '../../queries/onboarding.ts';

const FirstStepsList = lazy(() =>
  whenOnline(async () => {
    const [list] = await Promise.all([import('./FirstStepsList.tsx'), addMessages('later')]);
    return { default: list.FirstStepsList };
  }),
);

/** Asks whether steps are left, and loads the list with its texts only then: most shops have none, or have put it away. */
export function FirstStepsPart() {
  const { data } = useOnboardingQuery();
  const [wanted, setWanted] = useState(false);
  if (!wanted && data?.hidden === false && data.steps.some(({ done }) => !done)) setWanted(true);
  return wanted && <FirstStepsList />;
}
