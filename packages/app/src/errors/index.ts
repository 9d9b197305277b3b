export { PanelBoundary, PartBoundary } from './PartBoundary.tsx';
export { codeText, errorText, knownErrorText } from './errorText.ts';
export { showError } from './showError.ts';
