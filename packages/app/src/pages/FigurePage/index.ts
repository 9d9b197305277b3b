export { FigurePage } from './FigurePage.tsx';
