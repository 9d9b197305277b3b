import type { Theme } from '@mui/material/styles';
import type { ChartPalette } from './augmentation.ts';

type SeriesColor = `series${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
type Meaning = Exclude<keyof ChartPalette, 'series'>;
type CssColor = `#${string}` | `${'rgb' | 'hsl' | 'oklch' | 'lab' | 'lch' | 'color' | 'var'}(${string})`;

/** A chart colour: by the meaning of the value if it has one, else one of eight that are told apart, or any colour of CSS. */
export type ChartColor = Meaning | SeriesColor | CssColor;

/** The CSS colour in the current scheme. */
export function cssColor({ vars: { palette } }: Theme, color: ChartColor): string {
  const { series, ...meanings } = palette.chart;
  if (color in meanings) return meanings[color as Meaning];
  return color.startsWith('series') ? (series[Number(color.slice('series'.length)) - 1] ?? meanings.other) : color;
}
