import type { CSSObject, Theme } from '@mui/material/styles';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsAxisHighlightClasses } from '@mui/x-charts/ChartsAxisHighlight';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { referenceLineClasses } from '@mui/x-charts/ChartsReferenceLine';

/**
 * Axes, grid and reference lines as the theme wants them.
 *
 * `&&`: the rules of MUI X are as specific as a plain descendant selector, and then the order of insertion would decide.
 */
export const plotStyles = (theme: Theme): CSSObject => {
  const { line, text } = theme.vars.palette;
  return {
    [`&& .${chartsAxisHighlightClasses.root}`]: { stroke: line.control, strokeDasharray: 'none' },
    [`&& .${chartsGridClasses.line}`]: { stroke: line.soft },
    [`&& .${axisClasses.tickLabel}`]: { ...theme.typography.caption, ...theme.mixins.tabular, fill: text.secondary },
    [`&& .${referenceLineClasses.line}`]: { stroke: line.control },
    [`&& .${referenceLineClasses.label}`]: { ...theme.typography.caption, fill: text.secondary },
  };
};

/** The axes show their labels only. */
export const axisSlots = { axisTick: () => null };
