import type { Components, Theme } from '@mui/material/styles';

export const baseOverrides: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: theme.spacing(11) },
      body: { fontVariantNumeric: 'lining-nums', textRendering: 'optimizeLegibility', overflowWrap: 'break-word' },
      '::selection': { backgroundColor: theme.vars.palette.primary.soft, color: theme.vars.palette.primary.dark },
      'a, button, [tabindex="0"]': {
        '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
      },
      '@page': { margin: '12mm' },
      '@media print': { '.MuiButton-root': { display: 'none' }, h2: { breakAfter: 'avoid' } },
      code: { fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace', fontSize: '0.92em' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms',
          animationIterationCount: 1,
          transitionDuration: '0.01ms',
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
      root: { fontSize: '1.25rem' },
      fontSizeSmall: { fontSize: '1rem' },
      fontSizeLarge: { fontSize: '1.5rem' },
    },
  },
};
