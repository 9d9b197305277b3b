import type { Components, Theme } from '@mui/material/styles';
import * as tokens from '../generated/tokens.ts';
import { alertIcons } from './icons.tsx';
import { grid, spacing } from '../grid.ts';

const TONES = ['success', 'warning', 'error', 'info'] as const;

export const feedbackOverrides: Components<Theme> = {
  MuiAlert: {
    defaultProps: { variant: 'standard', iconMapping: alertIcons },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        alignItems: 'flex-start',
        gap: theme.spacing(1.25),
        padding: theme.spacing(1.5, 1.75),
        borderRadius: theme.radii.float,
      }),
      icon: { padding: 0, margin: 0, opacity: 1, fontSize: tokens.size.icon.regular },
      message: ({ theme }) => ({
        padding: 0,
        color: theme.vars.palette.text.primary,
        overflow: 'visible',
        flex: 1,
        minWidth: 0,
      }),
      action: { padding: 0, margin: spacing(-0.5, -0.75, -0.5, 0), alignItems: 'flex-start' },
    },
    variants: TONES.map((tone) => ({
      props: { variant: 'standard' as const, severity: tone },
      style: ({ theme }: { theme: Theme }) => ({
        backgroundColor: theme.vars.palette[tone].soft,
        '& .MuiAlert-icon': { color: theme.vars.palette[tone].main },
      }),
    })),
  },
  MuiAlertTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, margin: theme.spacing(0, 0, 0.25) }) },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: grid(0.75),
        borderRadius: theme.radii.full,
        backgroundColor: theme.vars.palette.sunken,
        boxShadow: `inset ${theme.mixins.ring(theme.vars.palette.line.soft)}`,
      }),
      bar: { borderRadius: tokens.radius.full, transitionDuration: `${tokens.motion.slow}ms` },
    },
  },
  MuiCircularProgress: { defaultProps: { thickness: 4 } },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: theme.radii.small, backgroundColor: theme.vars.palette.action.hover }),
      text: { transform: 'none' },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.raised,
        color: theme.vars.palette.text.primary,
        boxShadow: theme.vars.palette.shadow.float,
      }),
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: ({ theme }) => ({
        ...theme.typography.caption,
        fontWeight: theme.typography.fontWeightBold,
        height: grid(2.25),
        minWidth: grid(2.25),
        padding: theme.spacing(0, 0.75),
      }),
    },
  },
};
