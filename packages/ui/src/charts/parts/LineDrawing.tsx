import Box from '@mui/material/Box';
import { useTheme, type CSSObject, type Theme } from '@mui/material/styles';
import { area, curveLinear, curveMonotoneX, line } from 'd3-shape';
import { useId } from 'react';
import { Band, type BandData } from './Band.tsx';
import { EndLabels } from './EndLabels.tsx';
import type { LinePlotSeries } from './LinePlot.tsx';
import type { Plane } from './plane.ts';
import { cssColor, type ChartSeries } from './types.ts';

/** A name on an axis. */
export interface AxisName {
  /** Where it stands, in px. */
  at: number;
  text: string;
}

interface Lines {
  plane: Plane;
  series: readonly LinePlotSeries[];
  /** The indices of the points to draw, in order. */
  drawn: readonly number[];
}

export interface LineDrawingProps extends Lines {
  /** Of the drawing with its axes, in px. */
  width: number;
  height: number;
  /** Whether there are more points than are drawn. */
  thinned: boolean;
  pointNames: readonly AxisName[];
  valueNames: readonly AxisName[];
  endLabels: readonly ChartSeries[];
  /** Whether the line of nothing earned stands out. */
  zeroLine: boolean;
  reference: { value: number; label: string } | undefined;
  bands: readonly BandData[];
  divider: { index: number; label: string } | undefined;
}

const look = (theme: Theme): CSSObject => {
  const { line: lines, text, background } = theme.vars.palette;
  return {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    '& .across': { shapeRendering: 'crispEdges', stroke: lines.control },
    '& .grid': { stroke: lines.soft },
    '& .reference': { stroke: text.tertiary, strokeDasharray: '4 4' },
    '& .line': { fill: 'none', strokeWidth: 2, strokeLinejoin: 'round' },
    '& .line[data-series^="forecast-"]': { strokeDasharray: '2 5', strokeLinecap: 'round' },
    '& .area': { fillOpacity: 0.1, filter: 'brightness(120%)', ...theme.applyStyles('dark', { fillOpacity: 0.16 }) },
    '& .lone': { strokeWidth: 2, fill: background.paper },
    '& .note, & .axis': { ...theme.typography.caption, fill: text.secondary },
    '& .axis': theme.mixins.tabular,
  };
};

/** The lines of a chart with their axes and names, as a picture. What answers the pointer and the keys is `LineReader`. */
export function LineDrawing(props: LineDrawingProps) {
  const { plane, width, height, thinned, pointNames, valueNames, endLabels, zeroLine, reference, bands, divider } =
    props;
  const lines: Lines = { plane, series: props.series, drawn: props.drawn };
  const clipId = useId();
  const { left, top, x, y } = plane;
  const across = (at: number) => `M${left} ${at}h${plane.width}`;
  return (
    <Box component="svg" aria-hidden viewBox={`0 0 ${width} ${height}`} sx={look}>
      {valueNames.map(({ at }) => (
        <path key={at} className="across grid" d={across(at)} />
      ))}
      <clipPath id={clipId}>
        <rect x={left} y={top} width={plane.width} height={plane.height} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <Areas {...lines} thinned={thinned} />
        <Strokes {...lines} thinned={thinned} />
      </g>
      {pointNames.map(({ at, text }) => (
        <text
          key={at}
          className="axis"
          x={at}
          y={top + plane.height + 13}
          textAnchor="middle"
          dominantBaseline="hanging"
        >
          {text}
        </text>
      ))}
      {valueNames.map(({ at, text }) => (
        <text key={at} className="axis" x={left - 6} y={at} textAnchor="end" dominantBaseline="central">
          {text}
        </text>
      ))}
      <LonePoints {...lines} />
      {bands.map((band) => (
        <Band key={band.id} band={band} plane={plane} />
      ))}
      {zeroLine && <path className="across" d={across(y(0))} />}
      {reference && (
        <>
          <path className="across reference" d={across(y(reference.value))} />
          <text className="note" x={left + 4} y={y(reference.value) - 4}>
            {reference.label}
          </text>
        </>
      )}
      {divider && (
        <>
          <path className="across" d={`M${x(divider.index)} ${top}v${plane.height}`} />
          <text className="note" x={x(divider.index) + 6} y={top - 16} dominantBaseline="hanging">
            {divider.label}
          </text>
        </>
      )}
      {endLabels.length > 0 && <EndLabels series={endLabels} plane={plane} />}
    </Box>
  );
}

// What is thinned out has a corner at every pixel: a curve would add nothing.
const curveOf = (thinned: boolean) => (thinned ? curveLinear : curveMonotoneX);

function Areas({ plane, series, drawn, thinned }: Lines & { thinned: boolean }) {
  const theme = useTheme();
  return series
    .filter((one) => one.area)
    .map(({ id, color, values }) => {
      const path = area<number>()
        .defined((index) => (values[index] ?? null) !== null)
        .x(plane.x)
        .y0(plane.y(0))
        .y1((index) => plane.y(values[index] ?? 0))
        .curve(curveOf(thinned));
      return <path key={id} className="area" fill={cssColor(theme, color)} d={path(drawn) ?? ''} />;
    });
}

function Strokes({ plane, series, drawn, thinned }: Lines & { thinned: boolean }) {
  const theme = useTheme();
  return series.map(({ id, color, values }) => {
    const path = line<number>()
      .defined((index) => (values[index] ?? null) !== null)
      .x(plane.x)
      .y((index) => plane.y(values[index] ?? 0))
      .curve(curveOf(thinned));
    return <path key={id} className="line" data-series={id} stroke={cssColor(theme, color)} d={path(drawn) ?? ''} />;
  });
}

/** A value between two unknown ones has no line: a mark keeps it in sight. */
function LonePoints({ plane, series, drawn }: Lines) {
  const theme = useTheme();
  return series.flatMap(({ id, color, values, partial = false }) => {
    const known = (index: number) => (values[index] ?? null) !== null;
    return drawn
      .filter((index) => !partial && known(index) && !known(index - 1) && !known(index + 1))
      .map((index) => (
        <circle
          key={`${id} ${index}`}
          className="lone"
          cx={plane.x(index)}
          cy={plane.y(values[index] ?? 0)}
          r={5}
          stroke={cssColor(theme, color)}
        />
      ));
  });
}
