import type { OnboardingStep } from '@adaos/domain';

/** A step, with how much of it is there. */
export interface FirstStep {
  step: OnboardingStep;
  done: boolean;
  known: number;
  of: number;
  /** Where it is done; left out where the screen has its button already. */
  href?: string | undefined;
}
