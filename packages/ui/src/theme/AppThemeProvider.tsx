import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme, type Theme } from '@mui/material/styles';
import { useLayoutEffect, type ReactNode } from 'react';
import { createAppTheme } from './createAppTheme.ts';

export type SchemeChoice = 'system' | 'light' | 'dark';

export type AppThemeProviderProps = {
  /** The visitor's choice; `system` follows the device. Where it is kept is the consumer's affair. */
  scheme: SchemeChoice;
  /** Default: `createAppTheme()`. */
  theme?: Theme;
  children: ReactNode;
};

let defaultTheme: Theme | undefined;
/** Made when it is first needed: it takes some milliseconds, which the code's start has no need of. */
const madeTheme = () => (defaultTheme ??= createAppTheme());

function SchemeSync({ scheme }: { scheme: SchemeChoice }) {
  const { mode, setMode } = useColorScheme();
  useLayoutEffect(() => {
    if (mode !== scheme) setMode(scheme);
  }, [mode, scheme, setMode]);
  return null;
}

/** Gives the theme and the base styles to the whole page, in the chosen scheme. Once, at the root. */
export function AppThemeProvider({ scheme, theme = madeTheme(), children }: AppThemeProviderProps) {
  return (
    <ThemeProvider theme={theme} defaultMode={scheme} storageManager={null}>
      <SchemeSync scheme={scheme} />
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
