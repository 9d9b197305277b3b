import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import * as tokens from '../../theme/generated/tokens.ts';

export interface LedgerLineProps {
  name: ReactNode;
  amount: ReactNode;
  /** Under the name: how well the amount is known, and what it is based on. */
  note?: ReactNode;
  /** For sums. */
  strong?: boolean;
  /** For amounts that are not known. */
  quiet?: boolean;
  /** For the line whose orders are shown. */
  chosen?: boolean;
}

/** One line of a ledger column: a name on the left, its amount on the right. */
export function LedgerLine({ name, amount, note, strong = false, quiet = false, chosen = false }: LedgerLineProps) {
  return (
    <Box
      component="li"
      sx={(theme) => ({
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        alignItems: 'baseline',
        mx: -1.25,
        px: 1.25,
        py: 1,
        // The line ends with the text; the background of the chosen one extends past it.
        '&:not(:first-of-type)::before': {
          content: '""',
          position: 'absolute',
          insetInline: theme.spacing(1.25),
          top: 0,
          height: `${tokens.border.hairline}px`,
          backgroundColor: theme.vars.palette.line[strong ? 'main' : 'soft'],
        },
        ...(chosen && { backgroundColor: theme.vars.palette.primary.soft, borderRadius: `${theme.radii.small}px` }),
      })}
    >
      <Box sx={{ fontWeight: strong || chosen ? 'bold' : 'regular' }}>{name}</Box>
      <Box
        sx={(theme) => ({
          ...theme.mixins.tabular,
          textAlign: 'right',
          whiteSpace: 'nowrap',
          fontWeight: quiet ? 'regular' : strong ? 'bold' : 'medium',
          color: quiet ? 'text.secondary' : 'text.primary',
        })}
      >
        {amount}
      </Box>
      {note !== undefined && <Box sx={{ gridColumn: '1 / -1', mt: 0.25 }}>{note}</Box>}
    </Box>
  );
}
