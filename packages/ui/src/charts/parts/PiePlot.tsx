import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { useDeferredValue, useId } from 'react';
import { useIntl } from 'react-intl';
import { unseen } from '../../internal/unseen.ts';
import { messages } from '../charts.messages.ts';
import { focusFrame } from './focusFrame.ts';
import { ItemTooltip } from './Tooltip.tsx';
import { cssColor, type ChartColor } from './types.ts';

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
  /** Of the square it is drawn in, in px. */
  size: number;
}

const slots = { tooltip: ItemTooltip };
const NO_MARGIN = { top: 4, bottom: 4, left: 4, right: 4 };

/** A ring of parts on MUI X. They are reached by the arrow keys and read out. */
export function PiePlot({ parts, title, size }: PiePlotProps) {
  const intl = useIntl();
  const theme = useTheme();
  const descriptionId = useId();
  const shown = useDeferredValue(true, false);
  const description = intl.formatMessage(messages.descriptionOfParts, {
    parts: parts.map(({ label, text: value }) => intl.formatMessage(messages.part, { label, value })).join(' '),
  });
  return (
    <Box
      role="group"
      aria-label={title}
      aria-describedby={descriptionId}
      sx={[focusFrame, { width: size, height: size }]}
    >
      <Box id={descriptionId} sx={unseen}>
        {description}
      </Box>
      {shown && (
        <PieChart
          skipAnimation
          hideLegend
          width={size}
          height={size}
          margin={NO_MARGIN}
          slots={slots}
          localeText={{
            loading: intl.formatMessage(messages.loading),
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
      )}
    </Box>
  );
}
