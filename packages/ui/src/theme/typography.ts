import type { TypographyVariantsOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import * as tokens from './generated/tokens.ts';

const WIDE = `@media (min-width:${tokens.breakpoint.md}px)`;
/** Figures that align in columns. Not for running text: Inter's tabular hyphen is as wide as a figure. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } satisfies CSSProperties;

type TypeToken = (typeof tokens.type)[keyof typeof tokens.type];

/** A text size in rem, which follows the user's setting. */
export const rem = (px: number) => `${px / 16}rem`;
const em = (px: number, size: number) => (px === 0 ? 'normal' : `${Number((px / size).toFixed(4))}em`);

function style({ fontSize, lineHeight, fontWeight, letterSpacing }: TypeToken) {
  return {
    fontSize: rem(fontSize),
    lineHeight,
    fontWeight,
    letterSpacing: em(letterSpacing, fontSize),
    textTransform: 'none' as const,
  };
}
const responsive = (narrow: TypeToken, wide: TypeToken) => ({ ...style(narrow), [WIDE]: style(wide) });

/** A text size that follows the available width (`share`, a CSS length such as `9.4vw`) between two tokens. */
export const shrinking = (least: keyof typeof tokens.type, share: string, most: keyof typeof tokens.type): string =>
  `clamp(${rem(tokens.type[least].fontSize)}, ${share}, ${rem(tokens.type[most].fontSize)})`;

/** MUI's typography from the type tokens. */
export function typography(fontFamily?: string): TypographyVariantsOptions {
  const { type, font } = tokens;
  return {
    fontFamily: fontFamily ?? font.sans,
    fontWeightRegular: font.weight.regular,
    fontWeightBook: font.weight.book,
    fontWeightMedium: font.weight.medium,
    fontWeightControl: font.weight.control,
    fontWeightStrong: font.weight.strong,
    fontWeightBold: font.weight.bold,
    fontWeightDisplay: font.weight.display,
    fontFamilyMono: font.mono,
    h1: responsive(type.titleCompact, type.title),
    h2: style(type.cardTitle),
    h3: style(type.subtitle),
    h4: style(type.cardTitle),
    h5: style(type.label),
    h6: style(type.label),
    subtitle1: style(type.subtitle),
    subtitle2: style(type.label),
    heading: { ...style(type.heading), textWrap: 'balance' },
    headingSmall: style(type.headingSmall),
    bodyLarge: style(type.bodyLarge),
    prose: style(type.prose),
    input: style(type.input),
    code: { ...style(type.code), fontFamily: font.mono },
    body1: style(type.body),
    body2: style(type.bodySmall),
    button: style(type.control),
    caption: style(type.caption),
    overline: style(type.caption),
    label: style(type.label),
    display: { ...responsive(type.displayCompact, type.display), textWrap: 'balance' },
    headline: { ...responsive(type.headlineCompact, type.headline), textWrap: 'balance' },
    lead: style(type.lead),
    figure: { ...responsive(type.figureCompact, type.figure), ...tabular },
    price: { ...style(type.price), ...tabular },
    priceCompact: { ...style(type.priceCompact), ...tabular },
    figureMedium: { ...style(type.figureMedium), ...tabular },
  };
}
