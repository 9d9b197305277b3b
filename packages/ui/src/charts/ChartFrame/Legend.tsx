import Box from '@mui/material/Box';
import { grid } from '../../theme/grid.ts';
import { cssColor, type ChartColor } from '../../theme/chartColor.ts';

export interface LegendItem {
  id: string;
  label: string;
  color: ChartColor;
}

/** The names of the series above the chart, if there is no room beside it. */
export function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, listStyle: 'none', m: 0, p: 0, mb: 1 }}
    >
      {items.map(({ id, label, color }) => (
        <Box
          component="li"
          key={id}
          sx={(theme) => ({
            ...theme.typography.caption,
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            color: 'text.primary',
          })}
        >
          <Swatch color={color} />
          {label}
        </Box>
      ))}
    </Box>
  );
}

/** The colour of the series that a name belongs to. */
export function Swatch({ color }: { color: ChartColor }) {
  return (
    <Box
      aria-hidden="true"
      data-swatch=""
      sx={(theme) => ({
        flex: 'none',
        width: grid(1.25),
        height: grid(1.25),
        borderRadius: `${theme.radii.mark}px`,
        backgroundColor: cssColor(theme, color),
      })}
    />
  );
}
