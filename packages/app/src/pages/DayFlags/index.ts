export { dayEventFlags } from '@adaos/ui/product/DayEvents';
export { readDayEvents } from '../../queries/dayEvents.ts';
