export { AdCopyPage } from './AdCopyPage.tsx';
