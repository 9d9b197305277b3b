import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import {
  AreaPlot,
  FocusedLineMark,
  LINE_CHART_PLUGINS,
  LineHighlightPlot,
  type LineChartPluginSignatures,
  LinePlot as Lines,
  MarkPlot,
} from '@mui/x-charts/LineChart';
import { useId, useMemo } from 'react';
import { unseen } from '../../internal/unseen.ts';
import { boundsOf, ticksOf } from './axes.ts';
import { Band, type BandData } from './Band.tsx';
import { pointsToDraw } from './downsample.ts';
import { EndLabels, labelRoom } from './EndLabels.tsx';
import { focusFrame, look } from './look.ts';
import { cssColor, type ChartData, type ChartSeries } from './types.ts';
import { useAxisTooltip } from './useAxisTooltip.tsx';
import { useTexts } from './useTexts.ts';
import { useWidth } from './useWidth.ts';

export interface LinePlotSeries extends ChartSeries {
  /** Fills the ground under the line. */
  area?: boolean;
  /** Which of its points are not of this series, though it has a value there; they are not read out. */
  silent?: (index: number) => boolean;
  /** The text of a value, where it is more than the value. */
  text?: (value: number, index: number) => string;
  /** Values beyond those of the series say nothing, rather than that they are not known. */
  partial?: boolean;
}

export interface LinePlotProps {
  data: ChartData<LinePlotSeries>;
  title: string;
  /** In px. */
  height: number | string;
  /** The names stand at the ends of these lines; on narrow screens all stand above instead. */
  endLabels: readonly ChartSeries[];
  narrow: boolean;
  /** Whether heights are compared over 0. */
  fromZero: boolean;
  /** A value to compare with, as a line across. */
  reference?: { value: number; label: string } | undefined;
  bands?: readonly BandData[];
  /** A line down at a point, with what begins there. */
  divider?: { index: number; label: string };
  /** Room of the axis of values in px, so that drawings one above the other line up. Default: what it needs. */
  axisWidth?: number | 'auto';
}

const slots = { axisTick: () => null };
const NO_BANDS: readonly BandData[] = [];

/**
 * Lines on MUI X, of no more points than there are pixels. Their values are reached by the arrow keys and read out. Put together
 * of its parts: its `LineChart` brings a legend and a tooltip of its own, a fifth of its code.
 */
export function LinePlot(props: LinePlotProps) {
  const {
    data,
    title,
    height,
    endLabels,
    narrow,
    fromZero,
    reference,
    bands = NO_BANDS,
    divider,
    axisWidth = 'auto',
  } = props;
  const theme = useTheme();
  const texts = useTexts(data);
  const descriptionId = useId();
  const clipId = useId();
  const { tooltip, signs } = useAxisTooltip();
  const [place, width] = useWidth<HTMLDivElement>();
  const { points, series, granularity } = data;
  const count = points.length;
  const drawn = useMemo(
    () =>
      pointsToDraw(
        series.map(({ values }) => values),
        count,
        Math.max(1, width),
      ),
    [series, count, width],
  );
  const all = drawn.length === count;
  const bounds = useMemo(() => {
    const values = series.flatMap((one) => drawn.map((index) => one.values[index] ?? null));
    const others = bands.flatMap(({ low, high }) => [...low, ...high]);
    return boundsOf(values, reference ? [...others, reference.value] : others, fromZero);
  }, [series, drawn, bands, reference, fromZero]);
  const { fontSize = '0.75rem', fontWeight = 450 } = theme.typography.caption;
  const labelStyle = { fontSize, fontWeight, fill: theme.vars.palette.text.secondary };
  const losses = series.some(({ values }) => drawn.some((index) => (values[index] ?? 0) < 0));
  return (
    <Box
      role="group"
      aria-label={title}
      aria-describedby={descriptionId}
      ref={place}
      sx={[focusFrame, { height }]}
      {...signs}
    >
      <Box id={descriptionId} sx={unseen}>
        {texts.description}
      </Box>
      {width > 0 && (
        <ChartsDataProvider<'line', LineChartPluginSignatures>
          skipAnimation
          plugins={LINE_CHART_PLUGINS}
          width={width}
          margin={{
            top: divider ? 22 : 12,
            bottom: 0,
            left: 0,
            right: endLabels.length > 0 ? labelRoom(endLabels.map(({ label }) => label)) : 14,
          }}
          localeText={{ a11yNoValue: texts.unknown }}
          xAxis={[
            {
              data: drawn,
              scaleType: 'linear',
              // A single point stands in the middle.
              min: count === 1 ? -1 : 0,
              max: count === 1 ? 1 : count - 1,
              domainLimit: 'strict',
              height: 32,
              disableLine: true,
              // The room of a tick that is not drawn keeps the names off the lowest amount.
              tickSize: 10,
              tickInterval: ticksOf(count, granularity, narrow),
              tickLabelInterval: () => true,
              valueFormatter: (index: number, { location }: { location: string }) => {
                const at = points[index] ?? '';
                return location === 'tick' ? texts.tick(at) : texts.point(at);
              },
            },
          ]}
          yAxis={[
            {
              width: axisWidth,
              ...bounds,
              tickNumber: 4,
              disableLine: true,
              disableTicks: true,
              valueFormatter: texts.axis,
            },
          ]}
          series={series.map(({ id, label, color, values, area = false, silent, text, partial = false }) => ({
            type: 'line' as const,
            id,
            label,
            area,
            color: cssColor(theme, color),
            data: all ? [...values] : drawn.map((index) => values[index] ?? null),
            curve: all ? ('monotoneX' as const) : ('linear' as const),
            // A value between two unknown ones has no line: a mark keeps it in sight.
            showMark: ({ index: drawnAt }: { index: number }) => {
              const index = drawn[drawnAt] ?? 0;
              return (
                !partial &&
                (values[index] ?? null) !== null &&
                (values[index - 1] ?? null) === null &&
                (values[index + 1] ?? null) === null
              );
            },
            shape: 'circle' as const,
            valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) => {
              const index = drawn[dataIndex] ?? 0;
              if (silent?.(index) === true) return '';
              if (value === null) return partial ? '' : texts.unknown;
              return text?.(value, index) ?? texts.value(value);
            },
          }))}
        >
          <ChartsWrapper hideLegend sx={look}>
            <ChartsSurface>
              <ChartsGrid horizontal />
              <g clipPath={`url(#${clipId})`}>
                <AreaPlot />
                <Lines />
                <ChartsAxisHighlight x="line" />
              </g>
              <FocusedLineMark />
              <ChartsAxis slots={slots} />
              <g data-drawing-container>
                <MarkPlot skipAnimation />
              </g>
              <LineHighlightPlot />
              <ChartsClipPath id={clipId} />
              {bands.map((band) => (
                <Band key={band.id} {...band} />
              ))}
              {losses && fromZero && (
                <ChartsReferenceLine y={0} lineStyle={{ stroke: theme.vars.palette.line.control, strokeWidth: 1 }} />
              )}
              {reference && (
                <ChartsReferenceLine
                  y={reference.value}
                  label={reference.label}
                  labelAlign="start"
                  labelStyle={labelStyle}
                  spacing={{ x: 4, y: 4 }}
                  lineStyle={{ stroke: theme.vars.palette.text.tertiary, strokeWidth: 1, strokeDasharray: '4 4' }}
                />
              )}
              {divider && (
                <ChartsReferenceLine
                  x={divider.index}
                  label={divider.label}
                  labelAlign="start"
                  labelStyle={labelStyle}
                  spacing={{ x: 6, y: -16 }}
                  lineStyle={{ stroke: theme.vars.palette.line.control, strokeWidth: 1 }}
                />
              )}
              {endLabels.length > 0 && <EndLabels series={endLabels} />}
            </ChartsSurface>
            {tooltip}
          </ChartsWrapper>
        </ChartsDataProvider>
      )}
    </Box>
  );
}
