import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './Skeletons.messages.ts';

export type LoadingRegionProps = {
  /** What is awaited, for those who can't see the shapes. Default: "Loading…". */
  label?: string;
  /** Skeletons in the shape of what will come. */
  children: ReactNode;
};

/** Holds a screen's skeletons and says once that it loads. */
export function LoadingRegion({ label, children }: LoadingRegionProps) {
  const { formatMessage } = useIntl();
  return (
    <Box role="status" aria-label={label ?? formatMessage(messages.loading)}>
      <Box aria-hidden>{children}</Box>
    </Box>
  );
}
