export { UnsavedChangesProvider, useUnsavedChanges, type UnsavedChangesProviderProps } from './UnsavedChanges.tsx';
