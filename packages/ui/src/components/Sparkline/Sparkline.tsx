import Box from '@mui/material/Box';
import { SPARK_BOX, sparkPath } from './path.ts';

export interface SparklineProps {
  /** The values in order; null is a gap. Fewer than two known values draw nothing. */
  values: readonly (number | null)[];
  /** The chart colour by meaning. Default `profit`. */
  color?: 'profit' | 'ads' | 'goods' | 'shipping' | 'fees' | 'returns' | 'other';
  /** In px. Default 96 by 28. */
  width?: number;
  height?: number;
}

/** The course of a figure in a stroke. Decoration beside a figure in words, so hidden from screen readers. */
export function Sparkline({
  values,
  color = 'profit',
  width = SPARK_BOX.width,
  height = SPARK_BOX.height,
}: SparklineProps) {
  const spark = sparkPath(values, { ...SPARK_BOX, width, height });
  if (spark === null) return null;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      sx={(theme) => ({
        display: 'block',
        width: { xs: Math.min(width, 76), sm: width },
        flex: 'none',
        overflow: 'visible',
        color: theme.vars.palette.chart[color],
      })}
    >
      <path
        d={spark.path}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {spark.end !== null && <circle cx={spark.end.x} cy={spark.end.y} r={2.5} fill="currentColor" />}
    </Box>
  );
}
