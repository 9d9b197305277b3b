import type { Components, Theme } from '@mui/material/styles';
import { COARSE, finger } from '../finger.ts';
import * as tokens from '../generated/tokens.ts';
import { clears, opens, SelectIcon } from './icons.tsx';
import { grid } from '../grid.ts';
import { rem } from '../typography.ts';

export const fieldOverrides: Components<Theme> = {
  MuiTextField: { defaultProps: { fullWidth: true } },
  // Labels are above their field and never move.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.label,
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: theme.spacing(0.75),
        whiteSpace: 'normal',
        color: theme.vars.palette.text.secondary,
        '&.Mui-focused': { color: theme.vars.palette.text.secondary },
        '&.Mui-error': { color: theme.vars.palette.text.secondary },
      }),
      asterisk: { display: 'none' },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: grid(5),
        ...finger,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.secondary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: theme.vars.palette.primary.main,
          boxShadow: theme.mixins.ring(theme.vars.palette.primary.main),
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main },
        '&.Mui-error.Mui-focused .MuiOutlinedInput-notchedOutline': {
          boxShadow: theme.mixins.ring(theme.vars.palette.error.main),
        },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.sunken },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.line.main },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.line.control,
        '& legend': { display: 'none' },
      }),
      input: ({ theme }) => ({
        height: 'auto',
        padding: theme.spacing(1.25, 1.5),
        ...theme.typography.body1,
        fontSize: theme.typography.bodyLarge.fontSize,
        // From 16 px, phones do not zoom in on the field.
        [COARSE]: { fontSize: rem(tokens.type.input.fontSize) },
        '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
      }),
      multiline: { padding: 0 },
      adornedEnd: { paddingRight: grid(0.75) },
      adornedStart: { paddingLeft: grid(1.5) },
    },
  },
  MuiInputAdornment: { styleOverrides: { positionEnd: { '& > .MuiTypography-root': { paddingRight: grid(0.75) } } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        margin: theme.spacing(0.75, 0, 0),
        // Also below a field that is disabled: it says why.
        '&, &.Mui-disabled': { color: theme.vars.palette.text.tertiary },
        '&.Mui-error': { color: theme.vars.palette.error.main },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: grid(-1), '&:has(.MuiSwitch-root)': { marginLeft: grid(-0.75), gap: grid(0.75) }, ...finger },
      label: ({ theme }) => theme.typography.body1,
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: grid(5), height: grid(3), padding: 0, margin: grid(0.75) },
      switchBase: ({ theme }) => ({
        padding: theme.spacing(0.5),
        color: theme.vars.palette.common.white,
        '&.Mui-checked': { transform: `translateX(${grid(2)}px)`, color: theme.vars.palette.primary.contrastText },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars.palette.primary.main },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `${tokens.border.strong}px solid ${theme.vars.palette.focus}`,
          outlineOffset: tokens.border.strong,
        },
      }),
      thumb: { width: grid(2), height: grid(2), boxShadow: 'none', backgroundColor: 'currentColor' },
      track: ({ theme }) => ({
        borderRadius: theme.radii.full,
        opacity: 1,
        backgroundColor: theme.vars.palette.line.control,
      }),
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: SelectIcon },
    styleOverrides: {
      icon: ({ theme }) => ({
        color: theme.vars.palette.text.tertiary,
        right: grid(1),
        transition: theme.transitions.create('transform'),
      }),
    },
  },
  MuiAutocomplete: {
    defaultProps: { popupIcon: opens, clearIcon: clears },
    styleOverrides: {
      inputRoot: { padding: `0 ${grid(4.5)}px 0 0 !important` },
      input: { padding: `${grid(1.25)}px ${grid(1.5)}px !important` },
      paper: ({ theme }) => ({ marginTop: theme.spacing(0.5), backgroundColor: theme.vars.palette.raised }),
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { height: grid(0.5) },
      rail: ({ theme }) => ({ opacity: 1, backgroundColor: theme.vars.palette.line.control }),
      thumb: ({ theme }) => ({
        width: grid(2.25),
        height: grid(2.25),
        border: `${tokens.border.strong}px solid ${theme.vars.palette.primary.main}`,
        backgroundColor: theme.vars.palette.background.paper,
        boxShadow: 'none',
        '&::before': { boxShadow: 'none' },
        '&:hover, &.Mui-focusVisible': { boxShadow: theme.mixins.ring(theme.vars.palette.primary.soft, grid(0.75)) },
      }),
    },
  },
};
