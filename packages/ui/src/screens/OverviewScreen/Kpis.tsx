import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { KpiCard } from '../../components/KpiCard/index.ts';
import { Link } from '../../components/Link/index.ts';
import { AtMost, atMostAmount } from '../../product/AtMost/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { Sparkline } from '../../components/Sparkline/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { ComparedChange } from './ComparedChange.tsx';
import type { OverviewFiguresProps } from './types.ts';
import { kpiGrid } from './layout.ts';
import { messages } from './OverviewScreen.messages.ts';
import { PredictionCard } from './PredictionCard.tsx';
import { roiOf } from './series.ts';
import { Unknown } from './Unknown.tsx';

/** Ad spend, its return, and the forecast of the next month. */
export function Kpis(props: OverviewFiguresProps) {
  return (
    <Box sx={kpiGrid}>
      <AdSpend {...props} />
      <Roi {...props} />
      <PredictionCard {...props} />
    </Box>
  );
}

function AdSpend({ view, compare, figureHref, importHref, markedAbove = false }: OverviewFiguresProps) {
  const { data, source } = view;
  const intl = useIntl();
  const { percent } = useFormatters();
  const change = data.comparison?.change.adsSpend ?? null;
  const label = intl.formatMessage(messages.adSpend);
  if (data.adsSpend === null) {
    return (
      <KpiCard
        label={label}
        note={<Unknown message={messages.adSpendUnknown} />}
        action={
          <Link href={importHref} sx={({ mixins }) => ({ typography: 'label', ...mixins.fingerLink })}>
            <FormattedMessage {...messages.connectAds} />
          </Link>
        }
      />
    );
  }
  return (
    <KpiCard
      label={label}
      value={<MoneyFigure amount={data.adsSpend} currency={data.currency} />}
      {...(compare &&
        change !== null && {
          change: <ComparedChange change={change} value={percent(change, { sign: 'never' })} rising="neutral" />,
        })}
      sparkline={<Sparkline color="ads" values={data.chartData.map(({ ads }) => ads)} />}
      {...(source === 'live' ? { href: figureHref('adSpend') } : !markedAbove && { mark: <SampleDataMark /> })}
    />
  );
}

function Roi({ view, compare, figureHref, costsHref, markedAbove = false }: OverviewFiguresProps) {
  const { data, source } = view;
  const intl = useIntl();
  const { dateRange, percent, points } = useFormatters();
  const change = data.comparison?.change.roi ?? null;
  const label = intl.formatMessage(messages.roi);
  if (data.roi === null) {
    return (
      <KpiCard
        label={label}
        note={<Unknown message={data.adsSpend === null ? messages.roiNoAds : messages.roiNoProfit} />}
      />
    );
  }
  const compared = compare && change !== null;
  const before = data.comparison;
  const partial = before !== null && before.missing.length > 0;
  return (
    <KpiCard
      label={label}
      value={percent(data.roi)}
      {...(compared && {
        change: (
          <ComparedChange
            change={change}
            value={points(Math.abs(change))}
            // What lacks costs is not compared without saying so.
            previous={
              partial
                ? `${atMostAmount(intl, percent(before.roi ?? 0), before.missing)} (${dateRange(before.from, before.to)})`
                : undefined
            }
            rising="good"
            kind="points"
          />
        ),
      })}
      {...(data.roi < 100
        ? { note: intl.formatMessage(messages.belowBreakEven) }
        : !compared && { note: intl.formatMessage(messages.breakEven) })}
      sparkline={<Sparkline values={roiOf(data.chartData)} />}
      {...(source === 'live'
        ? { href: figureHref('roi'), mark: <AtMost short missing={data.missing} costsHref={costsHref} /> }
        : !markedAbove && { mark: <SampleDataMark /> })}
    />
  );
}
