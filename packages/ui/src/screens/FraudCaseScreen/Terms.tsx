import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A list of names with their values. */
export function Terms({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {children}
    </Box>
  );
}

interface TermProps {
  name: ReactNode;
  children: ReactNode;
  /** Nobody knows the value: it is no figure. */
  unknown?: boolean;
  /** The sum of those above. */
  total?: boolean;
}

export function Term({ name, children, unknown = false, total = false }: TermProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: 2,
        py: 1,
        borderTop: total ? 2 : 1,
        borderColor: total ? 'text.primary' : 'line.soft',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Typography component="dt" sx={{ color: total ? 'text.primary' : 'text.secondary' }}>
        {name}
      </Typography>
      <Typography
        component="dd"
        sx={(theme) => ({
          ...theme.mixins.tabular,
          m: 0,
          textAlign: 'right',
          color: unknown ? 'text.secondary' : 'text.primary',
          fontWeight: unknown ? 'regular' : 'strong',
        })}
      >
        {children}
      </Typography>
    </Box>
  );
}
