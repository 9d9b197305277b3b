export * from './AuthGate/index.ts';
export * from './ChangePasswordForm/index.ts';
export * from './LoginForm/index.ts';
export * from './PasswordField/index.ts';
export * from './ResetForms/index.ts';
export * from './SignupForm/index.ts';
export * from './TwoFactorPrompt/index.ts';
export * from './TwoFactorSetup/index.ts';
