import type { OnboardingStep } from '@adaos/domain';
import { FirstSteps, FirstStepsHidden } from '@adaos/ui/screens/FirstSteps';
import { useHideOnboarding, useOnboardingQuery } from '../../queries/onboarding.ts';
import { paths } from '../../routes/paths.ts';

/** Before the first order the overview itself leads to the import. */
const HREFS: Record<Exclude<OnboardingStep, 'orders'>, string> = {
  costs: paths.costs,
  ads: paths.importAds,
  stock: paths.importStock,
  mail: paths.settings,
};

/** The first steps of the shop, until all are done or the list was put away. Where they can't be read the screen is there without. */
export function FirstStepsList() {
  const { data } = useOnboardingQuery();
  const hide = useHideOnboarding();
  if (!data || data.steps.every(({ done }) => done)) return null;
  if (data.hidden) return hide.isSuccess ? <FirstStepsHidden onShow={() => hide.mutate(false)} /> : null;
  return (
    <FirstSteps
      steps={data.steps.map((step) => ({ ...step, href: step.step === 'orders' ? undefined : HREFS[step.step] }))}
      onHide={() => hide.mutate(true)}
      hideFailed={hide.isError}
    />
  );
}
