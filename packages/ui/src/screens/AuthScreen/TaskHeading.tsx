import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

export type TaskHeadingProps = { title: ReactNode; lead?: ReactNode; titleRef?: Ref<HTMLHeadingElement> };

/** Names the task of a page around the login, and says in a line what it brings. */
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
