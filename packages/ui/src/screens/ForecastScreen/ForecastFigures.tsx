import Box from '@mui/material/Box';
import { useIntl, type IntlShape } from 'react-intl';
import { Change } from '../../components/Change/index.ts';
import { KpiCard } from '../../components/KpiCard/index.ts';
import { AtMost } from '../../product/AtMost/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { RiskChip } from '../../product/campaigns/campaigns.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { messages } from './ForecastScreen.messages.ts';
import type { BaselineMonth, ForecastData, ForecastResult, PlainData } from './ForecastView.ts';
import { figuresGrid } from './layout.ts';

const RISK_TEXTS = { Low: messages.riskLow, Medium: messages.riskMedium, High: messages.riskHigh } as const;

export interface ForecastFiguresProps {
  data: ForecastData;
  result: ForecastResult;
  sample: boolean;
  costsHref: string;
  /** How often the bounds held; what the confidence is. */
  held?: PlainData['held'] | undefined;
}

/** Demand, profit, confidence and risk of the coming month, against the last one. */
export function ForecastFigures({ data, result, sample, costsHref, held }: ForecastFiguresProps) {
  const intl = useIntl();
  const { month, percent } = useFormatters();
  const { currency, forecast, history } = data;
  const last = history.at(-1);
  const judged = forecast[data.judged ?? 0];
  const coming = judged && { month: month(judged.month, { style: 'name' }) };
  const { predictedDemand, predictedProfit, confidence, riskLevel } = result;
  const mark = sample ? { mark: <SampleDataMark /> } : {};
  return (
    <Box sx={figuresGrid}>
      <KpiCard
        label={intl.formatMessage(messages.demand)}
        value={<MoneyFigure amount={predictedDemand} currency={currency} />}
        {...(last && {
          change: <Against value={predictedDemand} before={last.sales} month={last} currency={currency} intl={intl} />,
        })}
        {...(coming && { note: intl.formatMessage(messages.demandNote, coming) })}
        {...mark}
      />
      {predictedProfit === null ? (
        <KpiCard
          label={intl.formatMessage(messages.profit)}
          value={intl.formatMessage(messages.notKnown)}
          note={intl.formatMessage(messages.profitUnknown)}
          {...mark}
        />
      ) : (
        <KpiCard
          label={intl.formatMessage(messages.profit)}
          value={<MoneyFigure amount={predictedProfit} currency={currency} />}
          {...(last?.profit != null && {
            change: (
              <Against value={predictedProfit} before={last.profit} month={last} currency={currency} intl={intl} />
            ),
          })}
          {...(coming && { note: intl.formatMessage(messages.profitNote, coming) })}
          mark={<AtMost short missing={data.missing} costsHref={costsHref} />}
          {...mark}
        />
      )}
      <KpiCard
        label={intl.formatMessage(messages.confidence)}
        value={confidence === null ? intl.formatMessage(messages.notKnown) : percent(confidence, { as: 'whole' })}
        note={
          held && held.of > 0
            ? intl.formatMessage(held.by === 'week' ? messages.heldWeeks : messages.heldMonths, held)
            : intl.formatMessage(sample ? messages.sampleConfidenceText : messages.confidenceText)
        }
        {...mark}
      />
      <KpiCard
        label={intl.formatMessage(messages.risk)}
        value={<RiskChip level={riskLevel} />}
        note={intl.formatMessage(RISK_TEXTS[riskLevel])}
        {...mark}
      />
    </Box>
  );
}

interface AgainstProps {
  value: number;
  before: number;
  month: BaselineMonth;
  currency: string | null;
  intl: IntlShape;
}

/** A forecast against the last full month. */
function Against({ value, before, month: { month: name }, currency, intl }: AgainstProps) {
  const { amount, money, month, percent } = useFormatters();
  const values = {
    previous: currency === null ? amount(before, { decimals: 0 }) : money(before, currency, { decimals: 0 }),
    month: month(name, { style: 'name' }),
  };
  const change = before === 0 ? 0 : (100 * (value - before)) / Math.abs(before);
  if (Math.abs(change) < 0.05) return <Change direction="flat">{intl.formatMessage(messages.sameAs, values)}</Change>;
  const up = change > 0;
  return (
    <Change direction={up ? 'up' : 'down'} tone={up ? 'good' : 'bad'} value={percent(change, { sign: 'never' })}>
      {intl.formatMessage(up ? messages.moreThan : messages.lessThan, values)}
    </Change>
  );
}
