import Box from '@mui/material/Box';
import { useTheme, type CSSObject, type Theme } from '@mui/material/styles';
import { BAR_CHART_PLUGINS, type BarChartPluginSignatures } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useFocusedItem, useXScale, useYScale } from '@mui/x-charts/hooks';
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
import { cssColor } from '../../theme/chartColor.ts';
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
/** A drawing below this width, in px, has each name and a short value above its bar: beside the bars they would leave no room for them. */
const NARROW = grid(60);
/** The line of a name above its bar, in px. */
const NAME = grid(2);

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
  const narrow = width < NARROW;
  const names = Math.min(captionWidth(steps.map(({ label }) => label)), width / 2);
  const room = captionWidth(texts) + GAP;
  const longest = narrow ? high : high + ((high - low) * room) / Math.max(room, width - names - room);
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
    <PlotFrame title={title} description={description} place={place} sx={{ height: '100%' }}>
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
              categoryGapRatio: narrow ? 0.12 : 0.36,
              ...(narrow ? { position: 'none', width: 0 } : { width: 'auto' }),
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
            {!narrow && <ChartsReferenceLine x={0} />}
            <Bars steps={steps} bars={bars} texts={narrow ? shortTexts : texts} narrow={narrow} />
            {!narrow && <ChartsYAxis disableLine disableTicks slots={axisSlots} />}
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

const nameStyle = (theme: Theme): CSSObject => ({
  ...theme.typography.caption,
  fill: theme.vars.palette.text.secondary,
});
const valueStyle = (theme: Theme): CSSObject => ({
  ...theme.typography.caption,
  ...theme.mixins.tabular,
  fontWeight: theme.typography.fontWeightStrong,
  fill: theme.vars.palette.text.primary,
});

interface BarsProps {
  steps: readonly WaterfallStep[];
  bars: readonly WaterfallBar[];
  texts: readonly string[];
  /** Names and values are above the bars, in place of beside them. */
  narrow: boolean;
}

/** The bars with their values, a line from each to the next where no name is between, and the sign of the keyboard's focus. */
function Bars({ steps, bars, texts, narrow }: BarsProps) {
  const [x, y] = [useXScale<'linear'>(), useYScale<'band'>()];
  const { left: start, width: room } = useDrawingArea();
  const focused = useFocusedItem();
  const at = focused !== null && 'dataIndex' in focused ? focused.dataIndex : undefined;
  const above = narrow ? NAME : 0;
  const thick = y.bandwidth() - above;
  return (
    <g>
      {steps.map((step, index) => {
        const { from = 0, to = 0 } = bars[index] ?? {};
        const [left, right] = [Math.min(x(from), x(to)), Math.max(x(from), x(to))];
        const top = (y(index) ?? 0) + above;
        const middle = narrow ? top - above / 2 : top + thick / 2;
        return (
          <Box component="g" key={step.id} data-step={step.id}>
            <Box
              component="rect"
              x={Math.min(left, start + room - tokens.border.strong)}
              y={top}
              width={Math.max(tokens.border.strong, right - left)}
              height={thick}
              rx={tokens.radius.mark}
              sx={(theme) => ({
                fill: colorOf(theme, step),
                ...(index === at && { stroke: theme.vars.palette.text.primary, strokeWidth: tokens.border.strong }),
              })}
            />
            {!narrow && index < steps.length - 1 && (
              <Box
                component="line"
                x1={x(to)}
                x2={x(to)}
                y1={top + thick}
                y2={y(index + 1) ?? top + thick}
                sx={(theme) => ({ stroke: theme.vars.palette.line.control })}
              />
            )}
            {narrow && (
              <Box component="text" x={start} y={middle} dominantBaseline="central" sx={nameStyle}>
                {step.label}
              </Box>
            )}
            <Box
              component="text"
              {...(narrow ? { x: start + room, textAnchor: 'end' } : { x: right + GAP })}
              y={middle}
              dominantBaseline="central"
              sx={valueStyle}
            >
              {texts[index]}
            </Box>
          </Box>
        );
      })}
    </g>
  );
}
