export { InstructionsPage } from './InstructionsPage.tsx';
export { GuideAddress } from './GuideAddress.tsx';
