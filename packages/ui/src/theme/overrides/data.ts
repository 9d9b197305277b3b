import type { Components, Theme } from '@mui/material/styles';
import { COARSE, finger } from '../finger.ts';
import { tokens } from '../generated/tokens.ts';
import { tabular } from '../typography.ts';

/** Between the words of two tabs. */
const TAB_GAP = 22;

export const dataOverrides: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.label, height: 26, borderRadius: tokens.radius.full }),
      sizeSmall: { height: 22, fontSize: '0.75rem' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.line.main }),
      label: { paddingLeft: 10, paddingRight: 10 },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: { width: 32, height: 32, fontSize: '0.75rem', fontWeight: 600, letterSpacing: 0 },
      colorDefault: ({ theme }) => ({
        backgroundColor: theme.vars.palette.primary.main,
        color: theme.vars.palette.primary.contrastText,
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        padding: '11px 12px',
        borderBottomColor: theme.vars.palette.line.soft,
      }),
      head: ({ theme }) => ({
        ...theme.typography.caption,
        color: theme.vars.palette.text.tertiary,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        padding: '9px 12px',
      }),
      alignRight: tabular,
      sizeSmall: { padding: '7px 10px' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({ '&.MuiTableRow-hover:hover': { backgroundColor: theme.vars.palette.action.hover } }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      // The arrow stands in the gap between two columns, so that none is wider for it.
      root: {
        position: 'relative',
        // In line with the headings that do not sort.
        verticalAlign: 'baseline',
        [COARSE]: { '&::before': { content: '""', position: 'absolute', inset: '-13px -8px' } },
      },
      icon: {
        position: 'absolute',
        left: '100%',
        margin: '0 1px',
        fontSize: '0.875rem',
        '.MuiTableCell-alignRight &': { left: 'auto', right: '100%' },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 40 },
      // Under the words alone: the room behind them is the tab's too.
      indicator: ({ theme }) => ({
        height: 2,
        background: `linear-gradient(${theme.vars.palette.primary.main} 0 0) 0 0 / calc(100% - ${TAB_GAP - 2}px) 100% no-repeat`,
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        minWidth: 0,
        minHeight: 40,
        ...finger,
        // Within the tab, so that one scrolled into sight does not end under the fade.
        padding: `8px ${TAB_GAP}px 8px 2px`,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
};
