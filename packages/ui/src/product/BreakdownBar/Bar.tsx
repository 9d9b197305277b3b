import type { BreakdownPartName } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { BreakdownRow } from './breakdown.ts';
import { hatch, partBackground } from './colors.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

export interface BarProps {
  ref: Ref<HTMLDivElement>;
  rows: readonly BreakdownRow[];
  salesEnd: number | null;
  salesEndLabel: string;
  active: BreakdownPartName | null;
  onActivate: (part: BreakdownPartName | null) => void;
}

const HEIGHT = grid(2.75);

/** The bar itself. Decorative: the list below it says the same in words. */
export function Bar({ ref, rows, salesEnd, salesEndLabel, active, onActivate }: BarProps) {
  return (
    <Box
      ref={ref}
      aria-hidden="true"
      onPointerLeave={() => onActivate(null)}
      sx={{ position: 'relative', pt: salesEnd === null ? 0 : 2.75 }}
    >
      <Box
        sx={(theme) => ({
          display: 'flex',
          gap: 0.25,
          height: HEIGHT,
          borderRadius: `${theme.radii.small}px`,
          overflow: 'hidden',
          backgroundColor: theme.vars.palette.sunken,
        })}
      >
        {rows.map((row) =>
          row.width === null ? (
            <Box key={row.part} data-anchor sx={{ position: 'absolute', left: `${100 * (salesEnd ?? 1)}%` }} />
          ) : (
            <Box
              key={row.part}
              data-anchor
              onPointerEnter={() => onActivate(row.part)}
              sx={(theme) => ({
                flexGrow: row.width,
                flexBasis: 0,
                minWidth: grid(0.5),
                background: partBackground(theme, row),
                opacity: active === null || active === row.part ? 1 : 0.32,
                transition: theme.transitions.create('opacity'),
              })}
            />
          ),
        )}
      </Box>
      {salesEnd !== null && <SalesEnd at={salesEnd} label={salesEndLabel} />}
    </Box>
  );
}

function SalesEnd({ at, label }: { at: number; label: string }) {
  return (
    <>
      <Box
        style={{ left: `${100 * at}%` }}
        sx={(theme) => ({
          position: 'absolute',
          right: 0,
          bottom: 0,
          height: HEIGHT,
          background: hatch(theme.vars.palette.error.main, 'transparent'),
          borderTopRightRadius: `${theme.radii.small}px`,
          borderBottomRightRadius: `${theme.radii.small}px`,
        })}
      />
      <Box
        style={{ left: `${100 * at}%` }}
        sx={(theme) => ({
          position: 'absolute',
          top: grid(0.5),
          bottom: grid(-0.5),
          width: tokens.border.strong,
          ml: -0.25,
          backgroundColor: theme.vars.palette.text.primary,
        })}
      />
      <Typography
        variant="caption"
        style={{ right: `${100 * (1 - at)}%` }}
        sx={(theme) => ({
          ...theme.mixins.tabular,
          position: 'absolute',
          top: 0,
          pr: 0.75,
          whiteSpace: 'nowrap',
          fontWeight: 'strong',
        })}
      >
        {label}
      </Typography>
    </>
  );
}
