export { createFormatters, type DayStyle, type Formatters, type MoneyOptions, type Sign } from './createFormatters.ts';
export { useFormatters } from './useFormatters.ts';
export { createWording, useWording, type Worded, type Wording } from './useWording.ts';
