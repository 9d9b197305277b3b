import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { grid } from '../../theme/grid.ts';
import { Values } from './Tooltip.tsx';

export interface BarTooltipProps {
  /** The name of a point, by its index among those that are drawn. */
  nameOf: (index: number) => string;
  /** What is said of it below its values. */
  notesOf: (index: number) => readonly string[];
}

/** The values of the bars under the pointer or the keyboard; the chart itself reads them out. */
export function BarTooltip(props: BarTooltipProps) {
  return (
    <ChartsTooltipContainer trigger="axis" anchor="chart">
      <BarValues {...props} />
    </ChartsTooltipContainer>
  );
}

function BarValues({ nameOf, notesOf }: BarTooltipProps) {
  const [axis] = useAxesTooltip() ?? [];
  if (axis === undefined) return null;
  const items = axis.seriesItems.flatMap(({ seriesId, color, formattedLabel, formattedValue }) =>
    formattedValue ? [{ key: seriesId, color, label: formattedLabel, value: formattedValue }] : [],
  );
  const notes = notesOf(axis.dataIndex);
  const name = nameOf(axis.dataIndex);
  return (
    <>
      <Values title={name} items={items} />
      {notes.length > 0 && (
        <Typography
          variant="caption"
          component="div"
          sx={(theme) => ({
            mx: 1,
            mb: 1,
            px: 1.5,
            py: 1,
            maxWidth: grid(40),
            color: 'text.secondary',
            borderRadius: `${theme.radii.control}px`,
            border: theme.mixins.hairline(theme.vars.palette.line.main),
            backgroundColor: theme.vars.palette.raised,
          })}
        >
          {notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
        </Typography>
      )}
    </>
  );
}
