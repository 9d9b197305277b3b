import type { RouteModule } from '../app/build-app.ts';
import { getOnboarding, hideOnboarding } from '../../onboarding/onboarding.ts';

/** The first steps of a shop. */
export const onboardingRoutes: RouteModule = (_app, implement, { database }) => {
  implement('getOnboarding', ({ actor }) => getOnboarding(database, actor));
  implement('hideOnboarding', ({ actor, body }) => hideOnboarding(database, actor, body.hidden));
};
