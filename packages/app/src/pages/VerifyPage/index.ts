export { VerifyErrorPage, VerifyPage, VerifySuccessPage } from './VerifyPage.tsx';
