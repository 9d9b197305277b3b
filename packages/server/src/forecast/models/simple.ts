import { mean, type Model, sum } from './types.ts';

/** Weeks of a year: 364 days, so that weekdays stay where they are. */
export const YEAR_WEEKS = 52;
const SMOOTHING = [0.1, 0.2, 0.35, 0.5, 0.8] as const;
const [TREND_WEIGHT, DAMPING] = [0.15, 0.9];

const level = (value: number, ahead: number) => Array.from({ length: ahead }, () => value);

export const naive: Model = (history, ahead) => level(history.at(-1) ?? 0, ahead);

export const meanOf =
  (weeks: number): Model =>
  (history, ahead) =>
    level(mean(history.slice(-weeks)), ahead);

export const seasonalNaive: Model = (history, ahead) =>
  Array.from({ length: ahead }, (_, index) => history.at((index % YEAR_WEEKS) - YEAR_WEEKS) ?? 0);

/** The same weeks of the year before, times the growth of the latest quarter on that of the year before. */
export const seasonalGrowth: Model = (history, ahead) => {
  const weeks = Math.min(13, history.length - YEAR_WEEKS);
  const before = sum(history.slice(-YEAR_WEEKS - weeks, history.length - YEAR_WEEKS));
  const ratio = before > 0 ? Math.min(Math.max(sum(history.slice(-weeks)) / before, 0.2), 5) : 1;
  return seasonalNaive(history, ahead).map((value) => value * ratio);
};

/** The smoothing of least squared error one week ahead; with a damped trend where `trended` (Gardner & McKenzie 1985). */
const smoothed =
  (trended: boolean): Model =>
  (history, ahead) => {
    let best = { error: Infinity, level: 0, trend: 0 };
    for (const alpha of SMOOTHING) {
      let now = mean(history.slice(0, Math.min(4, history.length)));
      let [trend, error] = [0, 0];
      for (const value of history) {
        const expected = now + DAMPING * trend;
        error += (value - expected) ** 2;
        const next = alpha * value + (1 - alpha) * expected;
        trend = trended ? TREND_WEIGHT * (next - now) + (1 - TREND_WEIGHT) * DAMPING * trend : 0;
        now = next;
      }
      if (error < best.error) best = { error, level: now, trend };
    }
    let [factor, value] = [1, best.level];
    return Array.from({ length: ahead }, () => {
      factor *= DAMPING;
      value += factor * best.trend;
      return value;
    });
  };
export const smoothing = smoothed(false);
export const dampedTrend = smoothed(true);

/** Sizes of the weeks with a sale, over the weeks between them, each smoothed (Croston 1972, with the correction of Syntetos & Boylan 2005). */
export const croston: Model = (history, ahead) => {
  const alpha = 0.1;
  let [size, gap, since] = [0, 1, 1];
  for (const value of history) {
    if (value === 0) since += 1;
    else {
      size = size === 0 ? value : alpha * value + (1 - alpha) * size;
      gap = alpha * since + (1 - alpha) * gap;
      since = 1;
    }
  }
  return level(((1 - alpha / 2) * size) / gap, ahead);
};

/** As Croston, with the probability of a sale smoothed each week, so that what is no longer sold comes to 0 (Teunter, Syntetos & Babai 2011). */
export const tsb: Model = (history, ahead) => {
  const [alpha, beta] = [0.1, 0.1];
  const sold = history.filter((value) => value !== 0);
  let [size, chance] = [mean(sold.slice(0, 4)), sold.length / Math.max(1, history.length)];
  for (const value of history) {
    chance += beta * ((value === 0 ? 0 : 1) - chance);
    if (value !== 0) size += alpha * (value - size);
  }
  return level(chance * size, ahead);
};
