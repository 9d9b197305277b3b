import { mean } from './types.ts';

/** Fewer weeks with sales than this share: the logarithm of a slow mover says nothing of a season. */
const LEAST_SOLD = 0.8;
const FOURIER_TERMS = 4;
/** The level, its trend, and a trend that turns in the middle. */
const BEFORE_SEASON = 3;
/** Pulls the season, and less the events, towards no effect; in units of squared logarithms. */
const [SEASON_RIDGE, EVENT_RIDGE, TREND_RIDGE] = [1.5, 0.3, 0.01];

/** A symmetric positive definite system of equations. */
class System {
  readonly #size: number;
  readonly #cells: Float64Array;
  readonly #right: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.#cells = new Float64Array(size * size);
    this.#right = new Float64Array(size);
  }
  #at(row: number, column: number): number {
    return this.#cells[row * this.#size + column] ?? 0;
  }
  /** Adds an equation, for least squares. */
  add(row: readonly number[], y: number): void {
    for (const [a, value] of row.entries()) {
      this.#right[a] = (this.#right[a] ?? 0) + value * y;
      for (let b = 0; b <= a; b += 1) this.#cells[a * this.#size + b] = this.#at(a, b) + value * (row[b] ?? 0);
    }
  }
  /** Pulls an unknown towards 0. */
  pull(at: number, by: number): void {
    this.#cells[at * this.#size + at] = this.#at(at, at) + by;
  }
  /** By Cholesky's decomposition, in place. */
  solve(): Float64Array {
    const [size, cells, result] = [this.#size, this.#cells, this.#right];
    const of = (row: number) => result[row] ?? 0;
    for (let row = 0; row < size; row += 1) {
      for (let column = 0; column <= row; column += 1) {
        let value = this.#at(row, column);
        for (let k = 0; k < column; k += 1) value -= this.#at(row, k) * this.#at(column, k);
        cells[row * size + column] =
          row === column ? Math.sqrt(Math.max(value, 1e-9)) : value / this.#at(column, column);
      }
    }
    for (let row = 0; row < size; row += 1) {
      for (let k = 0; k < row; k += 1) result[row] = of(row) - this.#at(row, k) * of(k);
      result[row] = of(row) / this.#at(row, row);
    }
    for (let row = size - 1; row >= 0; row -= 1) {
      for (let k = row + 1; k < size; k += 1) result[row] = of(row) - this.#at(k, row) * of(k);
      result[row] = of(row) / this.#at(row, row);
    }
    return result;
  }
}

/** Sines and cosines of the year at a week's place in it, 0 to 1. */
function seasonTerms(place: number): number[] {
  return Array.from({ length: FOURIER_TERMS }, (_, index) => 2 * Math.PI * (index + 1) * place).flatMap((angle) => [
    Math.sin(angle),
    Math.cos(angle),
  ]);
}

/**
 * The season and the events that a series shows itself: log(sales) on a trend, Fourier terms of the year and each event's share of the
 * week, by ridge regression (the form of Taylor & Letham 2018, Prophet, with one trend).
 * @param places of each week in its year, 0 to 1, and on to the weeks to come. @param events by week, the share of the week in each.
 * @returns factors of all weeks; null where too little is sold to see one.
 */
export function ownFactors(
  history: readonly number[],
  places: readonly number[],
  events: readonly (readonly number[])[],
): number[] | null {
  const sold = history.filter((value) => value > 0).length;
  if (sold < LEAST_SOLD * history.length) return null;
  const floor = 0.05 * mean(history);
  const weeks = history.length;
  const terms = places.map((place, week) => [...seasonTerms(place), ...(events[week] ?? [])]);
  const wide = terms[0]?.length ?? 0;
  const system = new System(wide + BEFORE_SEASON);
  for (const [week, row] of terms.slice(0, weeks).entries()) {
    const years = (week - weeks / 2) / 52;
    system.add([1, years, Math.abs(years), ...row], Math.log(Math.max(history[week] ?? 0, floor)));
  }
  for (let at = 0; at < wide + BEFORE_SEASON; at += 1) {
    const inSeason = at < BEFORE_SEASON + 2 * FOURIER_TERMS;
    system.pull(at, at < BEFORE_SEASON ? TREND_RIDGE : inSeason ? SEASON_RIDGE : EVENT_RIDGE);
  }
  const effects = system.solve().subarray(BEFORE_SEASON);
  return terms.map((row) => Math.exp(row.reduce((total, value, index) => total + value * (effects[index] ?? 0), 0)));
}
