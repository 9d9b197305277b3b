export { VerifyScreen, type VerifyHrefs, type VerifyScreenProps, type VerifyView } from './VerifyScreen.tsx';
