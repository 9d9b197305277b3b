import useMediaQuery from '@mui/material/useMediaQuery';

/** True where rows become cards: on phones, or in windows up to a width. */
export function useIsNarrow(below: 'sm' | 'md' | 'lg'): boolean {
  return useMediaQuery((theme) => theme.breakpoints.down(below), { noSsr: true });
}
