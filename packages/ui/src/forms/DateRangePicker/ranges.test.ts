import { expect, test } from 'vitest';
import { rangePresets } from './ranges.ts';

const find = (presets: ReturnType<typeof rangePresets>, key: string) => presets.find((preset) => preset.key === key);

test('presets end today, also where the data ends a few days earlier', () => {
  const presets = rangePresets({ from: '2025-02-01', to: '2026-01-07' }, '2026-01-10');
  expect(presets).toEqual([
    { key: 'last7', from: '2026-01-04', to: '2026-01-10' },
    { key: 'last30', from: '2025-12-12', to: '2026-01-10' },
    { key: 'last90', from: '2025-10-13', to: '2026-01-10' },
    { key: 'thisMonth', from: '2026-01-01', to: '2026-01-10' },
    { key: 'lastMonth', from: '2025-12-01', to: '2025-12-31' },
    { key: 'thisYear', from: '2026-01-01', to: '2026-01-10' },
    { key: 'all', from: '2025-02-01', to: '2026-01-07' },
  ]);
});

test('what has no data is not offered; older data has its own last months', () => {
  expect(rangePresets({ from: '2009-12-01', to: '2009-12-23' }, '2026-11-21')).toEqual([
    { key: 'latestMonth', from: '2009-12-01', to: '2009-12-31' },
    { key: 'latestYear', from: '2009-01-01', to: '2009-12-31' },
    { key: 'all', from: '2009-12-01', to: '2009-12-23' },
  ]);
});

test('data that ended months ago in this year has its last months beside the year until today', () => {
  const presets = rangePresets({ from: '2025-11-01', to: '2026-03-20' }, '2026-06-10');
  expect(presets.map(({ key }) => key)).toEqual(['last90', 'thisYear', 'latestMonth', 'monthBefore', 'all']);
  expect(find(presets, 'monthBefore')).toMatchObject({ from: '2026-02-01', to: '2026-02-28' });
});
