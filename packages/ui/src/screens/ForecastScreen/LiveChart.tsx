import Box from '@mui/material/Box';
import { whatIf } from '@adaos/domain';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ForecastChart, type ForecastSeries } from '../../charts/ForecastChart/index.ts';
import { FilterButtons } from '../../components/FilterButtons/index.ts';
import { atMostName } from '../../product/AtMost/index.ts';
import { grid } from '../../theme/grid.ts';
import { messages } from './ForecastScreen.messages.ts';
import type { BaselineData, Expected, ForecastChanges, PlainData } from './ForecastView.ts';
import { basisOf, heldOfChart, toPlainMonth } from './live.ts';
import { liveMessages } from './live.messages.ts';

const HEIGHT = grid(37.5);
/** Of the ad spend of a month. */
const SHARES = { days: 1 / 30, weeks: 7 / 30, months: 1 } as const;

type Steps = keyof typeof SHARES;

export interface LiveChartProps {
  baseline: BaselineData;
  plain: PlainData;
  changes: ForecastChanges;
}

interface Point {
  at: string;
  sales: number;
  profit: number | null;
}

const TEXTS = { days: liveMessages.daysText, weeks: liveMessages.weeksText, months: messages.chartText } as const;
const HELD_TEXTS = { day: liveMessages.heldDays, week: messages.heldWeeks, month: messages.heldMonths } as const;

function pastOf(steps: Steps, { baseline }: BaselineData, { pastWeeks, pastDays }: PlainData): Point[] {
  switch (steps) {
    case 'days':
      return pastDays.map(({ day, sales, profit }) => ({ at: day, sales, profit }));
    case 'weeks':
      return pastWeeks.map(({ start, sales, profit }) => ({ at: start, sales, profit }));
    case 'months':
      return baseline.map(({ month, sales, profit }) => ({ at: month, sales, profit }));
  }
}

function comingOf(steps: Steps, { days, weeks, months }: PlainData): (Expected & { at: string })[] {
  switch (steps) {
    case 'days':
      return days.map(({ day, ...amounts }) => ({ at: day, ...amounts }));
    case 'weeks':
      return weeks.map(({ start, ...amounts }) => ({ at: start, ...amounts }));
    case 'months':
      return months.map(({ month, ...amounts }) => ({ at: month, ...amounts }));
  }
}

/** What was, what is expected if nothing changes, with its bounds, and the course with the changes. */
export function LiveChart({ baseline, plain, changes }: LiveChartProps) {
  const intl = useIntl();
  const known = plain.months.some(({ profit }) => profit !== null);
  const [chosen, setFigure] = useState<'profit' | 'sales'>('profit');
  const [chosenSteps, setSteps] = useState<Steps>(() =>
    baseline.baseline.length > 0 || plain.weeks.length === 0 ? 'months' : 'weeks',
  );
  const figure = known ? chosen : 'sales';
  const offered: readonly Steps[] = [
    ...(plain.days.length > 0 ? (['days'] as const) : []),
    ...(plain.weeks.length > 0 ? (['weeks'] as const) : []),
    'months',
  ];
  const steps = offered.includes(chosenSteps) ? chosenSteps : 'months';
  const { currency, missing } = baseline;
  const unit = useMemo(() => ({ currency }), [currency]);
  const past = useMemo((): Point[] => pastOf(steps, baseline, plain), [steps, baseline, plain]);
  const coming = useMemo(() => comingOf(steps, plain), [steps, plain]);
  const points = useMemo(() => [...past, ...coming].map(({ at }) => at), [past, coming]);
  const series = useMemo((): ForecastSeries[] => {
    const name =
      figure === 'profit'
        ? atMostName(intl, intl.formatMessage(messages.profitName), missing)
        : intl.formatMessage(messages.sales);
    const history = past.map((point) => point[figure]);
    const low = coming.map((one) => (figure === 'profit' ? one.profitLow : one.low) ?? null);
    const high = coming.map((one) => (figure === 'profit' ? one.profitHigh : one.high) ?? null);
    const bounded = low.some((value) => value !== null);
    const plainSeries: ForecastSeries = {
      id: 'plain',
      label: name,
      color: figure === 'profit' ? 'profit' : 'goods',
      history,
      forecast: coming.map(({ demand, profit }) => (figure === 'profit' ? profit : demand)),
      ...(bounded && { low, high }),
    };
    if (changes.adsChange === 0 && changes.priceChange === 0) return [plainSeries];
    const basis = basisOf(plain);
    const economics = { ...basis.economics, ads: basis.economics.ads * SHARES[steps] };
    const after = whatIf(
      coming.map(toPlainMonth),
      { ...basis, economics },
      { ads: changes.adsChange, price: changes.priceChange },
    );
    const whatIfSeries: ForecastSeries = {
      id: 'whatIf',
      label: intl.formatMessage(liveMessages.whatIfLine),
      color: 'ads',
      history: history.map(() => null),
      from: history.at(-1) ?? null,
      forecast: after.map((month) => month[figure]),
    };
    return [plainSeries, whatIfSeries];
  }, [intl, figure, steps, past, coming, plain, changes, missing]);
  const days = { days: plain.horizonDays };
  const held = heldOfChart(plain, steps, figure);
  return (
    <ForecastChart
      title={intl.formatMessage(liveMessages.chart)}
      description={
        <Box sx={{ display: 'grid', gap: 1 }}>
          <span>
            {[
              intl.formatMessage(TEXTS[steps], days),
              ...(held ? [intl.formatMessage(HELD_TEXTS[held.by], { in: held.in, of: held.of })] : []),
            ].join(' ')}
          </span>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {known && (
              <FilterButtons
                label={intl.formatMessage(liveMessages.show)}
                value={figure}
                onChange={setFigure}
                choices={[
                  { value: 'profit', label: intl.formatMessage(messages.profitName) },
                  { value: 'sales', label: intl.formatMessage(messages.sales) },
                ]}
              />
            )}
            {offered.length > 1 && (
              <FilterButtons
                label={intl.formatMessage(liveMessages.steps)}
                value={steps}
                onChange={setSteps}
                choices={offered
                  .toReversed()
                  .map((value) => ({ value, label: intl.formatMessage(liveMessages[value]) }))}
              />
            )}
          </Box>
        </Box>
      }
      points={points}
      past={past.length}
      granularity={steps === 'months' ? 'month' : 'day'}
      series={series}
      unit={unit}
      height={HEIGHT}
    />
  );
}
