export { CheckoutSandboxScreen } from './CheckoutSandboxScreen.tsx';
export {
  SANDBOX_CARD_NUMBERS,
  type CheckoutSandboxScreenProps,
  type SandboxCheckoutView,
  type SandboxStep,
} from './types.ts';
