export { AppShell, type AppShellProps } from './AppShell.tsx';
export { useAppShell, type AppShellState } from './AppShellContext.ts';
export { AppShellOutline, type AppShellOutlineProps } from './AppShellOutline.tsx';
