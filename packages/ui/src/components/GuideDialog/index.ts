export { GuideDialog, type GuideDialogContent, type GuideDialogProps } from './GuideDialog.tsx';
