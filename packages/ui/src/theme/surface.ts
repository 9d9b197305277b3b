import type { Theme } from '@mui/material/styles';

/** The variable that holds what is behind an element; cards and floating elements set it, all else is on the page. */
export const SURFACE = '--adaos-bg';

/** The colour behind an element, for what has to cover what scrolls under it. */
export const surface = ({ vars }: Theme) => `var(${SURFACE}, ${vars.palette.background.default})`;
