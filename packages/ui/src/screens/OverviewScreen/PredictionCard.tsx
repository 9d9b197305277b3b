import { useIntl } from 'react-intl';
import { KpiCard } from '../../components/KpiCard/index.ts';
import { AtMost } from '../../product/AtMost/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import type { OverviewFiguresProps } from './types.ts';
import { messages } from './OverviewScreen.messages.ts';
import { Unknown } from './Unknown.tsx';

/** The forecast of the next month, its bounds, and how often the method was right. */
export function PredictionCard({ view, costsHref, markedAbove = false }: OverviewFiguresProps) {
  const { data, source } = view;
  const intl = useIntl();
  const { amount, month } = useFormatters();
  const { prediction, predictions } = data;
  const label =
    prediction === null
      ? intl.formatMessage(messages.predictionPlain)
      : intl.formatMessage(messages.prediction, { month: month(prediction.month, { style: 'name' }) });
  if (predictions === null || prediction === null)
    return <KpiCard label={label} note={<Unknown message={messages.predictionUnknown} />} />;
  const whole = { decimals: 0 };
  return (
    <KpiCard
      label={label}
      value={<MoneyFigure amount={predictions} currency={data.currency} decimals={0} />}
      note={intl.formatMessage(
        prediction.testedBy === 'week' ? messages.predictionRangeWeeks : messages.predictionRange,
        {
          low: amount(prediction.low, whole),
          high: amount(prediction.high, whole),
          hit: prediction.hitMonths,
          tested: prediction.testedMonths,
        },
      )}
      {...(source === 'live'
        ? { mark: <AtMost short missing={prediction.missing} costsHref={costsHref} /> }
        : !markedAbove && { mark: <SampleDataMark /> })}
    />
  );
}
