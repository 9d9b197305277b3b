import { expect, test } from 'vitest';
import { campaignState, roiTone } from './campaignRow.ts';

test.each([
  ['active', 'active'],
  ['Active', 'active'],
  ['paused', 'paused'],
  ['Paused', 'paused'],
  ['ended', 'ended'],
  ['Stopped', 'ended'],
  ['archived', 'unknown'],
  ['', 'unknown'],
])('[CAMP-2] the status %j is %s', (status, state) => {
  expect(campaignState(status)).toBe(state);
});

test.each([
  [120.1, 'good'],
  [120, 'good'],
  [119.9, 'careful'],
  [100, 'careful'],
  [99.9, 'bad'],
  [0, 'bad'],
  [-40, 'bad'],
])('[ADS-3] an ROI of %d %% is %s', (roi, tone) => {
  expect(roiTone(roi)).toBe(tone);
});
