import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { TopBar } from '../TopBar/index.ts';
import { AppShell } from './AppShell.tsx';
import { grid } from '../../theme/grid.ts';

export type AppShellOutlineProps = {
  /** The brand at the top of the menu. */
  brand: ReactNode;
  /** The place of the choice of the period. */
  period?: ReactNode;
  /** The screen, or its outline. */
  children: ReactNode;
};

// The widths of the menu's entries, by group. The user, and so the real menu, is not known yet.
const MENU = [
  [64, 104, 120, 124, 134],
  [136, 122, 90, 68],
  [80, 84, 50, 56, 96],
];

// Sizes are in the style sheet: a strict content security policy refuses style attributes.
const shape = (width: number, height: number, borderRadius?: string) => (
  <Skeleton
    animation={false}
    variant="rounded"
    sx={{ width, height, ...(borderRadius !== undefined && { borderRadius }) }}
  />
);

function MenuOutline({ brand }: { brand: ReactNode }) {
  return (
    <Box sx={{ px: 1.5, pt: 2.5 }}>
      <Box sx={{ px: 1.5, pb: 2.5 }}>{brand}</Box>
      {MENU.map((entries) => (
        <Box key={entries.join(' ')} sx={{ mb: 2, display: 'grid', gap: 0.25 }}>
          {entries.map((width) => (
            <Box key={width} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: grid(4.5), px: 1.5 }}>
              {shape(grid(2.5), grid(2.5))}
              {shape(width, grid(1.5))}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** The dashboard's frame as markup that a page contains before its code is loaded: placeholders of the menu and the bar. */
export function AppShellOutline({ brand, period, children }: AppShellOutlineProps) {
  return (
    <AppShell
      menu={<MenuOutline brand={brand} />}
      period={period}
      topBar={
        <TopBar
          title=""
          start={shape(grid(16.5), grid(1.75))}
          preferences={
            <>
              {shape(grid(4.5), grid(4.5))}
              {shape(grid(4.5), grid(4.5))}
            </>
          }
          end={
            <>
              {shape(grid(4.5), grid(4.5))}
              {shape(grid(4.5), grid(4.5))}
              {shape(grid(4.5), grid(4.5))}
              {shape(grid(4.5), grid(4.5), '50%')}
            </>
          }
        />
      }
    >
      {children}
    </AppShell>
  );
}
