/** A way to continue a series: the values of the weeks to come, the coming one first, from those before, oldest first. */
export type Model = (history: readonly number[], ahead: number) => number[];

/** What of a series is known beforehand for each of its weeks and of those to come: factors around 1 of its season and events. */
export type Factors = readonly number[];

export interface Candidate {
  readonly name: ModelName;
  /** Fewer weeks say too little for it. */
  readonly least: number;
  readonly model: Model;
  /** Which season and events its history is freed of before, and its forecast gets back; none: as it is. */
  readonly adjusted?: 'prior' | 'own';
  /** Only for the shop, families and channels: it takes milliseconds where the others take microseconds. */
  readonly slow?: boolean;
}

export type ModelName =
  | 'mean'
  | 'smoothing'
  | 'trend'
  | 'last_year'
  | 'last_year_growth'
  | 'croston'
  | 'tsb'
  | 'ets'
  | 'mstl';

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);
