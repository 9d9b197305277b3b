/**
 * Computes the style of a `styled` component once for each theme instead of on each render, for components that a screen has many
 * of. Styles that depend on props are in `variants`. MUI uses it for its own components; only the name is unstable.
 */
export { unstable_memoTheme as memoTheme } from '@mui/material/utils';
