export { TwoFactorPrompt, type TwoFactorPromptProps } from './TwoFactorPrompt.tsx';
