import type { Components, Theme } from '@mui/material/styles';
import { COARSE, finger } from '../finger.ts';
import * as tokens from '../generated/tokens.ts';
import { grid } from '../grid.ts';

const { space } = tokens;
const QUICK = { duration: tokens.motion.quick };

export const buttonOverrides: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'primary' },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: space.target,
        padding: theme.spacing(0.75, 1.75),
        whiteSpace: 'nowrap',
        transition: theme.transitions.create(['background-color', 'border-color', 'color'], QUICK),
        '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
        ...finger,
      }),
      sizeSmall: ({ theme }) => ({
        minHeight: grid(3.75),
        padding: theme.spacing(0.5, 1.25),
        fontSize: theme.typography.label.fontSize,
        ...finger,
      }),
      sizeLarge: ({ theme }) => ({
        minHeight: space.targetCompact,
        padding: theme.spacing(1, 2.5),
        fontSize: theme.typography.bodyLarge.fontSize,
      }),
      startIcon: { marginLeft: grid(-0.25), marginRight: grid(1) },
      endIcon: { marginRight: grid(-0.25), marginLeft: grid(1) },
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
        transition: theme.transitions.create(['background-color', 'color'], QUICK),
        '&:hover': { backgroundColor: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
        [COARSE]: { width: space.targetCompact, height: space.targetCompact },
      }),
      sizeSmall: { width: grid(3.5), height: grid(3.5) },
      sizeLarge: { width: space.targetCompact, height: space.targetCompact },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: theme.spacing(0.25),
        padding: theme.spacing(0.25),
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
        minHeight: grid(4),
        ...finger,
        padding: theme.spacing(0.5, 1.5),
        border: 0,
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.raised,
          boxShadow: theme.mixins.ring(theme.vars.palette.line.main),
        },
      }),
    },
  },
};
