import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import type {} from './augmentation.ts';
import { tokens } from './generated/tokens.ts';
import { finger, fingerLink } from './finger.ts';
import { overrides } from './overrides/index.ts';
import { schemePalette } from './palette.ts';
import { tabular, typography } from './typography.ts';

export type AppThemeOptions = {
  /** Hue of the brand colour in degrees of oklch. Default: aubergine, 315. */
  brandHue?: number;
  /** Radius of controls in px; a card's is half as much again. Default 8. */
  radius?: number;
  /** A CSS font family. Default: Inter, from `@adaos/ui/fonts.css`. */
  fontFamily?: string;
};

/** The product's theme for MUI: both schemes as CSS variables, chosen by `data-scheme` on the root element. */
export function createAppTheme({ brandHue, radius = tokens.radius.control, fontFamily }: AppThemeOptions = {}): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-scheme' },
    colorSchemes: {
      light: { palette: schemePalette('light', brandHue) },
      dark: { palette: schemePalette('dark', brandHue) },
    },
    typography: typography(fontFamily),
    spacing: tokens.space.unit,
    shape: { borderRadius: radius },
    radii: { control: radius, card: radius * 1.5, small: Math.max(0, radius - 2), full: tokens.radius.full },
    shadows: Array<string>(25).fill('none') as Shadows,
    mixins: { tabular, finger, fingerLink },
    motion: { reducedMotion: 'system' },
    focusVisible: { outlineColor: 'var(--mui-palette-focus)', outlineWidth: 2, outlineOffset: 2 },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 160,
        standard: 180,
        complex: 200,
        enteringScreen: 180,
        leavingScreen: 140,
      },
    },
    components: overrides,
  });
}
