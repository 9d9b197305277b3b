import { createTheme, type Shadows, type Theme, type ThemeOptions } from '@mui/material/styles';
import type {} from './augmentation.ts';
import * as tokens from './generated/tokens.ts';
import { finger, fingerLink } from './finger.ts';
import { hairline, ring } from './lines.ts';
import { overrides } from './overrides/index.ts';
import { type ChartColors, schemePalette } from './palette.ts';
import { tabular, typography } from './typography.ts';

export type AppThemeOptions = {
  /** Hue of the brand colour in degrees of oklch. Default: that of the tokens, aubergine (315). */
  brandHue?: number;
  /** Radius of controls in px; the other radii keep their proportion to it. Default: that of the tokens, 8. */
  radius?: number;
  /** A CSS font family. Default: Inter, from `@adaos/ui/fonts.css`. */
  fontFamily?: string;
  /** Colours of charts, in place of the library's: by meaning, and the eight of `series`. */
  chartColors?: ChartColors;
  /** Packs of MUI and MUI X for the reader's language, e.g. `deDE` of `@mui/x-date-pickers/locales`: the words of calendars. */
  locales?: readonly object[];
  /** Default props and styles of single components, the library's (`AdaosCard`) and MUI's. */
  components?: NonNullable<ThemeOptions['components']>;
};

const { radius: radii, space, border, motion, breakpoint, layer } = tokens;

/** The radii for a radius of controls: the card keeps its proportion to it, floating and small elements their difference. */
const radiiOf = (control: number) => ({
  ...radii,
  control,
  card: (control * radii.card) / radii.control,
  float: control + radii.float - radii.control,
  small: Math.max(0, control + radii.small - radii.control),
});

/** The product's theme for MUI: both schemes as CSS variables, chosen by `data-scheme` on the root element. */
export function createAppTheme({
  brandHue,
  radius = radii.control,
  fontFamily,
  chartColors,
  locales = [],
  components = {},
}: AppThemeOptions = {}): Theme {
  const options: ThemeOptions = {
    cssVariables: { colorSchemeSelector: 'data-scheme' },
    colorSchemes: {
      light: { palette: schemePalette('light', brandHue, chartColors) },
      dark: { palette: schemePalette('dark', brandHue, chartColors) },
    },
    typography: typography(fontFamily),
    spacing: space.unit,
    breakpoints: { values: breakpoint },
    shape: { borderRadius: radius },
    radii: radiiOf(radius),
    shadows: Array<string>(25).fill('none') as Shadows,
    mixins: { tabular, finger, fingerLink, hairline, ring },
    zIndex: { raised: layer.raised },
    motion: { reducedMotion: 'system' },
    focusVisible: {
      outlineColor: 'var(--mui-palette-focus)',
      outlineWidth: border.strong,
      outlineOffset: border.strong,
    },
    transitions: {
      duration: {
        shortest: motion.quick,
        shorter: motion.quick,
        short: motion.quick,
        standard: motion.steady,
        complex: motion.slow,
        enteringScreen: motion.steady,
        leavingScreen: motion.quick,
      },
      easing: { easeInOut: motion.out, easeOut: motion.out, easeIn: motion.in, sharp: motion.out },
    },
    components: overrides,
  };
  return createTheme(options, ...locales, { components });
}
