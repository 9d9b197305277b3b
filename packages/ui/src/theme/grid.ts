import * as tokens from './generated/tokens.ts';

/** A size in px as a multiple of the grid's unit, for what is measured and not spaced: `grid(5)` is 40. */
export const grid = (units: number): number => units * tokens.space.unit;

/** What `theme.spacing` returns, where no theme is available: `spacing(1, 2)` is `8px 16px`. */
export const spacing = (...units: readonly number[]): string => units.map((unit) => `${grid(unit)}px`).join(' ');
