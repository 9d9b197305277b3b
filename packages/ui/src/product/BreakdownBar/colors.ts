import type { Theme } from '@mui/material/styles';
import type { BreakdownRow } from './breakdown.ts';
import { spacing } from '../../theme/grid.ts';

/** Diagonal hairlines on a quiet background, for what is not known. Tiled, so that they stay even. */
export function hatch(line: string, ground: string): string {
  const gradient = `linear-gradient(-45deg, ${line} 12.5%, ${ground} 12.5% 50%, ${line} 50% 62.5%, ${ground} 62.5%)`;
  return `${gradient} 0 0 / ${spacing(1, 1)}`;
}

/** The CSS background of a part, the same in its segment and in its swatch. */
export function partBackground({ vars }: Theme, { part, amount }: Pick<BreakdownRow, 'part' | 'amount'>): string {
  const { chart, line, sunken, error } = vars.palette;
  switch (part) {
    case 'unknown':
      return hatch(line.control, sunken);
    case 'profit':
      return amount < 0 ? hatch(error.main, error.soft) : chart.profit;
    case 'discounts':
      return chart.series[5] ?? chart.other;
    case 'tax':
      return chart.series[6] ?? line.control;
    default:
      return chart[part];
  }
}

/** The colour of a part beside its name: too small a place for hatching. */
export function swatch(theme: Theme, row: Pick<BreakdownRow, 'part' | 'amount'>): string {
  const { error, line } = theme.vars.palette;
  if (row.part === 'unknown') return line.control;
  return row.part === 'profit' && row.amount < 0 ? error.main : partBackground(theme, row);
}
