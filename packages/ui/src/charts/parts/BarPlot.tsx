import { useTheme, type CSSObject, type Theme } from '@mui/material/styles';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { grid } from '../../theme/grid.ts';
import { messages } from '../charts.messages.ts';
import { captionWidth, ticksOf } from './axes.ts';
import { pointsToDraw } from './downsample.ts';
import { PlotFrame } from './PlotFrame.tsx';
import { plotSkeleton } from './plotSkeletons.tsx';
import { axisSlots, plotStyles } from './plotStyles.ts';
import { BarTooltip } from './Tooltip.tsx';
import { cssColor, rangeOf, type ChartData } from './types.ts';
import { useTexts } from './useTexts.ts';
import { useSize } from './useSize.ts';

export interface BarPlotProps {
  data: ChartData;
  title: string;
  narrow: boolean;
  /** `horizontal` has room for long names. */
  layout: 'vertical' | 'horizontal';
  /** Width of the axis of values in px, so that plots one above the other are aligned. Default: what it needs. */
  axisWidth?: number | 'auto';
}

const slots = { ...axisSlots, tooltip: BarTooltip };
// The least width of a bar, and the room of a value after its bar, in px.
const LEAST = grid(0.75);
const LABEL = grid(7);
const unseenAxis = { position: 'none', height: 0, domainLimit: 'strict' } as const;

/** How much longer than the longest bar the drawing is, so that the value after it is not cut. */
function roomAfter(width: number, names: readonly string[]): number {
  const bars = Math.max(2 * LABEL, width - Math.min(captionWidth(names), width / 2));
  return bars / (bars - LABEL);
}

const look = (theme: Theme): CSSObject => ({
  ...plotStyles(theme),
  [`& .${barClasses.label}`]: {
    ...theme.typography.caption,
    ...theme.mixins.tabular,
    fontWeight: theme.typography.fontWeightStrong,
    fill: theme.vars.palette.text.primary,
  },
});

/** Bars on MUI X. Their values are reached by the arrow keys and read out. */
export function BarPlot({ data, title, narrow, layout, axisWidth = 'auto' }: BarPlotProps) {
  const intl = useIntl();
  const theme = useTheme();
  const texts = useTexts(data);
  const [place, { width }] = useSize<HTMLDivElement>();
  const { points, series, granularity } = data;
  const drawn = useMemo(
    () =>
      pointsToDraw(
        series.map(({ values }) => values),
        points.length,
        Math.max(1, Math.floor(width / LEAST)),
      ),
    [series, points, width],
  );
  const horizontal = layout === 'horizontal';
  // The horizontal bars of a single series have their values as labels, and need no axis for them.
  const only = horizontal && series.length === 1 && drawn.length === points.length ? series[0] : undefined;
  const range = only ? rangeOf(only.values) : null;
  const labelled = range !== null && range.low >= 0 && range.high > 0;
  const names = {
    data: drawn,
    scaleType: 'band' as const,
    categoryGapRatio: series.length > 1 ? 0.38 : 0.46,
    barGapRatio: 0.12,
    disableLine: true,
    tickSize: grid(1),
    valueFormatter: (index: number, { location }: { location: string }) => {
      const at = points[index] ?? '';
      return location === 'tick' ? texts.tick(at) : texts.point(at);
    },
  };
  const bars = { granularity, points: drawn.map((index) => points[index] ?? '') };
  const named = new Set(ticksOf(bars, narrow, width - LABEL, texts.tick).map((index) => drawn[index]));
  const whole = series.every((one) => one.values.every((value) => value === null || Number.isInteger(value)));
  const values = {
    tickNumber: 4,
    ...(whole && { tickMinStep: 1 }), // there is no half an order
    disableLine: true,
    disableTicks: true,
    valueFormatter: texts.axis,
  };
  return (
    <PlotFrame title={title} description={texts.description} ref={place} sx={{ height: '100%' }}>
      {width > 0 ? (
        <BarChart
          skipAnimation
          width={width}
          slots={slots}
          hideLegend
          layout={layout}
          borderRadius={theme.radii.small / 2}
          {...(!labelled && { grid: horizontal ? { vertical: true } : { horizontal: true } })}
          margin={{ top: horizontal ? 0 : grid(1.5), bottom: 0, left: 0, right: horizontal && !labelled ? grid(2) : 0 }}
          localeText={{
            loading: intl.formatMessage(messages.loading),
            noData: intl.formatMessage(messages.noData),
            a11yNoValue: texts.unknown,
          }}
          xAxis={[
            horizontal
              ? {
                  ...values,
                  height: grid(3.5),
                  ...(labelled && { ...unseenAxis, max: range.high * roomAfter(width, points) }),
                }
              : { ...names, height: grid(4), tickLabelInterval: (index: number) => named.has(index) },
          ]}
          yAxis={[horizontal ? { ...names, width: 'auto' as const } : { ...values, width: axisWidth }]}
          series={series.map(({ id, label, color, values: all }) => ({
            id,
            label,
            color: cssColor(theme, color),
            data: drawn.map((index) => all[index] ?? null),
            valueFormatter: (value: number | null) => (value === null ? texts.unknown : texts.value(value)),
            ...(labelled && {
              barLabel: ({ value }: { value: number | null }) => (value === null ? null : texts.axis(value)),
              barLabelPlacement: 'outside' as const,
            }),
          }))}
          axisHighlight={horizontal ? { y: 'band' } : { x: 'band' }}
          sx={look}
        >
          {series.some(({ values: all }) => all.some((value) => (value ?? 0) < 0)) && (
            <ChartsReferenceLine {...(horizontal ? { x: 0 } : { y: 0 })} />
          )}
        </BarChart>
      ) : (
        plotSkeleton
      )}
    </PlotFrame>
  );
}
