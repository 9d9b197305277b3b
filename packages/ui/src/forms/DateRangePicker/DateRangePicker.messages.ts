import type { ComparisonKind } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';
import type { RangePresetKey } from './ranges.ts';

export const messages = defineMessages<{
  open: NoMessageValues;
  title: NoMessageValues;
  presets: NoMessageValues;
  custom: NoMessageValues;
  from: NoMessageValues;
  to: NoMessageValues;
  apply: NoMessageValues;
  compare: NoMessageValues;
  comparedWith: { range: string };
  nothingToCompare: NoMessageValues;
  applyComparison: NoMessageValues;
  wrongOrder: NoMessageValues;
  incomplete: NoMessageValues;
  tooLong: NoMessageValues;
}>({
  open: { id: 'ui.DateRangePicker.open', defaultMessage: 'Choose the period:' },
  title: { id: 'ui.DateRangePicker.title', defaultMessage: 'Period' },
  presets: { id: 'ui.DateRangePicker.presets', defaultMessage: 'Preset periods' },
  custom: { id: 'ui.DateRangePicker.custom', defaultMessage: 'Between two dates' },
  from: { id: 'ui.DateRangePicker.from', defaultMessage: 'From' },
  to: { id: 'ui.DateRangePicker.to', defaultMessage: 'To' },
  apply: { id: 'ui.DateRangePicker.apply', defaultMessage: 'Show this period' },
  compare: { id: 'ui.DateRangePicker.compare', defaultMessage: 'Compare with' },
  comparedWith: { id: 'ui.DateRangePicker.comparedWith', defaultMessage: 'against {range}' },
  nothingToCompare: {
    id: 'ui.DateRangePicker.nothingToCompare',
    defaultMessage: 'There is no data outside this period.',
  },
  applyComparison: { id: 'ui.DateRangePicker.applyComparison', defaultMessage: 'Compare with these days' },
  wrongOrder: { id: 'ui.DateRangePicker.wrongOrder', defaultMessage: 'The period ends before it starts.' },
  incomplete: { id: 'ui.DateRangePicker.incomplete', defaultMessage: 'Enter both dates in full.' },
  tooLong: { id: 'ui.DateRangePicker.tooLong', defaultMessage: 'Choose ten years at most.' },
});

export const presetMessages = defineMessages<Record<RangePresetKey, NoMessageValues>>({
  last7: { id: 'ui.DateRangePicker.last7', defaultMessage: 'Last 7 days' },
  last30: { id: 'ui.DateRangePicker.last30', defaultMessage: 'Last 30 days' },
  last90: { id: 'ui.DateRangePicker.last90', defaultMessage: 'Last 90 days' },
  thisMonth: { id: 'ui.DateRangePicker.thisMonth', defaultMessage: 'This month' },
  lastMonth: { id: 'ui.DateRangePicker.lastMonth', defaultMessage: 'Last month' },
  thisYear: { id: 'ui.DateRangePicker.thisYear', defaultMessage: 'This year' },
  latestMonth: { id: 'ui.DateRangePicker.latestMonth', defaultMessage: 'Latest month' },
  monthBefore: { id: 'ui.DateRangePicker.monthBefore', defaultMessage: 'Previous month' },
  latestYear: { id: 'ui.DateRangePicker.latestYear', defaultMessage: 'Latest year' },
  all: { id: 'ui.DateRangePicker.all', defaultMessage: 'All data' },
});

export const comparisonMessages = defineMessages<Record<ComparisonKind, NoMessageValues>>({
  previous: { id: 'ui.DateRangePicker.previous', defaultMessage: 'The previous period' },
  lastYear: { id: 'ui.DateRangePicker.lastYear', defaultMessage: 'The same days last year' },
  custom: { id: 'ui.DateRangePicker.customComparison', defaultMessage: 'Days of your choice' },
  none: { id: 'ui.DateRangePicker.noComparison', defaultMessage: 'Nothing' },
});
