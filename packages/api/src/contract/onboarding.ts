import { ONBOARDING_STEPS } from '@adaos/domain';
import * as z from 'zod/mini';
import { NoContent } from './common.ts';
import { route } from './route.ts';

/** A step towards whole figures. `known` of `of`: how much of it is there, e.g. kinds of costs. */
export const OnboardingProgress = z.object({
  step: z.enum(ONBOARDING_STEPS),
  done: z.boolean(),
  known: z.int(),
  of: z.int(),
});
export type OnboardingProgress = z.infer<typeof OnboardingProgress>;

export const Onboarding = z.object({
  /** Whether the caller has put the list away. */
  hidden: z.boolean(),
  /** All of them, in the order in which they are done. */
  steps: z.array(OnboardingProgress),
});
export type Onboarding = z.infer<typeof Onboarding>;

export const onboardingRoutes = {
  getOnboarding: route({
    method: 'GET',
    path: '/api/onboarding',
    access: 'manager',
    summary: 'What is there of the shop’s data, and what its figures still lack.',
    status: 200,
    answer: Onboarding,
  }),
  hideOnboarding: route({
    method: 'PUT',
    path: '/api/onboarding',
    access: 'manager',
    summary: 'Put the list of first steps away, or show it again; for the caller alone.',
    body: z.object({ hidden: z.boolean() }),
    status: 200,
    answer: NoContent,
  }),
} as const;
