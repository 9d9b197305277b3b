export { InstructionsScreen, type InstructionsScreenProps } from './InstructionsScreen.tsx';
export type { GuideItem, InstructionsView, QuickLink } from './InstructionsView.ts';
