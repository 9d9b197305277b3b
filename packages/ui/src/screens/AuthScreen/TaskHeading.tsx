import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

export type TaskHeadingProps = { title: ReactNode; lead?: ReactNode; titleRef?: Ref<HTMLHeadingElement> };

/** The title of a page of the login flow, with one line of explanation. */
export function TaskHeading({ title, lead, titleRef }: TaskHeadingProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Typography variant="h1" ref={titleRef} tabIndex={-1} sx={{ outline: 'none', textWrap: 'balance' }}>
        {title}
      </Typography>
      {lead !== undefined && <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>{lead}</Typography>}
    </Box>
  );
}
