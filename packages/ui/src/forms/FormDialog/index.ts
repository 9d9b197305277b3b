export { FormDialog, useCloseDialog, type FormDialogProps } from './FormDialog.tsx';
