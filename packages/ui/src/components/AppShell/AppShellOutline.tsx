import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { TopBar } from '../TopBar/index.ts';
import { AppShell } from './AppShell.tsx';
import { grid } from '../../theme/grid.ts';

export type AppShellOutlineProps = {
  /** The brand at the head of the menu. */
  brand: ReactNode;
  /** The screen, or its outline. */
  children: ReactNode;
};

// The groups of the menu by the lengths of their entries: whose menu it will be is not known yet.
const MENU = [
  [64, 104, 120, 124, 134],
  [136, 122, 90, 68],
  [80, 84, 50, 56, 96],
];

// Sizes stand in the style sheet: a style attribute is refused by a strict page policy.
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
              {shape(20, 20)}
              {shape(width, 12)}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** The dashboard's frame as markup that a page holds before any code of it has come: where the menu and the bar will be. */
export function AppShellOutline({ brand, children }: AppShellOutlineProps) {
  return (
    <AppShell
      menu={<MenuOutline brand={brand} />}
      topBar={
        <TopBar
          shopName=""
          start={shape(132, 14)}
          preferences={
            <>
              {shape(36, 36)}
              {shape(36, 36)}
            </>
          }
          end={
            <>
              {shape(36, 36)}
              {shape(36, 36, '50%')}
            </>
          }
        />
      }
    >
      {children}
    </AppShell>
  );
}
