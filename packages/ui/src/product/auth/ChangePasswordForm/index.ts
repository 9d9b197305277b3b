export { ChangePasswordForm, type ChangePasswordFormProps, type PasswordProblem } from './ChangePasswordForm.tsx';
export type { ChangePasswordValues } from './changePasswordSchema.ts';
