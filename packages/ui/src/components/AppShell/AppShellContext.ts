import { createContext, useContext } from 'react';

export type AppShellState = {
  /** Opens the menu as a drawer, where it is not beside the screen. */
  openMenu: () => void;
  menuOpen: boolean;
};

export const AppShellContext = createContext<AppShellState | null>(null);

/** The nearest shell, or `null` outside one. */
export function useAppShell(): AppShellState | null {
  return useContext(AppShellContext);
}
