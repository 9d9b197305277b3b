export { ResetConfirmPage } from './ResetConfirmPage.tsx';
export { ResetRequestPage } from './ResetRequestPage.tsx';
