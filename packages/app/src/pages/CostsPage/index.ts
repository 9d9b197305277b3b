export { CostsPage } from './CostsPage.tsx';
