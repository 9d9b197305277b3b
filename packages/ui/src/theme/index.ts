export type { ChartPalette, LinePalette, ShadowPalette } from './augmentation.ts';
export { AppThemeProvider, defaultTheme, type AppThemeProviderProps, type SchemeChoice } from './AppThemeProvider.tsx';
export { createAppTheme, type AppThemeOptions } from './createAppTheme.ts';
export * as tokens from './generated/tokens.ts';
export type { ChartColor } from './chartColor.ts';
