export { calendarMessages } from './dayEvents.messages.ts';
export { type DayEventData, dayEventFlags } from './dayEvents.ts';
