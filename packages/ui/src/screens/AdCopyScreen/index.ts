export { AdCopyScreen, type AdCopyScreenProps } from './AdCopyScreen.tsx';
export type { AdCopyData, AdCopyView, CopyEntry, CopyRequest, GeneratedCopy, Generation } from './AdCopyView.ts';
