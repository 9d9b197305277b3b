import type { TypographyVariantsOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { tokens } from './generated/tokens.ts';

const WIDE = '@media (min-width:900px)';
/** Figures that align in columns. Not for running text: Inter's tabular hyphen is as wide as a figure. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } satisfies CSSProperties;

type TypeToken = (typeof tokens.type)[keyof typeof tokens.type];

const rem = (px: number) => `${px / 16}rem`;
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

/** MUI's typography out of the type tokens. */
export function typography(fontFamily?: string): TypographyVariantsOptions {
  const { type, font } = tokens;
  return {
    fontFamily: fontFamily ?? font.sans,
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    h1: responsive(type.titleCompact, type.title),
    h2: style(type.cardTitle),
    h3: style(type.subtitle),
    h4: style(type.cardTitle),
    h5: style(type.label),
    h6: style(type.label),
    subtitle1: style(type.subtitle),
    subtitle2: style(type.label),
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
    figureMedium: { ...style(type.figureMedium), ...tabular },
  };
}
