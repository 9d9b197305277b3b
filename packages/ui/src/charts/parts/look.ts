import type { CSSObject, Theme } from '@mui/material/styles';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsAxisHighlightClasses } from '@mui/x-charts/ChartsAxisHighlight';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { lineClasses } from '@mui/x-charts/LineChart';

/**
 * What all drawings on axes look like. `&&`: the library's own rules are as specific as a plain descendant, and then the order
 * in which the two happened to be inserted would decide.
 */
export const look = (theme: Theme): CSSObject => ({
  [`&& .${lineClasses.line}`]: { strokeWidth: 2 },
  [`&& .${lineClasses.line}[data-series^="forecast-"]`]: { strokeDasharray: '2 5', strokeLinecap: 'round' },
  [`&& .${lineClasses.area}`]: { fillOpacity: 0.1, ...theme.applyStyles('dark', { fillOpacity: 0.16 }) },
  [`&& .${lineClasses.mark}`]: { strokeWidth: 2, fill: theme.vars.palette.background.paper },
  [`&& .${chartsAxisHighlightClasses.root}`]: { stroke: theme.vars.palette.line.control, strokeDasharray: 'none' },
  [`&& .${chartsGridClasses.line}`]: { stroke: theme.vars.palette.line.soft },
  [`&& .${axisClasses.tickLabel}`]: {
    ...theme.typography.caption,
    ...theme.mixins.tabular,
    fill: theme.vars.palette.text.secondary,
  },
});

/** Around a drawing. What the library focuses is transparent and has no outline of its own. */
export const focusFrame = (theme: Theme): CSSObject => ({
  borderRadius: `${theme.radii.small}px`,
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 4 },
});
