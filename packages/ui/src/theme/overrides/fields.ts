import type { Components, Theme } from '@mui/material/styles';
import { COARSE, finger } from '../finger.ts';
import { tokens } from '../generated/tokens.ts';
import { clears, opens, SelectIcon } from './icons.tsx';

export const fieldOverrides: Components<Theme> = {
  MuiTextField: { defaultProps: { fullWidth: true } },
  // Labels stand above their field and never move.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.label,
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
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
        minHeight: 40,
        ...finger,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.secondary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: theme.vars.palette.primary.main,
          boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main },
        '&.Mui-error.Mui-focused .MuiOutlinedInput-notchedOutline': {
          boxShadow: `0 0 0 1px ${theme.vars.palette.error.main}`,
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
        padding: '10px 12px',
        ...theme.typography.body1,
        fontSize: '0.9375rem',
        // From 16 px on a phone does not zoom in on the field.
        [COARSE]: { fontSize: '1rem' },
        '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
      }),
      multiline: { padding: 0 },
      adornedEnd: { paddingRight: 6 },
      adornedStart: { paddingLeft: 12 },
    },
  },
  MuiInputAdornment: { styleOverrides: { positionEnd: { '& > .MuiTypography-root': { paddingRight: 6 } } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        margin: '6px 0 0',
        // Also below a field that is disabled: it says why.
        '&, &.Mui-disabled': { color: theme.vars.palette.text.tertiary },
        '&.Mui-error': { color: theme.vars.palette.error.main },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: -8, '&:has(.MuiSwitch-root)': { marginLeft: -6, gap: 6 }, ...finger },
      label: ({ theme }) => theme.typography.body1,
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 40, height: 24, padding: 0, margin: 6 },
      switchBase: ({ theme }) => ({
        padding: 3,
        color: theme.vars.palette.common.white,
        '&.Mui-checked': { transform: 'translateX(16px)', color: theme.vars.palette.primary.contrastText },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars.palette.primary.main },
        '&.Mui-focusVisible + .MuiSwitch-track': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
      }),
      thumb: { width: 18, height: 18, boxShadow: 'none', backgroundColor: 'currentColor' },
      track: ({ theme }) => ({ borderRadius: 12, opacity: 1, backgroundColor: theme.vars.palette.line.control }),
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: SelectIcon },
    styleOverrides: {
      icon: ({ theme }) => ({
        color: theme.vars.palette.text.tertiary,
        right: 8,
        transition: `transform ${tokens.motion.quick}ms`,
      }),
    },
  },
  MuiAutocomplete: {
    defaultProps: { popupIcon: opens, clearIcon: clears },
    styleOverrides: {
      inputRoot: { padding: '0 36px 0 0 !important' },
      input: { padding: '10px 12px !important' },
      paper: ({ theme }) => ({ marginTop: 4, backgroundColor: theme.vars.palette.raised }),
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { height: 4 },
      rail: ({ theme }) => ({ opacity: 1, backgroundColor: theme.vars.palette.line.control }),
      thumb: ({ theme }) => ({
        width: 18,
        height: 18,
        border: `2px solid ${theme.vars.palette.primary.main}`,
        backgroundColor: theme.vars.palette.background.paper,
        boxShadow: 'none',
        '&::before': { boxShadow: 'none' },
        '&:hover, &.Mui-focusVisible': { boxShadow: `0 0 0 6px ${theme.vars.palette.primary.soft}` },
      }),
    },
  },
};
