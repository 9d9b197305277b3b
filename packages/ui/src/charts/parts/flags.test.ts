import { expect, test } from 'vitest';
import { flagTexts, placeFlags } from './flags.ts';

const DAYS = ['2025-11-27', '2025-11-28', '2025-11-29', '2025-11-30'];

test('a flag is at the points that it lasts for, cut to those that are drawn', () => {
  const flags = [
    { id: 'sale', from: '2025-11-20', to: '2025-11-28', text: 'Sale' },
    { id: 'file', from: '2025-11-29', text: 'Import' },
    { id: 'later', from: '2025-12-01', text: 'Later' },
    { id: 'before', from: '2025-11-01', to: '2025-11-26', text: 'Before' },
  ];
  expect(placeFlags(DAYS, flags).map(({ id, first, last }) => [id, first, last])).toEqual([
    ['sale', 0, 1],
    ['file', 2, 2],
  ]);
  expect(flagTexts(DAYS, flags)).toEqual(['Sale', 'Sale', 'Import', '']);
});

test('two flags of one point are both said', () => {
  const flags = [
    { id: 'a', from: '2025-11-28', text: 'Black Friday' },
    { id: 'b', from: '2025-11-28', text: 'Import' },
  ];
  expect(flagTexts(DAYS, flags)[1]).toBe('Black Friday; Import');
});
