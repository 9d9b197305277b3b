import { createContext, useContext } from 'react';

export type AppShellState = {
  /** The menu is likely to be opened soon. */
  prepareMenu: () => void;
  /** Opens the menu as a drawer, where it is not beside the screen. */
  openMenu: () => void;
  menuOpen: boolean;
};

export const AppShellContext = createContext<AppShellState | null>(null);

/** The nearest shell, or `null` outside one. */
export function useAppShell(): AppShellState | null {
  return useContext(AppShellContext);
}
