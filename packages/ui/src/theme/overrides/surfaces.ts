import type { Components, Theme } from '@mui/material/styles';
import { finger } from '../finger.ts';
import { opens } from './icons.tsx';
import * as tokens from '../generated/tokens.ts';
import { grid, spacing } from '../grid.ts';
import { SURFACE } from '../surface.ts';

export const surfaceOverrides: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.line.soft }) } },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({ '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.palette.scrim } }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        margin: theme.spacing(2),
        borderRadius: theme.radii.card,
        border: theme.mixins.hairline(theme.vars.palette.line.main),
        backgroundColor: theme.vars.palette.raised,
        [SURFACE]: theme.vars.palette.raised,
        boxShadow: theme.vars.palette.shadow.float,
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, padding: theme.spacing(2.75, 3, 1) }) },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: spacing(1, 3) } } },
  MuiDialogContentText: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body1, color: theme.vars.palette.text.secondary }) },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: spacing(2, 3, 2.5), gap: grid(1) },
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderColor: theme.vars.palette.line.main,
        backgroundColor: theme.vars.palette.background.default,
      }),
    },
  },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ ...floating(theme), marginTop: theme.spacing(0.75), minWidth: tokens.size.menu }),
      list: { padding: grid(0.75) },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        minHeight: grid(4.5),
        ...finger,
        gap: theme.spacing(1.25),
        padding: theme.spacing(1, 1.25),
        borderRadius: theme.radii.small,
        '&.Mui-selected': {
          backgroundColor: theme.vars.palette.primary.soft,
          color: theme.vars.palette.primary.main,
          fontWeight: theme.typography.fontWeightStrong,
        },
        '&.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': { backgroundColor: theme.vars.palette.primary.soft },
        '&.Mui-focusVisible': {
          backgroundColor: theme.vars.palette.action.hover,
          outlineOffset: -tokens.border.strong,
        },
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiTooltip: {
    defaultProps: { arrow: false },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        padding: theme.spacing(0.75, 1.25),
        borderRadius: theme.radii.small,
        color: theme.vars.palette.background.paper,
        backgroundColor: theme.vars.palette.text.primary,
      }),
    },
  },
  MuiAccordionSummary: {
    defaultProps: { expandIcon: opens },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        fontWeight: theme.typography.fontWeightControl,
        minHeight: grid(6),
        padding: 0,
      }),
      content: { margin: spacing(1.75, 0) },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        padding: theme.spacing(0, 0, 2),
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: 'transparent',
        borderTop: theme.mixins.hairline(theme.vars.palette.line.soft),
        '&::before': { display: 'none' },
      }),
    },
  },
};

const floating = (theme: Theme) => ({
  borderRadius: theme.radii.float,
  border: theme.mixins.hairline(theme.vars.palette.line.main),
  backgroundColor: theme.vars.palette.raised,
  boxShadow: theme.vars.palette.shadow.float,
});
