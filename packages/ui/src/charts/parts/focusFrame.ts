import type { CSSObject, Theme } from '@mui/material/styles';

/** Around a drawing. What MUI X focuses is transparent and has no outline of its own. */
export const focusFrame = (theme: Theme): CSSObject => ({
  borderRadius: `${theme.radii.small}px`,
  '&:focus-visible, &:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 4 },
});
