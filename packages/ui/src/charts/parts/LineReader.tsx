import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ChartsAxisHighlight, chartsAxisHighlightClasses } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface, chartsSurfaceClasses } from '@mui/x-charts/ChartsSurface';
import {
  FocusedLineMark,
  LINE_CHART_PLUGINS,
  LineHighlightPlot,
  type LineChartPluginSignatures,
} from '@mui/x-charts/LineChart';
import { useEffect, useRef } from 'react';
import type { LinePlotSeries } from './LinePlot.tsx';
import type { Plane } from './plane.ts';
import { LineTooltip } from './Tooltip.tsx';
import { cssColor } from './types.ts';
import type { ChartTexts } from './useTexts.ts';

export interface LineReaderProps {
  plane: Plane;
  /** Of the drawing with its axes, in px. */
  width: number;
  height: number;
  points: readonly string[];
  series: readonly LinePlotSeries[];
  /** The indices of the points that are drawn, in order. */
  drawn: readonly number[];
  texts: ChartTexts;
  /** Takes what the visitor did before this was here: it is answered too, once. */
  takeAsked: () => Event | undefined;
}

/** A finger that is down goes on over what is here now. */
function goOn({ pointerId }: PointerEvent, over: Element | null | undefined): void {
  try {
    over?.setPointerCapture(pointerId);
  } catch {
    // It was lifted just now.
  }
}

/**
 * What answers the pointer and the keys over a drawing of lines: the values at a point, in a tooltip and read out. By MUI X, on
 * the same plane as the drawing.
 */
export function LineReader({ plane, width, height, points, series, drawn, texts, takeAsked }: LineReaderProps) {
  const theme = useTheme();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const surface = place.current?.querySelector<HTMLElement>(`.${chartsSurfaceClasses.root}`);
    const stop = surface?.querySelector<HTMLElement>('[tabindex="0"]');
    const event = takeAsked();
    if (event instanceof PointerEvent) {
      if (event.pointerType === 'touch') goOn(event, surface);
      surface?.dispatchEvent(new PointerEvent(event.type, event));
    } else if (event !== undefined) {
      stop?.focus();
      if (event instanceof KeyboardEvent) stop?.dispatchEvent(new KeyboardEvent(event.type, event));
    }
  }, [takeAsked]);
  return (
    <Box
      ref={place}
      sx={{
        position: 'absolute',
        inset: 0,
        [`& .${chartsAxisHighlightClasses.root}`]: { stroke: theme.vars.palette.line.control, strokeDasharray: 'none' },
      }}
    >
      <ChartsDataProvider<'line', LineChartPluginSignatures>
        skipAnimation
        plugins={LINE_CHART_PLUGINS}
        width={width}
        height={height}
        margin={{
          top: plane.top,
          left: plane.left,
          right: width - plane.left - plane.width,
          bottom: height - plane.top - plane.height,
        }}
        localeText={{ a11yNoValue: texts.unknown }}
        xAxis={[
          {
            data: drawn,
            scaleType: 'linear',
            min: plane.from,
            max: plane.to,
            domainLimit: 'strict',
            position: 'none',
            height: 0,
            valueFormatter: (index: number) => texts.point(points[index] ?? ''),
          },
        ]}
        yAxis={[{ min: plane.low, max: plane.high, domainLimit: 'strict', position: 'none', width: 0 }]}
        series={series.map(({ id, label, color, values, silent, text, partial = false }) => ({
          type: 'line' as const,
          id,
          label,
          color: cssColor(theme, color),
          data: drawn.map((index) => values[index] ?? null),
          shape: 'circle' as const,
          valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) => {
            const index = drawn[dataIndex] ?? 0;
            if (silent?.(index) === true) return '';
            if (value === null) return partial ? '' : texts.unknown;
            return text?.(value, index) ?? texts.value(value);
          },
        }))}
      >
        <ChartsSurface>
          <ChartsAxisHighlight x="line" />
          <FocusedLineMark />
          <LineHighlightPlot />
        </ChartsSurface>
        <LineTooltip />
      </ChartsDataProvider>
    </Box>
  );
}
