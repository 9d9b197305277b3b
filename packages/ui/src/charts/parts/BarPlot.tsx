import { useTheme, type CSSObject, type Theme } from '@mui/material/styles';
import {
  BAR_CHART_PLUGINS,
  barClasses,
  BarPlot as Bars,
  FocusedBar,
  type BarChartPluginSignatures,
} from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { FocusedLineMark, lineClasses, LinePlot as Lines } from '@mui/x-charts/LineChart';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { grid } from '../../theme/grid.ts';
import { messages } from '../charts.messages.ts';
import { captionWidth, ticksOf, timeAxis } from './axes.ts';
import { pointsToDraw } from './downsample.ts';
import { Flags, FLAGS_HEIGHT } from './Flags.tsx';
import { flagTexts, placeFlags } from './flags.ts';
import { PlotFrame } from './PlotFrame.tsx';
import { plotSkeleton } from './plotSkeletons.tsx';
import { axisSlots, plotStyles } from './plotStyles.ts';
import { PointLinks } from './PointLinks.tsx';
import { BarTooltip } from './BarTooltip.tsx';
import { rangeOf, type ChartData, type ChartFlag, type ChartSeries } from './types.ts';
import { cssColor } from '../../theme/chartColor.ts';
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
  /** The same of another time, as a line. Only `vertical`. */
  ghost?: ChartSeries | undefined;
  /** What happened at points; only `vertical`. */
  flags?: readonly ChartFlag[] | undefined;
  /** Where a point leads, and what is said of that in its tooltip. */
  links?: { hrefOf: (point: string) => string | undefined; text: string } | undefined;
}

const NO_FLAGS: readonly ChartFlag[] = [];
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
  [`& .${lineClasses.line}`]: { strokeDasharray: '4 3', strokeWidth: 1.5 },
});

/** Bars on MUI X. Their values are reached by the arrow keys and read out. */
export function BarPlot(props: BarPlotProps) {
  const { data, title, narrow, layout, axisWidth = 'auto', ghost, flags = NO_FLAGS, links } = props;
  const intl = useIntl();
  const clipId = useId();
  const theme = useTheme();
  const { points, series, granularity } = data;
  const lines = useMemo(() => (ghost ? [ghost] : []), [ghost]);
  const texts = useTexts(useMemo(() => ({ ...data, series: [...data.series, ...lines] }), [data, lines]));
  const [place, { width, height }] = useSize<HTMLDivElement>();
  const drawn = useMemo(
    () =>
      pointsToDraw(
        series.map(({ values }) => values),
        points.length,
        Math.max(1, Math.floor(width / LEAST)),
      ),
    [series, points, width],
  );
  const shown = drawn.map((index) => points[index] ?? '');
  const happened = flagTexts(points, flags);
  const horizontal = layout === 'horizontal';
  // The horizontal bars of a single series have their values as labels, and need no axis for them.
  const only = horizontal && series.length === 1 && drawn.length === points.length ? series[0] : undefined;
  const range = only ? rangeOf(only.values) : null;
  const labelled = range !== null && range.low >= 0 && range.high > 0;
  const flagged = flags.length > 0;
  const names = {
    data: drawn,
    scaleType: 'band' as const,
    categoryGapRatio: series.length > 1 || ghost ? 0.38 : 0.46,
    barGapRatio: 0.12,
    tickSize: grid(1) + (flagged ? FLAGS_HEIGHT : 0),
    valueFormatter: (index: number, { location }: { location: string }) => {
      const at = points[index] ?? '';
      if (location === 'tick') return texts.tick(at);
      const name = texts.point(at);
      return happened[index] ? `${name} (${happened[index]})` : name;
    },
  };
  const named = new Set(
    ticksOf({ granularity, points: shown }, narrow, width - LABEL, texts.tick).map((index) => drawn[index]),
  );
  const all = [...series, ...lines];
  const whole = all.every((one) => one.values.every((value) => value === null || Number.isInteger(value)));
  const values = {
    tickNumber: 4,
    ...(whole && { tickMinStep: 1 }), // there is no half an order
    ...(data.unit === 'duration' && timeAxis(all.flatMap((one) => one.values))),
    valueFormatter: texts.axis,
  };
  const notesOf = (position: number) => {
    const index = drawn[position] ?? 0;
    const opens = links?.hrefOf(points[index] ?? '') === undefined ? '' : links.text;
    return [happened[index] ?? '', opens].filter((note) => note !== '');
  };
  const description = links ? `${texts.description} ${intl.formatMessage(messages.enterOpens)}` : texts.description;
  const valuesOf = ({ id, label, color, values: every }: ChartSeries) => ({
    id,
    label,
    color: cssColor(theme, color),
    data: drawn.map((index) => every[index] ?? null),
    valueFormatter: (value: number | null) => (value === null ? texts.unknown : texts.value(value)),
  });
  return (
    <PlotFrame title={title} description={description} place={place} sx={{ height: '100%' }}>
      {width > 0 ? (
        <ChartsDataProvider<'bar' | 'line', BarChartPluginSignatures>
          skipAnimation
          plugins={BAR_CHART_PLUGINS}
          width={width}
          height={height}
          margin={{ top: horizontal ? 0 : grid(1.5), bottom: 0, left: 0, right: labelled ? 0 : grid(3) }}
          localeText={{ a11yNoValue: texts.unknown }}
          xAxis={[
            horizontal
              ? {
                  ...values,
                  height: grid(3.5),
                  ...(labelled && { ...unseenAxis, max: range.high * roomAfter(width, points) }),
                }
              : {
                  ...names,
                  height: grid(4) + (flagged ? FLAGS_HEIGHT : 0),
                  tickLabelInterval: (index: number) => named.has(index),
                },
          ]}
          yAxis={[horizontal ? { ...names, width: 'auto' as const } : { ...values, width: axisWidth }]}
          series={[
            ...series.map((one) => ({
              type: 'bar' as const,
              layout,
              ...valuesOf(one),
              ...(labelled && {
                barLabel: ({ value }: { value: number | null }) => (value === null ? null : texts.axis(value)),
                barLabelPlacement: 'outside' as const,
              }),
            })),
            ...lines.map((one) => ({
              type: 'line' as const,
              curve: 'linear' as const,
              showMark: false,
              ...valuesOf(one),
            })),
          ]}
        >
          <ChartsSurface sx={look}>
            {!labelled && <ChartsGrid vertical={horizontal} horizontal={!horizontal} />}
            <g clipPath={`url(#${clipId})`}>
              <Bars borderRadius={theme.radii.small / 2} />
              {ghost && <Lines />}
              <ChartsAxisHighlight {...(horizontal ? { y: 'band' } : { x: 'band' })} />
              <FocusedBar />
              {ghost && <FocusedLineMark />}
            </g>
            {all.some(({ values: every }) => every.some((value) => (value ?? 0) < 0)) && (
              <ChartsReferenceLine {...(horizontal ? { x: 0 } : { y: 0 })} />
            )}
            <ChartsXAxis disableLine {...(horizontal && { disableTicks: true })} slots={axisSlots} />
            <ChartsYAxis disableLine {...(!horizontal && { disableTicks: true })} slots={axisSlots} />
            {links && <PointLinks hrefs={shown.map(links.hrefOf)} drawn={drawn} horizontal={horizontal} />}
            {flagged && !horizontal && <Flags flags={placeFlags(points, flags)} texts={happened} />}
            <ChartsClipPath id={clipId} />
          </ChartsSurface>
          <BarTooltip nameOf={(position) => texts.point(shown[position] ?? '')} notesOf={notesOf} />
        </ChartsDataProvider>
      ) : (
        plotSkeleton
      )}
    </PlotFrame>
  );
}
