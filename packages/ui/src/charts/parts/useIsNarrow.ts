import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether there is no room for names beside a plot. */
export function useIsNarrow(): boolean {
  return useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
}
