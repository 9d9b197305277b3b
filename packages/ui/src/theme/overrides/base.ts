import type { Components, Theme } from '@mui/material/styles';
import * as tokens from '../generated/tokens.ts';
import { rem } from '../typography.ts';

export const baseOverrides: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: theme.spacing(11) },
      body: { fontVariantNumeric: 'lining-nums', textRendering: 'optimizeLegibility', overflowWrap: 'break-word' },
      '::selection': { backgroundColor: theme.vars.palette.primary.soft, color: theme.vars.palette.primary.dark },
      'a, button, [tabindex="0"]': {
        '&:focus-visible': {
          outline: `${tokens.border.strong}px solid ${theme.vars.palette.focus}`,
          outlineOffset: tokens.border.strong,
        },
      },
      '@page': { margin: '12mm' },
      '@media print': { '.MuiButton-root': { display: 'none' }, h2: { breakAfter: 'avoid' } },
      code: { fontFamily: theme.typography.fontFamilyMono, fontSize: '0.92em' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: `${tokens.motion.none}ms`,
          animationIterationCount: 1,
          transitionDuration: `${tokens.motion.none}ms`,
          scrollBehavior: 'auto',
        },
      },
    }),
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        display: 'h1',
        headline: 'h2',
        lead: 'p',
        figure: 'p',
        figureMedium: 'p',
        label: 'p',
        caption: 'p',
        subtitle1: 'p',
        subtitle2: 'p',
      },
    },
  },
  MuiSvgIcon: {
    styleOverrides: {
      root: { fontSize: rem(tokens.size.icon.regular) },
      fontSizeSmall: { fontSize: rem(tokens.size.icon.small) },
      fontSizeLarge: { fontSize: rem(tokens.size.icon.large) },
    },
  },
};
