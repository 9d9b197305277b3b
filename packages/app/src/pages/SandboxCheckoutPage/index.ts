export { SandboxCheckoutPage } from './SandboxCheckoutPage.tsx';
