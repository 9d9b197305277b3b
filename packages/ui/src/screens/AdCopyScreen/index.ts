export { AdCopyScreen, type AdCopyScreenProps } from './AdCopyScreen.tsx';
export type {
  AdCopyData,
  AdCopyView,
  CopyEntry,
  CopyPartText,
  CopyProduct,
  CopyProductsQuery,
  CopyProductsView,
  CopyRequest,
  GeneratedCopy,
  Generation,
} from './AdCopyView.ts';
