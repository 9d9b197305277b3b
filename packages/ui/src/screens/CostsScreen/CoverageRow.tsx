import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { grid } from '../../theme/grid.ts';

export interface CoverageRowProps {
  icon: ElementType;
  name: string;
  note: string;
  action: ReactNode;
  /** How much is known. */
  children: ReactNode;
}

/** One cost: its name, how much of it is known, and its actions. On phones the middle part is below the others. */
export function CoverageRow({ icon: Icon, name, note, action, children }: CoverageRowProps) {
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'grid',
        alignItems: 'center',
        columnGap: { xs: 1.5, md: 3 },
        rowGap: 1,
        py: 1.5,
        '& + li': { borderTop: theme.mixins.hairline(theme.vars.palette.line.main) },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          md: `minmax(0, 5fr) minmax(0, 6fr) minmax(${grid(13)}px, auto)`,
        },
        gridTemplateAreas: { xs: '"name action" "known known"', md: '"name known action"' },
      })}
    >
      <Box sx={{ gridArea: 'name', display: 'flex', gap: 1.5, minWidth: 0 }}>
        <Icon aria-hidden fontSize="small" sx={{ mt: 0.25, color: 'text.tertiary' }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h3" variant="label" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography
            variant="caption"
            component="p"
            sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.tertiary', textWrap: 'pretty' })}
          >
            {note}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ gridArea: 'known', minWidth: 0, '&:empty': { display: 'none' } }}>{children}</Box>
      <Box sx={{ gridArea: 'action', justifySelf: 'end', '&:empty': { display: 'none' } }}>{action}</Box>
    </Box>
  );
}
