export { dayEventFlags } from '@adaos/ui/commerce';
export { readDayEvents } from '../../queries/dayEvents.ts';
