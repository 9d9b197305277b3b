import type { BreakdownPartName } from '@adaos/domain';
import Box from '@mui/material/Box';
import type { BreakdownRow } from './breakdown.ts';
import type { LabelPlaces } from './useLabelPlaces.ts';

export interface ConnectorsProps {
  rows: readonly BreakdownRow[];
  places: LabelPlaces;
  active: BreakdownPartName | null;
}

// Lines start and end at the middle of the swatch.
const INSET = 4;

/** Lines from each part of the bar to its label. All have the same curve and keep their order, so that none cross. */
export function Connectors({ rows, places: { anchors, labels }, active }: ConnectorsProps) {
  const shifts = rows.map((_row, index) => Math.abs((labels[index] ?? 0) - (anchors[index] ?? 0)));
  // The further a label had to move, the higher its line.
  const height = Math.round(Math.min(30, 14 + Math.max(0, ...shifts) / 8));
  return (
    <Box
      component="svg"
      aria-hidden="true"
      height={height}
      sx={{ display: 'block', width: '100%', overflow: 'visible', '@media print': { display: 'none' } }}
    >
      {rows.map(({ part }, index) => {
        const from = (anchors[index] ?? 0) + INSET;
        const to = (labels[index] ?? 0) + INSET;
        return (
          <Box
            component="path"
            key={part}
            d={`M${from} 2C${from} ${height * 0.65} ${to} ${height * 0.35} ${to} ${height - 2}`}
            fill="none"
            sx={(theme) => ({
              stroke: active === part ? theme.vars.palette.text.primary : theme.vars.palette.line.control,
              transition: theme.transitions.create('stroke'),
            })}
          />
        );
      })}
    </Box>
  );
}
