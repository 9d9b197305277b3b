import type { Components, Theme } from '@mui/material/styles';
import { finger } from '../finger.ts';
import { opens } from './icons.tsx';

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
        margin: 16,
        borderRadius: theme.radii.card,
        border: `1px solid ${theme.vars.palette.line.main}`,
        backgroundColor: theme.vars.palette.raised,
        boxShadow: theme.vars.palette.shadow.float,
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, padding: '22px 24px 8px' }) } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px' } } },
  MuiDialogContentText: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body1, color: theme.vars.palette.text.secondary }) },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '16px 24px 20px', gap: 8 },
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
      paper: ({ theme }) => ({ ...floating(theme), marginTop: 6, minWidth: 176 }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        minHeight: 36,
        ...finger,
        gap: 10,
        padding: '7px 10px',
        borderRadius: theme.radii.small,
        '&.Mui-selected': {
          backgroundColor: theme.vars.palette.primary.soft,
          color: theme.vars.palette.primary.main,
          fontWeight: 560,
        },
        '&.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': { backgroundColor: theme.vars.palette.primary.soft },
        '&.Mui-focusVisible': { backgroundColor: theme.vars.palette.action.hover, outlineOffset: -2 },
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiTooltip: {
    defaultProps: { arrow: false },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        padding: '6px 10px',
        borderRadius: theme.radii.small,
        color: theme.vars.palette.background.paper,
        backgroundColor: theme.vars.palette.text.primary,
      }),
    },
  },
  MuiAccordionSummary: {
    defaultProps: { expandIcon: opens },
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body1, fontWeight: 540, minHeight: 48, padding: 0 }),
      content: { margin: '14px 0' },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        padding: '0 0 16px',
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: 'transparent',
        borderTop: `1px solid ${theme.vars.palette.line.soft}`,
        '&::before': { display: 'none' },
      }),
    },
  },
};

const floating = (theme: Theme) => ({
  borderRadius: theme.radii.control + 2,
  border: `1px solid ${theme.vars.palette.line.main}`,
  backgroundColor: theme.vars.palette.raised,
  boxShadow: theme.vars.palette.shadow.float,
});
