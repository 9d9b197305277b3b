export { ShopsPage } from './ShopsPage.tsx';
