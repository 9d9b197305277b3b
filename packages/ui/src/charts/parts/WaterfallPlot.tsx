import Box from '@mui/material/Box';
import { useTheme, type Theme } from '@mui/material/styles';
import { BAR_CHART_PLUGINS, type BarChartPluginSignatures } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useFocusedItem, useXScale, useYScale } from '@mui/x-charts/hooks';
import { useIntl } from 'react-intl';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';
import { messages } from '../charts.messages.ts';
import { barsOf, type WaterfallBar, type WaterfallStep } from '../WaterfallChart/steps.ts';
import { captionWidth } from './axes.ts';
import { PlotFrame } from './PlotFrame.tsx';
import { plotSkeleton } from './plotSkeletons.tsx';
import { axisSlots, plotStyles } from './plotStyles.ts';
import { PointLinks } from './PointLinks.tsx';
import { BarTooltip } from './BarTooltip.tsx';
import { cssColor } from './types.ts';
import { useSize } from './useSize.ts';

export interface WaterfallPlotProps {
  steps: readonly WaterfallStep[];
  /** Their values as they are read. */
  texts: readonly string[];
  /** The same as short as on an axis, for a narrow drawing. */
  shortTexts: readonly string[];
  title: string;
  /** Where a step with an address leads, for its tooltip. */
  opens: string;
}

/** Between the end of a bar and its value, in px. */
const GAP = grid(0.75);
/** A drawing below this width, in px, has short values: names and full amounts would leave no room for its bars. */
const NARROW = grid(60);

const colorOf = (theme: Theme, { kind, value }: WaterfallStep) => {
  if (kind === 'total') return cssColor(theme, 'profit');
  return value < 0 ? theme.vars.palette.error.main : theme.vars.palette.success.main;
};

/** Bars that begin where the one before them ends, on the axes of MUI X. Their values are reached by the arrow keys and read out. */
export function WaterfallPlot({ steps, texts, shortTexts, title, opens }: WaterfallPlotProps) {
  const intl = useIntl();
  const theme = useTheme();
  const [place, { width, height }] = useSize<HTMLDivElement>();
  const bars = barsOf(steps);
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  // The values are after their bars, so that the drawing is longer than the longest.
  const written = width < NARROW ? shortTexts : texts;
  const names = Math.min(captionWidth(steps.map(({ label }) => label)), 0.6 * width);
  const room = captionWidth(written) + GAP;
  const longest = high + ((high - low) * room) / Math.max(room, width - names - room);
  const linked = steps.some(({ href }) => href !== undefined);
  const description = [
    ...steps.map(({ label }, index) => intl.formatMessage(messages.part, { label, value: texts[index] ?? '' })),
    ...(linked ? [intl.formatMessage(messages.enterOpens)] : []),
  ].join(' ');
  const notesOf = (index: number) => {
    const { note, href } = steps[index] ?? {};
    return [...(note ? [note] : []), ...(href === undefined ? [] : [opens])];
  };
  return (
    <PlotFrame title={title} description={description} ref={place} sx={{ height: '100%' }}>
      {width > 0 ? (
        <ChartsDataProvider<'bar', BarChartPluginSignatures>
          skipAnimation
          plugins={BAR_CHART_PLUGINS}
          width={width}
          height={height}
          margin={0}
          xAxis={[{ min: low, max: longest || 1, domainLimit: 'strict', position: 'none' }]}
          yAxis={[
            {
              data: steps.map((_, index) => index),
              scaleType: 'band',
              categoryGapRatio: 0.36,
              width: 'auto',
              valueFormatter: (index: number) => steps[index]?.label ?? '',
            },
          ]}
          series={[
            {
              type: 'bar',
              layout: 'horizontal',
              id: 'steps',
              label: title,
              color: theme.vars.palette.text.secondary,
              data: steps.map(({ value }) => value),
              valueFormatter: (_value, { dataIndex }) => texts[dataIndex] ?? '',
            },
          ]}
        >
          <ChartsSurface sx={plotStyles}>
            <ChartsAxisHighlight y="band" />
            <ChartsReferenceLine x={0} />
            <Bars steps={steps} bars={bars} texts={written} />
            <ChartsYAxis disableLine disableTicks slots={axisSlots} />
            {linked && (
              <PointLinks hrefs={steps.map(({ href }) => href)} drawn={steps.map((_, index) => index)} horizontal />
            )}
          </ChartsSurface>
          <BarTooltip nameOf={(index) => steps[index]?.label ?? ''} notesOf={notesOf} />
        </ChartsDataProvider>
      ) : (
        plotSkeleton
      )}
    </PlotFrame>
  );
}

interface BarsProps {
  steps: readonly WaterfallStep[];
  bars: readonly WaterfallBar[];
  texts: readonly string[];
}

/** The bars with their values, a line from each to the next, and the sign of the keyboard's focus. */
function Bars({ steps, bars, texts }: BarsProps) {
  const [x, y] = [useXScale<'linear'>(), useYScale<'band'>()];
  const focused = useFocusedItem();
  const at = focused !== null && 'dataIndex' in focused ? focused.dataIndex : undefined;
  const thick = y.bandwidth();
  return (
    <g>
      {steps.map((step, index) => {
        const { from = 0, to = 0 } = bars[index] ?? {};
        const [left, right] = [Math.min(x(from), x(to)), Math.max(x(from), x(to))];
        const top = y(index) ?? 0;
        return (
          <Box component="g" key={step.id} data-step={step.id}>
            <Box
              component="rect"
              x={left}
              y={top}
              width={Math.max(tokens.border.strong, right - left)}
              height={thick}
              rx={tokens.radius.mark}
              sx={(theme) => ({
                fill: colorOf(theme, step),
                ...(index === at && { stroke: theme.vars.palette.text.primary, strokeWidth: tokens.border.strong }),
              })}
            />
            {index < steps.length - 1 && (
              <Box
                component="line"
                x1={x(to)}
                x2={x(to)}
                y1={top + thick}
                y2={y(index + 1) ?? top + thick}
                sx={(theme) => ({ stroke: theme.vars.palette.line.control })}
              />
            )}
            <Box
              component="text"
              x={right + GAP}
              y={top + thick / 2}
              dominantBaseline="central"
              sx={(theme) => ({
                ...theme.typography.caption,
                ...theme.mixins.tabular,
                fontWeight: theme.typography.fontWeightStrong,
                fill: theme.vars.palette.text.primary,
              })}
            >
              {texts[index]}
            </Box>
          </Box>
        );
      })}
    </g>
  );
}
