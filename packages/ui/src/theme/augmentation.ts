import type {} from '@mui/material/themeCssVarsAugmentation';
import type { ComponentNameToClassKey, ComponentsOverrides, ComponentsPropsList } from '@mui/material/styles';
import type { CSSProperties } from 'react';

/** Colours of a chart: the parts of a sale by meaning, and eight for anything else. CSS colours. */
export type ChartPalette = {
  readonly profit: string;
  readonly ads: string;
  readonly goods: string;
  readonly shipping: string;
  readonly fees: string;
  readonly returns: string;
  readonly other: string;
  readonly series: readonly string[];
};

/** Hairlines: rows inside a card, edges of cards, edges of form fields. */
export type LinePalette = { readonly soft: string; readonly main: string; readonly control: string };

/** CSS box shadows: of floating elements, and of the picture on public pages. */
export type ShadowPalette = { readonly float: string; readonly stage: string };

type OwnPalette = {
  chart: ChartPalette;
  line: LinePalette;
  shadow: ShadowPalette;
  /** The background of floating elements. */
  raised: string;
  /** The background of wells. */
  sunken: string;
  /** A subtle fill on a card: neutral chips, icon tiles, hovered elements. */
  quiet: string;
  scrim: string;
  focus: string;
};

/** Radii in px. */
export type Radii = { readonly [name in 'control' | 'card' | 'float' | 'small' | 'mark' | 'full']: number };

type Finger = { readonly '@media (pointer: coarse)': CSSProperties };

type OwnVariant =
  | 'display'
  | 'headline'
  | 'heading'
  | 'headingSmall'
  | 'lead'
  | 'prose'
  | 'bodyLarge'
  | 'input'
  | 'code'
  | 'figure'
  | 'figureMedium'
  | 'price'
  | 'priceCompact'
  | 'label';

/** In addition to MUI's weights: `sx={{ fontWeight: 'strong' }}`, `theme.typography.fontWeightStrong`. */
type OwnFonts = {
  fontWeightBook: number;
  fontWeightControl: number;
  fontWeightStrong: number;
  fontWeightDisplay: number;
  /** For code and keys to copy. */
  fontFamilyMono: string;
};

type Lines = {
  /** A CSS border of one hairline in a CSS colour. */
  hairline: (colour: string, style?: 'solid' | 'dashed') => string;
  /** A CSS shadow that draws a line around a box; its width in px, default a hairline. */
  ring: (colour: string, width?: number) => string;
};

declare module '@mui/material/styles' {
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
  interface PaletteColor {
    /** A subtle fill on which `main` is readable as text. */
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
  interface TypeText {
    /** The least prominent text that still has meaning. */
    tertiary: string;
  }
  interface TypographyVariants extends Record<OwnVariant, CSSProperties>, OwnFonts {}
  interface TypographyVariantsOptions extends Partial<Record<OwnVariant, CSSProperties>>, Partial<OwnFonts> {}
  interface ZIndex {
    /** Above its neighbours inside a component. */
    raised: number;
  }
  interface Theme {
    radii: Radii;
  }
  interface ThemeOptions {
    radii?: Radii;
  }
  interface ThemeVars {
    radii: { readonly [name in keyof Radii]: string };
  }
  interface Mixins extends Lines {
    /** Figures that align in columns. */
    tabular: CSSProperties;
    /** As high as a touch target, where the pointer is coarse. */
    finger: Finger;
    /** The same for a standalone link. */
    fingerLink: Finger;
  }
  interface MixinsOptions extends Partial<Lines> {
    tabular?: CSSProperties;
    finger?: Finger;
    fingerLink?: Finger;
  }
}

// Each component of the library declares its slots and its props beside itself, in MUI's own lists. What a product can set follows.
type OwnName = Extract<keyof ComponentNameToClassKey, `Adaos${string}`>;

type OwnComponents<Theme> = {
  [Name in OwnName]?: {
    defaultProps?: Name extends keyof ComponentsPropsList ? Partial<ComponentsPropsList[Name]> : never;
    styleOverrides?: ComponentsOverrides<Theme>[Name] | undefined;
  };
};

declare module '@mui/material/styles' {
  interface Components<Theme = unknown> extends OwnComponents<Theme> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<OwnVariant, true> {}
}
