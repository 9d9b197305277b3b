export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
export type { DateRange } from './ranges.ts';
