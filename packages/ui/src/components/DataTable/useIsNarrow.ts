import useMediaQuery from '@mui/material/useMediaQuery';

/** True on phones, where rows become cards. */
export function useIsNarrow(): boolean {
  return useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
}
