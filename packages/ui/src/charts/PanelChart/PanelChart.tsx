import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFormatters, type Unit } from '../../i18n/index.ts';
import { ChartFrame, Swatch, type ChartCardProps, type ChartTable } from '../ChartFrame/index.ts';
import { messages } from '../charts.messages.ts';
import { BarPlot, LinePlot } from '../parts/lazyPlots.tsx';
import type { ChartGranularity, ChartSeries } from '../parts/types.ts';
import { useIsNarrow } from '../parts/useIsNarrow.ts';
import { usePointTexts } from '../parts/useTexts.ts';
import { grid } from '../../theme/grid.ts';

export interface ChartPanel extends ChartSeries {
  unit: Unit;
  /** Default `line`, with the area under it filled. */
  kind?: 'line' | 'bar';
}

export interface PanelChartProps extends ChartCardProps {
  points: readonly string[];
  granularity: ChartGranularity;
  /** Two or three, one above the other. */
  panels: readonly ChartPanel[];
}

const NO_LABELS: readonly ChartSeries[] = [];
const AXIS = grid(5.5);
const CAPTION = grid(2.75);

/** Values in different units over the same points: a panel each, since one axis cannot have two units. */
export function PanelChart({ points, granularity, panels, ...card }: PanelChartProps) {
  const intl = useIntl();
  const narrow = useIsNarrow();
  const { point } = usePointTexts(granularity);
  const { value: write } = useFormatters();
  const table = useMemo(
    (): ChartTable => ({
      rowHeader: intl.formatMessage(messages[granularity]),
      columns: panels.map(({ id, label }) => ({ id, label })),
      rowCount: points.length,
      latestFirst: granularity !== 'label',
      rowAt: (index) => {
        const at = points[index] ?? '';
        const values = panels.map((panel) => panel.values[index] ?? null);
        return {
          id: at,
          name: point(at),
          values,
          texts: values.map((value, panel) =>
            value === null ? intl.formatMessage(messages.unknown) : write(value, panels[panel]?.unit ?? 'number'),
          ),
        };
      },
    }),
    [intl, granularity, panels, points, point, write],
  );
  const datas = useMemo(
    () =>
      panels.map((panel) => ({
        points,
        granularity,
        unit: panel.unit,
        series: [{ ...panel, area: panel.kind !== 'bar' }],
      })),
    [panels, points, granularity],
  );
  const empty = panels.every(({ values }) => values.every((value) => value === null));
  return (
    <ChartFrame {...card} empty={empty} table={table}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
        {datas.map((data, index) => {
          const panel = panels[index];
          if (panel === undefined) return null;
          const shared = {
            data,
            title: `${card.title}: ${panel.label}`,
            narrow,
            axisWidth: AXIS,
          };
          return (
            <Box key={panel.id} sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
              <Typography
                variant="caption"
                component="div"
                sx={{ display: 'flex', alignItems: 'center', gap: 0.75, height: CAPTION, color: 'text.primary' }}
              >
                <Swatch color={panel.color} />
                {panel.label}
              </Typography>
              <Box sx={{ flex: 1, minHeight: 0 }}>
                {panel.kind === 'bar' ? (
                  <BarPlot {...shared} layout="vertical" />
                ) : (
                  <LinePlot {...shared} endLabels={NO_LABELS} fromZero />
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
    </ChartFrame>
  );
}
