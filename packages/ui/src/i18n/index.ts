export { createFormatters, type DayStyle, type Formatters, type MoneyOptions, type Sign } from './createFormatters.ts';
export { useFormatters } from './useFormatters.ts';
export type { CustomUnit, MoneyUnit, Unit } from './units.ts';
