import type { Breakpoint, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * Whether the window is at least as wide as a breakpoint, where what is hidden below it need not be drawn at all. True for a page
 * that is rendered at build: its style sheet decides.
 */
export const useWide = (from: Breakpoint): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up(from), { defaultMatches: true, noSsr: true });
