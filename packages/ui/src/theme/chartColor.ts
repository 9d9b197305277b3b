import type { Theme } from '@mui/material/styles';
import type { ChartPalette } from './augmentation.ts';

type SeriesColor = `series${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
type Meaning = Exclude<keyof ChartPalette, 'series'>;
type CssColor = `#${string}` | `${'rgb' | 'hsl' | 'oklch' | 'lab' | 'lch' | 'color' | 'var'}(${string})`;

/** A chart colour: by the meaning of the value if it has one, else one of eight that are told apart, or any colour of CSS. */
export type ChartColor = Meaning | SeriesColor | CssColor;

const isMeaning = (color: ChartColor, chart: ChartPalette): color is Meaning => color in chart;

/** The CSS colour in the current scheme. */
export function cssColor(theme: Theme, color: ChartColor): string {
  const { chart } = theme.vars.palette;
  if (isMeaning(color, chart)) return chart[color];
  const place = /^series(\d)$/.exec(color)?.[1];
  return place === undefined ? color : (chart.series[Number(place) - 1] ?? chart.other);
}
