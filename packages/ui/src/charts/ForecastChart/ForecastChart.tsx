import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Unit } from '../../i18n/index.ts';
import { ChartFrame, type ChartCardProps } from '../ChartFrame/index.ts';
import { forecastMessages } from './forecast.messages.ts';
import type { BandData } from '../parts/Band.tsx';
import type { LinePlotSeries } from '../parts/LinePlot.tsx';
import { LinePlot } from '../parts/lazyPlots.tsx';
import type { ChartData } from '../parts/types.ts';
import { useIsNarrow } from '../parts/useIsNarrow.ts';
import { isEmpty } from '../parts/useSeriesTable.ts';
import { useTexts } from '../parts/useTexts.ts';
import { forecastTable } from './forecastTable.ts';
import { joined } from './joined.ts';
import type { ForecastSeries } from './types.ts';

export interface ForecastChartProps extends ChartCardProps {
  /** Days `YYYY-MM-DD` or months `YYYY-MM`: first those of the past, then those to come. */
  points: readonly string[];
  granularity: 'day' | 'month';
  /** How many of the points are past. */
  past: number;
  series: readonly ForecastSeries[];
  unit: Unit;
}

/** What was and what is expected: the forecast continues as a dotted line, with the area that it may be in. */
export function ForecastChart({ points, granularity, past, series, unit, ...card }: ForecastChartProps) {
  const intl = useIntl();
  const narrow = useIsNarrow();
  const whole = useMemo(
    (): ChartData => ({ points, granularity, unit, series: series.map((one) => joined(one, past, points.length)) }),
    [points, granularity, unit, series, past],
  );
  const texts = useTexts(whole);
  const { data, bands } = useMemo(() => {
    const found: BandData[] = [];
    const lines = series.flatMap((one): LinePlotSeries[] => {
      const { history, forecast, low, high } = joined(one, past, points.length);
      if (low !== undefined && high !== undefined) found.push({ id: one.id, color: one.color, low, high });
      const between = (value: number, index: number) => {
        const [least, most] = [low?.[index] ?? null, high?.[index] ?? null];
        if (least === null || most === null) return texts.value(value);
        return intl.formatMessage(forecastMessages.between, {
          value: texts.value(value),
          low: texts.value(least),
          high: texts.value(most),
        });
      };
      return [
        { id: one.id, label: one.label, color: one.color, values: history, partial: true },
        {
          id: `forecast-${one.id}`,
          label: intl.formatMessage(forecastMessages.forecastOf, { label: one.label }),
          color: one.color,
          values: forecast,
          partial: true,
          // It begins at the last known value so that the line continues; that value is read out as known, not as a forecast.
          silent: (index) => index < past,
          text: between,
        },
      ];
    });
    return { data: { points, granularity, unit, series: lines }, bands: found };
  }, [intl, texts, points, granularity, unit, series, past]);
  const table = useMemo(
    () => forecastTable({ points, past, series, texts, intl }),
    [points, past, series, texts, intl],
  );
  return (
    <ChartFrame {...card} empty={isEmpty(whole)} table={table} legend={narrow ? series : undefined}>
      <LinePlot
        data={data}
        title={card.title}
        narrow={narrow}
        endLabels={narrow ? [] : whole.series}
        fromZero
        bands={bands}
        divider={{ index: Math.max(0, past - 1), label: intl.formatMessage(forecastMessages.forecast) }}
      />
    </ChartFrame>
  );
}
