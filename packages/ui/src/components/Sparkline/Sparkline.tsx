import { styled, useThemeProps } from '@mui/material/styles';
import { cssColor, type ChartColor } from '../../theme/chartColor.ts';
import { grid } from '../../theme/grid.ts';
import { SPARK_BOX, sparkPath } from './path.ts';

const Root = styled('svg', {
  name: 'AdaosSparkline',
  slot: 'Root',
  shouldForwardProp: (prop) => prop !== 'color' && prop !== 'width',
})<{ color: ChartColor; width: number }>(({ theme, color, width }) => ({
  display: 'block',
  width: Math.min(width, grid(9.5)),
  flex: 'none',
  overflow: 'visible',
  color: cssColor(theme, color),
  [theme.breakpoints.up('sm')]: { width },
}));

export interface SparklineProps {
  /** The values in order; null is a gap. Fewer than two known values draw nothing. */
  values: readonly (number | null)[];
  /** By meaning, one of eight, or a colour of CSS. Default `profit`. */
  color?: ChartColor;
  /** In px. Default 96 by 28. */
  width?: number;
  height?: number;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosSparkline: 'root';
  }
  interface ComponentsPropsList {
    AdaosSparkline: SparklineProps;
  }
}

/** The trend of a figure as a small line. Decorative beside a figure in words, so hidden from screen readers. */
export function Sparkline(props: SparklineProps) {
  const {
    values,
    color = 'profit',
    width = SPARK_BOX.width,
    height = SPARK_BOX.height,
  } = useThemeProps({ props, name: 'AdaosSparkline' });
  const spark = sparkPath(values, { ...SPARK_BOX, width, height });
  if (spark === null) return null;
  return (
    <Root color={color} width={width} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        d={spark.path}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {spark.end !== null && <circle cx={spark.end.x} cy={spark.end.y} r={2.5} fill="currentColor" />}
    </Root>
  );
}
