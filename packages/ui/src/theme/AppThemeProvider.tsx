import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme, type Theme } from '@mui/material/styles';
import { useLayoutEffect, type ReactNode } from 'react';
import { createAppTheme } from './createAppTheme.ts';

export type SchemeChoice = 'system' | 'light' | 'dark';

export type AppThemeProviderProps = {
  /** The user's choice; `system` follows the device. The consumer stores it. */
  scheme: SchemeChoice;
  /** Default: `defaultTheme()`. */
  theme?: Theme;
  children: ReactNode;
};

let madeTheme: Theme | undefined;
/**
 * The theme where none is given, made when it is first asked for. It takes some milliseconds: who asks before the first drawing
 * has it made in a step of its own.
 */
export const defaultTheme = (): Theme => (madeTheme ??= createAppTheme());

function SchemeSync({ scheme }: { scheme: SchemeChoice }) {
  const { mode, setMode } = useColorScheme();
  useLayoutEffect(() => {
    if (mode !== scheme) setMode(scheme);
  }, [mode, scheme, setMode]);
  return null;
}

/** Gives the theme and the base styles to the whole page, in the chosen scheme. Once, at the root. */
export function AppThemeProvider({ scheme, theme = defaultTheme(), children }: AppThemeProviderProps) {
  return (
    <ThemeProvider theme={theme} defaultMode={scheme} storageManager={null}>
      <SchemeSync scheme={scheme} />
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
