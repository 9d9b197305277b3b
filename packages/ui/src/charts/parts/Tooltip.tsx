import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useAxesTooltip, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import type { ReactNode } from 'react';
import { grid } from '../../theme/grid.ts';

export interface Item {
  key: string;
  color: string;
  label: ReactNode;
  value: string;
}

// They are placed at the data, so the pointer, a finger and the arrow keys show them in the same place.

/** The values of lines at the point under the pointer or the keyboard, beside the marks rather than over them. */
export function LineTooltip() {
  return (
    <ChartsTooltipContainer trigger="axis" anchor="chart" placement="right">
      <AxisValues />
    </ChartsTooltipContainer>
  );
}

/** The value of the part under the pointer or the keyboard. */
export function ItemTooltip() {
  return (
    <ChartsTooltipContainer trigger="item">
      <ItemValue />
    </ChartsTooltipContainer>
  );
}

function AxisValues() {
  const [axis] = useAxesTooltip() ?? [];
  if (axis === undefined) return null;
  const items = axis.seriesItems.flatMap(({ seriesId, color, formattedLabel, formattedValue }) =>
    // A series without a text for a point is not of that point.
    formattedValue ? [{ key: seriesId, color, label: formattedLabel, value: formattedValue }] : [],
  );
  return <Values title={axis.axisFormattedValue} items={items} />;
}

function ItemValue() {
  const item = useItemTooltip<'pie'>();
  if (!item?.formattedValue) return null;
  return <Values items={[{ key: 'item', color: item.color, label: item.label, value: item.formattedValue }]} />;
}

export function Values({ title, items }: { title?: string; items: readonly Item[] }) {
  return (
    <Box
      sx={(theme) => ({
        m: 1,
        px: 1.5,
        py: 1.25,
        borderRadius: `${theme.radii.control}px`,
        border: theme.mixins.hairline(theme.vars.palette.line.main),
        backgroundColor: theme.vars.palette.raised,
        boxShadow: theme.vars.palette.shadow.float,
      })}
    >
      {title !== undefined && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary', mb: 0.75 }}>
          {title}
        </Typography>
      )}
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'auto auto auto', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}
      >
        {items.map(({ key, color, label, value }) => (
          <Box key={key} sx={(theme) => ({ ...theme.typography.body2, display: 'contents' })}>
            <Box
              sx={(theme) => ({ width: grid(1), height: grid(1), borderRadius: `${theme.radii.mark}px` })}
              style={{ backgroundColor: color }}
            />
            <Box>{label}</Box>
            <Box
              sx={(theme) => ({
                ...theme.mixins.tabular,
                pl: 1.5,
                textAlign: 'right',
                fontWeight: theme.typography.fontWeightStrong,
              })}
            >
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
