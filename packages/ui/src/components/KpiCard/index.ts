export { KpiCard, type KpiCardProps } from './KpiCard.tsx';
