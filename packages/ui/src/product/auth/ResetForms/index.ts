export { ResetConfirmForm, type ResetConfirmFormProps } from './ResetConfirmForm.tsx';
export { ResetRequestForm, type ResetRequestFormProps } from './ResetRequestForm.tsx';
