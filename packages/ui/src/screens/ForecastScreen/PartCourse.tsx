import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ForecastChart, type ForecastSeries } from '../../charts/ForecastChart/index.ts';
import { grid } from '../../theme/grid.ts';
import { messages } from './ForecastScreen.messages.ts';
import type { Part } from './ForecastView.ts';
import { partsMessages } from './parts.messages.ts';

const HEIGHT = grid(27.5);

export interface PartCourseProps {
  part: Part;
  name: string;
  currency: string | null;
}

/** What a part sold week by week, and what is expected of it, with its bounds. */
export function PartCourse({ part, name, currency }: PartCourseProps) {
  const intl = useIntl();
  const { past, weeks } = part;
  const unit = useMemo(() => ({ currency }), [currency]);
  const points = useMemo(() => [...past, ...weeks].map(({ start }) => start), [past, weeks]);
  const series = useMemo(
    (): ForecastSeries[] => [
      {
        id: 'part',
        label: intl.formatMessage(messages.sales),
        color: 'goods',
        history: past.map(({ sales }) => sales),
        forecast: weeks.map(({ sales }) => sales),
        low: weeks.map(({ low }) => low),
        high: weeks.map(({ high }) => high),
      },
    ],
    [intl, past, weeks],
  );
  return (
    <ForecastChart
      title={intl.formatMessage(partsMessages.course, { name })}
      points={points}
      past={past.length}
      granularity="day"
      series={series}
      unit={unit}
      height={HEIGHT}
    />
  );
}
