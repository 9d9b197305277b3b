export { TwoFactorSetup, type TwoFactorSetupProps, type TwoFactorSetupView } from './TwoFactorSetup.tsx';
