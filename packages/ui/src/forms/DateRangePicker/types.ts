import type { ComparisonChoice } from '@adaos/domain';
import type { DateRange, DateRangePreset } from './ranges.ts';

export interface DateRangeChoice {
  /** The period shown. */
  range: DateRange;
  /** First and last day of the data: what has none is not offered. */
  bounds: DateRange;
  /** Today, `YYYY-MM-DD`: the preset periods end with it. */
  today: string;
  /** The periods that are offered by name. Default: the last days, months and years that have data. */
  presets?: readonly DateRangePreset[];
  /** What the period is compared with. Default: nothing. */
  comparison?: ComparisonChoice;
  onRangeChange: (range: DateRange) => void;
  /** Without it there is no comparison to choose. */
  onComparisonChange?: (comparison: ComparisonChoice) => void;
}
