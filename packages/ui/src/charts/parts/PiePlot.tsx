import { useTheme } from '@mui/material/styles';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { grid } from '../../theme/grid.ts';
import { messages } from '../charts.messages.ts';
import { pieMessages } from '../PieChart/pie.messages.ts';
import { PlotFrame } from './PlotFrame.tsx';
import { ringSkeleton } from './plotSkeletons.tsx';
import { ItemTooltip } from './Tooltip.tsx';
import { cssColor, type ChartColor } from '../../theme/chartColor.ts';

export interface PiePlotPart {
  id: string;
  label: string;
  value: number;
  color: ChartColor;
  text: string;
}

export interface PiePlotProps {
  parts: readonly PiePlotPart[];
  title: string;
  /** The side of its square, in px. */
  size: number;
}

const slots = { tooltip: ItemTooltip };
const MARGIN = grid(0.5);

/** A ring of parts on MUI X. They are reached by the arrow keys and read out. */
export function PiePlot({ parts, title, size }: PiePlotProps) {
  const intl = useIntl();
  const theme = useTheme();
  const shown = useDeferredValue(true, false);
  const description = intl.formatMessage(pieMessages.descriptionOfParts, {
    parts: parts.map(({ label, text: value }) => intl.formatMessage(messages.part, { label, value })).join(' '),
  });
  return (
    <PlotFrame title={title} description={description} sx={{ width: size, height: size }}>
      {shown ? (
        <PieChart
          skipAnimation
          hideLegend
          width={size}
          height={size}
          margin={MARGIN}
          slots={slots}
          localeText={{
            loading: intl.formatMessage(pieMessages.loading),
            noData: intl.formatMessage(messages.noData),
          }}
          series={[
            {
              id: 'parts',
              innerRadius: '68%',
              paddingAngle: 1,
              cornerRadius: 2,
              valueFormatter: (_part, { dataIndex }) => parts[dataIndex]?.text ?? '',
              data: parts.map(({ id, label, value, color }) => ({ id, label, value, color: cssColor(theme, color) })),
            },
          ]}
          sx={{ [`& .${pieClasses.arc}`]: { stroke: 'none' } }}
        />
      ) : (
        ringSkeleton
      )}
    </PlotFrame>
  );
}
