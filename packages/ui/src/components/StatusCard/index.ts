export { StatusCard, type StatusCardProps } from './StatusCard.tsx';
