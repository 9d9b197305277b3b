export type { LandingHrefs } from './hrefs.ts';
export { LandingScreen, type LandingScreenProps } from './LandingScreen.tsx';
