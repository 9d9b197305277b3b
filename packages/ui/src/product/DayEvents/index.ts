export { type DayEventData, dayEventFlags } from './dayEvents.ts';
