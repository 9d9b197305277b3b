import type { Components, Theme } from '@mui/material/styles';
import { tokens } from '../generated/tokens.ts';
import { alertIcons } from './icons.tsx';

const TONES = ['success', 'warning', 'error', 'info'] as const;

export const feedbackOverrides: Components<Theme> = {
  MuiAlert: {
    defaultProps: { variant: 'standard', iconMapping: alertIcons },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        alignItems: 'flex-start',
        gap: 10,
        padding: '12px 14px',
        borderRadius: theme.radii.control + 2,
      }),
      icon: { padding: 0, margin: 0, opacity: 1, fontSize: '1.25rem' },
      message: ({ theme }) => ({
        padding: 0,
        color: theme.vars.palette.text.primary,
        overflow: 'visible',
        flex: 1,
        minWidth: 0,
      }),
      action: { padding: 0, margin: '-4px -6px -4px 0', alignItems: 'flex-start' },
    },
    variants: TONES.map((tone) => ({
      props: { variant: 'standard' as const, severity: tone },
      style: ({ theme }: { theme: Theme }) => ({
        backgroundColor: theme.vars.palette[tone].soft,
        '& .MuiAlert-icon': { color: theme.vars.palette[tone].main },
      }),
    })),
  },
  MuiAlertTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, margin: '0 0 2px' }) } },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 6,
        borderRadius: 3,
        backgroundColor: theme.vars.palette.sunken,
        boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.soft}`,
      }),
      bar: { borderRadius: 3, transitionDuration: `${tokens.motion.slow}ms` },
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
        fontWeight: 600,
        height: 18,
        minWidth: 18,
        padding: '0 5px',
      }),
    },
  },
};
