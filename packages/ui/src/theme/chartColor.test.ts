import { expect, test } from 'vitest';
import { cssColor, type ChartColor } from './chartColor.ts';
import { createAppTheme } from './createAppTheme.ts';

const theme = createAppTheme();
const { chart } = theme.vars.palette;

test.each([
  ['ads', chart.ads],
  ['series2', chart.series[1]],
  ['#0a7f5a', '#0a7f5a'],
  ['var(--visits)', 'var(--visits)'],
] satisfies [ChartColor, string | undefined][])('the colour %s is %s', (color, css) => {
  expect(cssColor(theme, color)).toBe(css);
});
