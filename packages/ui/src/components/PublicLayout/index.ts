export type { PageLanguages } from './PageLanguages.tsx';
export { PublicLayout, type PublicLayoutProps, type PublicLink } from './PublicLayout.tsx';
