import type { Components, Theme } from '@mui/material/styles';
import { COARSE, finger } from '../finger.ts';
import { tokens } from '../generated/tokens.ts';

const { space } = tokens;

export const buttonOverrides: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'primary' },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: space.target,
        padding: '7px 14px',
        whiteSpace: 'nowrap',
        transition: `background-color ${tokens.motion.quick}ms, border-color ${tokens.motion.quick}ms, color ${tokens.motion.quick}ms`,
        '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
        ...finger,
      }),
      sizeSmall: { minHeight: 30, padding: '4px 10px', fontSize: '0.8125rem', ...finger },
      sizeLarge: { minHeight: space.targetCompact, padding: '9px 20px', fontSize: '0.9375rem' },
      startIcon: { marginLeft: -2, marginRight: 8 },
      endIcon: { marginRight: -2, marginLeft: 8 },
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'primary' },
        style: ({ theme }) => ({
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.background.paper,
          borderColor: theme.vars.palette.line.main,
          '&:hover': { backgroundColor: theme.vars.palette.quiet, borderColor: theme.vars.palette.line.main },
          '&.Mui-disabled': { borderColor: theme.vars.palette.line.soft },
        }),
      },
      {
        props: { variant: 'text', color: 'primary' },
        style: ({ theme }) => ({ '&:hover': { backgroundColor: theme.vars.palette.primary.soft } }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: space.target,
        height: space.target,
        padding: 0,
        borderRadius: theme.radii.control,
        color: theme.vars.palette.text.secondary,
        transition: `background-color ${tokens.motion.quick}ms, color ${tokens.motion.quick}ms`,
        '&:hover': { backgroundColor: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
        [COARSE]: { width: space.targetCompact, height: space.targetCompact },
      }),
      sizeSmall: { width: 28, height: 28 },
      sizeLarge: { width: space.targetCompact, height: space.targetCompact },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 2,
        padding: 3,
        borderRadius: theme.radii.control,
        backgroundColor: theme.vars.palette.sunken,
      }),
      grouped: ({ theme }) => ({ border: 0, margin: 0, borderRadius: `${theme.radii.small}px !important` }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.label,
        minHeight: 30,
        ...finger,
        padding: '4px 12px',
        border: 0,
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.raised,
          boxShadow: `0 0 0 1px ${theme.vars.palette.line.main}`,
        },
      }),
    },
  },
};
