export { StatusChip, type StatusChipProps, type StatusTone } from './StatusChip.tsx';
