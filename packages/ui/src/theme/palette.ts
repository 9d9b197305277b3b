import type { PaletteOptions } from '@mui/material/styles';
import type { ChartPalette } from './augmentation.ts';
import * as tokens from './generated/tokens.ts';
import { oklchToHex } from './oklch.ts';

const schemes = { light: tokens.light, dark: tokens.dark } as const;

export type SchemeName = 'light' | 'dark';

function brandOf(scheme: SchemeName, hue: number | undefined) {
  const { brand, focus } = schemes[scheme].colour;
  if (hue === undefined) return { ...brand, focus };
  const shades = tokens.brandShades[scheme];
  const turned = ([l, c]: readonly [number, number]) => oklchToHex({ l, c, h: hue });
  return {
    main: turned(shades.main),
    strong: turned(shades.strong),
    soft: turned(shades.soft),
    contrast: turned(shades.contrast),
    focus: turned(shades.focus),
  };
}

type Shades = { main: string; strong: string; soft: string; contrast: string };
const paletteColour = ({ main, strong, soft, contrast }: Shades) => ({
  main,
  dark: strong,
  light: soft,
  soft,
  contrastText: contrast,
});

/** Colours of charts in place of the library's, by scheme: by meaning, and the eight of `series`. */
export type ChartColors = { readonly [scheme in SchemeName]?: Partial<ChartPalette> };

/** MUI's palette of one scheme from the tokens; `hue` (degrees of oklch) sets the brand colours' hue. */
export function schemePalette(scheme: SchemeName, hue?: number, chartColors?: ChartColors): PaletteOptions {
  const { colour, chart, elevation } = schemes[scheme];
  const brand = brandOf(scheme, hue);
  const { series, profit, ...flow } = chart;
  const ownHue = hue === undefined ? undefined : brand.main;
  const [, ...otherSeries] = Object.values(series);
  return {
    mode: scheme,
    common: { black: tokens.dark.colour.paper, white: tokens.light.colour.surface },
    background: { default: colour.paper, paper: colour.surface },
    raised: colour.raised,
    sunken: colour.sunken,
    quiet: colour.quiet,
    line: colour.line,
    divider: colour.line.soft,
    scrim: colour.scrim,
    focus: brand.focus,
    text: {
      primary: colour.ink.primary,
      secondary: colour.ink.secondary,
      tertiary: colour.ink.tertiary,
      disabled: colour.ink.disabled,
    },
    primary: paletteColour(brand),
    secondary: paletteColour({
      main: colour.ink.primary,
      strong: colour.ink.secondary,
      soft: colour.quiet,
      contrast: colour.surface,
    }),
    success: paletteColour(colour.good),
    warning: paletteColour(colour.careful),
    error: paletteColour(colour.bad),
    info: paletteColour(colour.info),
    action: {
      active: colour.ink.secondary,
      hover: colour.hover,
      selected: brand.soft,
      disabled: colour.ink.disabled,
      disabledBackground: colour.quiet,
      focus: colour.hover,
    },
    chart: {
      ...flow,
      profit: ownHue ?? profit,
      series: [ownHue ?? series[1], ...otherSeries],
      ...chartColors?.[scheme],
    },
    shadow: elevation,
  };
}
