import { expect, test } from 'vitest';
import { previousRange, rangePresets } from './ranges.ts';

const find = (presets: ReturnType<typeof rangePresets>, key: string) => presets.find((preset) => preset.key === key);

test('presets count back from the last day of the data, not from today', () => {
  const presets = rangePresets({ from: '2009-12-01', to: '2009-12-23' }, '2026-11-21');
  expect(find(presets, 'last7')).toEqual({ key: 'last7', from: '2009-12-17', to: '2009-12-23' });
  expect(find(presets, 'last30')).toMatchObject({ from: '2009-11-24', to: '2009-12-23' });
  expect(find(presets, 'latestMonth')).toMatchObject({ from: '2009-12-01', to: '2009-12-31' });
  expect(find(presets, 'monthBefore')).toMatchObject({ from: '2009-11-01', to: '2009-11-30' });
  expect(find(presets, 'latestYear')).toMatchObject({ from: '2009-01-01', to: '2009-12-31' });
  expect(find(presets, 'all')).toMatchObject({ from: '2009-12-01', to: '2009-12-23' });
  expect(find(presets, 'thisMonth')).toBeUndefined();
});

test('the month and year are called current while they contain today', () => {
  const presets = rangePresets({ from: '2025-02-01', to: '2026-01-09' }, '2026-01-10');
  expect(find(presets, 'thisMonth')).toMatchObject({ from: '2026-01-01', to: '2026-01-31' });
  expect(find(presets, 'lastMonth')).toMatchObject({ from: '2025-12-01', to: '2025-12-31' });
  expect(find(presets, 'thisYear')).toMatchObject({ from: '2026-01-01', to: '2026-12-31' });
});

test('the previous period has the same length and ends the day before', () => {
  expect(previousRange({ from: '2009-12-01', to: '2009-12-31' })).toEqual({ from: '2009-10-31', to: '2009-11-30' });
  expect(previousRange({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' });
});
