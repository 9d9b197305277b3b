export { LeaveDialog, type LeaveDialogProps } from './LeaveDialog.tsx';
export { UnsavedChangesProvider, useUnsavedChanges, type UnsavedChangesProviderProps } from './UnsavedChanges.tsx';
