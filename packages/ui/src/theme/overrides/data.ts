import type { Components, Theme } from '@mui/material/styles';
import { COARSE, finger } from '../finger.ts';
import * as tokens from '../generated/tokens.ts';
import { tabular } from '../typography.ts';
import { grid, spacing } from '../grid.ts';

const { space } = tokens;

/** Between the words of two tabs. */
const TAB_GAP = grid(2.75);

export const dataOverrides: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.label, height: grid(3.25), borderRadius: tokens.radius.full }),
      sizeSmall: ({ theme }) => ({ height: grid(2.75), fontSize: theme.typography.caption.fontSize }),
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.line.main }),
      label: { paddingLeft: grid(1.25), paddingRight: grid(1.25) },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: grid(4),
        height: grid(4),
        fontSize: theme.typography.caption.fontSize,
        fontWeight: theme.typography.fontWeightBold,
        letterSpacing: 0,
      }),
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
        padding: `${space.cell}px ${theme.spacing(1.5)}`,
        borderBottomColor: theme.vars.palette.line.soft,
      }),
      head: ({ theme }) => ({
        ...theme.typography.caption,
        color: theme.vars.palette.text.tertiary,
        fontWeight: theme.typography.fontWeightMedium,
        whiteSpace: 'nowrap',
        padding: `${space.cellHead}px ${theme.spacing(1.5)}`,
      }),
      alignRight: tabular,
      sizeSmall: { padding: `${space.cellCompact}px ${grid(1.25)}px` },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({ '&.MuiTableRow-hover:hover': { backgroundColor: theme.vars.palette.action.hover } }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        // A layer, at whole pixels: where a column begins between two, the heading was drawn at either one, by what was drawn before.
        '&.Mui-active': { willChange: 'transform' },
        // As high as the line of the headings that do not sort, and aligned with them.
        verticalAlign: 'top',
        [COARSE]: { '&::before': { content: '""', position: 'absolute', inset: spacing(-1.75, -1) } },
      },
      // The arrow is in the gap between two columns, so that it does not make them wider.
      icon: {
        marginInline: `${tokens.border.hairline}px calc(-1em - ${tokens.border.hairline}px)`,
        fontSize: tokens.size.icon.mini,
        '.MuiTableCell-alignRight &': {
          marginInline: `calc(-1em - ${tokens.border.hairline}px) ${tokens.border.hairline}px`,
        },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: grid(5) },
      // Under the text only: the space around it is the tab's too.
      indicator: ({ theme }) => ({
        height: tokens.border.strong,
        background: `linear-gradient(${theme.vars.palette.primary.main} 0 0) 0 0 / calc(100% - ${TAB_GAP - grid(0.25)}px) 100% no-repeat`,
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        minWidth: 0,
        minHeight: grid(5),
        ...finger,
        // Within the tab, so that one scrolled into view does not end under the fade.
        padding: `${theme.spacing(1)} ${TAB_GAP}px ${theme.spacing(1, 0.25)}`,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
};
