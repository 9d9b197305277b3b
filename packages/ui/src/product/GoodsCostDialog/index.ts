export { GoodsCostDialog, type GoodsCostDialogProps } from './GoodsCostDialog.tsx';
