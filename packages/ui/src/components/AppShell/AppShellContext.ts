import { createContext, useContext, type ReactNode } from 'react';

export type AppShellState = {
  /** The menu is likely to be opened soon. */
  prepareMenu: () => void;
  /** Opens the menu as a drawer, where it is not beside the screen. */
  openMenu: () => void;
  menuOpen: boolean;
  /** The choice of the period: in the bar, and on small screens with the title. */
  period: ReactNode;
  /** Beside the title of the screen, before its own actions. */
  titleActions: ReactNode;
  /** Is given the title of the screen, and null when it goes. */
  onTitle: ((title: string | null) => void) | undefined;
};

export const AppShellContext = createContext<AppShellState | null>(null);

/** The nearest shell, or `null` outside one. */
export function useAppShell(): AppShellState | null {
  return useContext(AppShellContext);
}
