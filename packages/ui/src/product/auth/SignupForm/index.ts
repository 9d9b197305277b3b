export { SignupForm, type SignupFormProps } from './SignupForm.tsx';
export type { SignupValues } from './signupSchema.ts';
