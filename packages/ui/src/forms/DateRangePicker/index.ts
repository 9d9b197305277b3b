export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
export { DateRangeSkeleton } from './DateRangeSkeleton.tsx';
export type { DateRange, DateRangePreset } from './ranges.ts';
