/**
 * Works the style of a `styled` component out once for a theme instead of at each drawing, for what a screen has many of. What hangs
 * on props stands in `variants`. MUI makes its own components so; the name is all that is unstable about it.
 */
export { unstable_memoTheme as memoTheme } from '@mui/material/utils';
