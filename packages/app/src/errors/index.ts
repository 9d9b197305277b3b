export { ErrorBoundary } from './ErrorBoundary.tsx';
export { codeText, errorText, knownErrorText } from './errorText.ts';
export { tellError } from './tellError.ts';
