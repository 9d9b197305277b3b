import { useTheme, type CSSObject, type Theme } from '@mui/material/styles';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  AreaPlot,
  FocusedLineMark,
  LINE_CHART_PLUGINS,
  lineClasses,
  LineHighlightPlot,
  LinePlot as Lines,
  MarkPlot,
  type LineChartPluginSignatures,
} from '@mui/x-charts/LineChart';
import { useMemo } from 'react';
import { grid } from '../../theme/grid.ts';
import { boundsOf, captionWidth, ticksOf, timeAxis } from './axes.ts';
import { Band, type BandData } from './Band.tsx';
import { pointsToDraw } from './downsample.ts';
import { EndLabels, endLabelsWidth } from './EndLabels.tsx';
import { PlotFrame } from './PlotFrame.tsx';
import { plotSkeleton } from './plotSkeletons.tsx';
import { axisSlots, plotStyles } from './plotStyles.ts';
import { LineTooltip } from './Tooltip.tsx';
import type { ChartData, ChartSeries } from './types.ts';
import { cssColor } from '../../theme/chartColor.ts';
import { useSize } from './useSize.ts';
import { useTexts } from './useTexts.ts';

export interface LinePlotSeries extends ChartSeries {
  /** Fills the area under the line. */
  area?: boolean;
  /** Which of its points are not of this series, though it has a value there; they are not read out. */
  silent?: (index: number) => boolean;
  /** The text of a value, where it is more than the value. */
  text?: (value: number, index: number) => string;
  /** Points without a value have no text, rather than one that says that the value is not known. */
  partial?: boolean;
}

export interface LinePlotProps {
  data: ChartData<LinePlotSeries>;
  title: string;
  /** The lines that have their names at their ends; on narrow screens all names are above the drawing instead. */
  endLabels: readonly ChartSeries[];
  narrow: boolean;
  /** Whether heights are compared over 0. */
  fromZero: boolean;
  /** A value to compare with, as a line across. */
  reference?: { value: number; label: string } | undefined;
  bands?: readonly BandData[];
  /** A vertical line at a point, with a label for what begins there. */
  divider?: { index: number; label: string };
  /** Width of the axis of values in px, so that plots one above the other are aligned. Default: what it needs. */
  axisWidth?: number;
}

const NO_BANDS: readonly BandData[] = [];

const look = (theme: Theme): CSSObject => ({
  ...plotStyles(theme),
  [`& .${lineClasses.area}`]: { fillOpacity: 0.1, ...theme.applyStyles('dark', { fillOpacity: 0.16 }) },
  [`& .${lineClasses.line}[data-series^="forecast-"]`]: { strokeDasharray: '2 5', strokeLinecap: 'round' },
});

const isKnown = (values: ChartSeries['values'], index: number) => (values[index] ?? null) !== null;

/** Lines on MUI X, of no more points than there are pixels. Their values are reached by the arrow keys and read out. */
export function LinePlot(props: LinePlotProps) {
  const { data, title, endLabels, narrow, fromZero, reference, bands = NO_BANDS, divider, axisWidth = 'auto' } = props;
  const { points, granularity, series } = data;
  const theme = useTheme();
  const texts = useTexts(data);
  const [place, { width, height }] = useSize<HTMLDivElement>();
  const drawn = useMemo(
    () =>
      pointsToDraw(
        series.map(({ values }) => values),
        points.length,
        Math.max(1, width),
      ),
    [series, points, width],
  );
  const values = useMemo(
    () => series.flatMap((one) => drawn.map((index) => one.values[index] ?? null)),
    [series, drawn],
  );
  const bounds = boundsOf(
    values,
    [...bands.flatMap(({ low, high }) => [...low, ...high]), ...(reference ? [reference.value] : [])],
    fromZero,
  );
  const ticks = ticksOf({ points, granularity }, narrow, width - grid(8), texts.tick);
  const names = ticks.map((index) => texts.tick(points[index] ?? ''));
  return (
    <PlotFrame title={title} description={texts.description} place={place} sx={{ height: '100%' }}>
      {width > 0 ? (
        <ChartsDataProvider<'line', LineChartPluginSignatures>
          skipAnimation
          plugins={LINE_CHART_PLUGINS}
          width={width}
          height={height}
          margin={{
            top: divider ? grid(2.75) : grid(1.5),
            bottom: 0,
            left: 0,
            right: endLabels.length > 0 ? endLabelsWidth(endLabels) : Math.max(grid(2), captionWidth(names) / 2),
          }}
          localeText={{ a11yNoValue: texts.unknown }}
          xAxis={[
            {
              data: drawn,
              scaleType: 'linear',
              // A single point is in the middle.
              ...(points.length === 1 ? { min: -1, max: 1 } : { min: 0, max: points.length - 1 }),
              domainLimit: 'strict',
              height: grid(4),
              tickSize: grid(1),
              tickInterval: ticks,
              valueFormatter: (index: number, { location }) =>
                location === 'tick' ? texts.tick(points[index] ?? '') : texts.point(points[index] ?? ''),
            },
          ]}
          yAxis={[
            {
              ...bounds,
              tickNumber: 4,
              ...(data.unit === 'count' && { tickMinStep: 1 }),
              ...(data.unit === 'duration' && fromZero && timeAxis(values)),
              width: axisWidth,
              valueFormatter: texts.axis,
            },
          ]}
          series={series.map(({ id, label, color, values: all, area, silent, text, partial = false }) => ({
            type: 'line' as const,
            id,
            label,
            color: cssColor(theme, color),
            data: drawn.map((index) => all[index] ?? null),
            ...(area && { area }),
            // With a corner at every pixel, a curve would add nothing.
            curve: drawn.length < points.length ? ('linear' as const) : ('monotoneX' as const),
            shape: 'circle' as const,
            // A value between two unknown ones has no line, so it has a mark.
            showMark: ({ position }: { position: number | Date | string }) =>
              !partial && !isKnown(all, Number(position) - 1) && !isKnown(all, Number(position) + 1),
            valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) => {
              const index = drawn[dataIndex] ?? 0;
              if (silent?.(index) === true) return '';
              if (value === null) return partial ? '' : texts.unknown;
              return text?.(value, index) ?? texts.value(value);
            },
          }))}
        >
          <ChartsSurface sx={look}>
            <ChartsGrid horizontal />
            {bands.map((band) => (
              <Band key={band.id} band={band} />
            ))}
            <AreaPlot />
            <Lines />
            {fromZero && values.some((value) => (value ?? 0) < 0) && <ChartsReferenceLine y={0} />}
            {reference && (
              <ChartsReferenceLine
                y={reference.value}
                label={reference.label}
                labelAlign="start"
                spacing={{ x: grid(0.5), y: grid(0.5) }}
                lineStyle={{ stroke: theme.vars.palette.text.tertiary, strokeDasharray: '4 4' }}
              />
            )}
            {divider && (
              <ChartsReferenceLine
                x={divider.index}
                label={divider.label}
                labelAlign="start"
                spacing={{ x: grid(0.75), y: grid(-2) }}
              />
            )}
            <ChartsAxisHighlight x="line" />
            <FocusedLineMark />
            <ChartsXAxis disableLine slots={axisSlots} />
            <ChartsYAxis disableLine disableTicks />
            <MarkPlot />
            <LineHighlightPlot />
            {endLabels.length > 0 && <EndLabels series={endLabels} />}
          </ChartsSurface>
          <LineTooltip />
        </ChartsDataProvider>
      ) : (
        plotSkeleton
      )}
    </PlotFrame>
  );
}
