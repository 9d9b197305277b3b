import { getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { createAppTheme } from './createAppTheme.ts';
import * as tokens from './generated/tokens.ts';

const values = { light: tokens.light, dark: tokens.dark } as const;

const schemes = ['light', 'dark'] as const;

test('without options the theme has the colours of the tokens', () => {
  const theme = createAppTheme();
  for (const scheme of schemes) {
    const palette = theme.colorSchemes[scheme]?.palette;
    expect(palette?.primary.main).toBe(values[scheme].colour.brand.main);
    expect(palette?.text.tertiary).toBe(values[scheme].colour.ink.tertiary);
    expect(palette?.chart.series).toEqual(Object.values(values[scheme].chart.series));
  }
});

test.each([0, 60, 150, 200, 260])('a brand of hue %i° is readable, and is what profit is drawn in', (brandHue) => {
  const theme = createAppTheme({ brandHue });
  for (const scheme of schemes) {
    const palette = theme.colorSchemes[scheme]?.palette;
    if (!palette) throw new Error(`no ${scheme} scheme`);
    expect(getContrastRatio(palette.primary.main, palette.background.default)).toBeGreaterThanOrEqual(4.5);
    expect(getContrastRatio(palette.primary.main, palette.primary.soft)).toBeGreaterThanOrEqual(4.5);
    expect(getContrastRatio(palette.primary.contrastText, palette.primary.main)).toBeGreaterThanOrEqual(4.5);
    expect(palette.primary.main).not.toBe(values[scheme].colour.brand.main);
    expect(palette.chart.profit).toBe(palette.primary.main);
    expect(palette.chart.series[0]).toBe(palette.primary.main);
  }
});

test('the brand of hue 315 is that of the tokens', () => {
  const [own, turned] = [createAppTheme(), createAppTheme({ brandHue: 315 })];
  for (const scheme of schemes) {
    expect(turned.colorSchemes[scheme]?.palette.primary).toEqual(own.colorSchemes[scheme]?.palette.primary);
    expect(turned.colorSchemes[scheme]?.palette.focus).toBe(own.colorSchemes[scheme]?.palette.focus);
  }
});

test('radius and font follow the options', () => {
  const theme = createAppTheme({ radius: 4, fontFamily: 'Georgia' });
  expect(theme.radii).toEqual({ control: 4, card: 6, float: 6, small: 2, mark: 2, full: 999 });
  expect(theme.typography.body1.fontFamily).toBe('Georgia');
});

test('a product has charts in colours of its own', () => {
  const { light, dark } = createAppTheme({
    chartColors: { light: { profit: '#0a7f5a', series: ['#123456'] } },
  }).colorSchemes;
  expect(light?.palette.chart).toMatchObject({ profit: '#0a7f5a', series: ['#123456'] });
  expect(dark?.palette.chart.profit).not.toBe('#0a7f5a');
});
