export { ForecastPage } from './ForecastPage.tsx';
