import { ets, mstl } from './augurs.ts';
import { croston, dampedTrend, meanOf, seasonalGrowth, seasonalNaive, smoothing, tsb, YEAR_WEEKS } from './simple.ts';
import type { Candidate } from './types.ts';

const FULL_YEAR = YEAR_WEEKS + 4;

/** All that is tried on a series. Not the last week alone: where it is nearly as good it is combined, and adds its noise. */
export const CANDIDATES: readonly Candidate[] = [
  { name: 'mean', least: 4, model: meanOf(8) },
  { name: 'mean', least: 26, model: meanOf(26) },
  { name: 'mean', least: 40, model: meanOf(52) },
  { name: 'smoothing', least: 6, model: smoothing },
  { name: 'trend', least: 8, model: dampedTrend },
  { name: 'croston', least: 12, model: croston },
  { name: 'tsb', least: 12, model: tsb },
  { name: 'last_year', least: YEAR_WEEKS + 1, model: seasonalNaive },
  { name: 'last_year_growth', least: FULL_YEAR, model: seasonalGrowth },
  { name: 'mean', least: 8, model: meanOf(8), adjusted: 'prior' },
  { name: 'smoothing', least: 8, model: smoothing, adjusted: 'prior' },
  { name: 'mean', least: FULL_YEAR, model: meanOf(8), adjusted: 'own' },
  { name: 'smoothing', least: FULL_YEAR, model: smoothing, adjusted: 'own' },
  { name: 'trend', least: FULL_YEAR, model: dampedTrend, adjusted: 'own' },
  { name: 'ets', least: 10, model: ets, slow: true },
  { name: 'ets', least: FULL_YEAR, model: ets, adjusted: 'own', slow: true },
  { name: 'mstl', least: 2 * YEAR_WEEKS + 4, model: mstl, slow: true },
];
