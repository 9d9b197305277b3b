import type { LedgerKind } from '@adaos/domain';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WaterfallChart, type WaterfallStep } from '../../charts/WaterfallChart/index.ts';
import { messages as chartTexts } from '../../charts/charts.messages.ts';
import { Card } from '../../components/Card/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { atMostName, costNames, missingOfAll } from '../../product/AtMost/index.ts';
import { messages as atMostMessages } from '../../product/AtMost/AtMost.messages.ts';
import { partMessages } from '../../product/BreakdownBar/BreakdownBar.messages.ts';
import { KIND_OF } from './kindOf.ts';
import { chartMessages, messages, summaryMessages } from './OverviewScreen.messages.ts';
import type { OverviewFiguresProps } from './types.ts';
import { whyMessages } from './why.messages.ts';
import { whyChanged, type WhyPart } from './whyChanged.ts';

/** The costs that a part consists of, of those that can be missing. */
const COSTS_OF: Partial<Record<WhyPart['part'], readonly LedgerKind[]>> = {
  goods: ['cogs'],
  shipping: ['shipping_cost', 'return_shipping_cost', 'handling'],
  fees: ['payment_fee', 'platform_fee'],
  ads: ['ad_spend'],
};

/** From the net profit of the period compared with to that of this one, by what was sold and each cost. */
export function WhyChanged({ view, figureHref, comparedHref }: OverviewFiguresProps) {
  const intl = useIntl();
  const { dateRange, money, number } = useFormatters();
  const { data } = view;
  const { comparison, currency, profitNet } = data;
  const unit = useMemo(() => ({ currency }), [currency]);
  if (!comparison) return null;
  const title = intl.formatMessage(whyMessages.title);
  const [days, daysBefore] = [dateRange(data.from, data.to), dateRange(comparison.from, comparison.to)];
  const parts = whyChanged(data);
  if (parts === null || profitNet === null || comparison.profitNet === null) {
    return (
      <Card title={title}>
        <FormattedMessage {...whyMessages.unknown} values={{ days: profitNet === null ? days : daysBefore }} />
      </Card>
    );
  }
  const write = (amount: number) => (currency === null ? number(amount) : money(amount, currency));
  const side = (part: WhyPart['part'], amount: number | null, missing: readonly LedgerKind[]) =>
    amount === null && COSTS_OF[part]?.some((kind) => missing.includes(kind))
      ? intl.formatMessage(chartTexts.unknown)
      : write(amount ?? 0);
  const profit = intl.formatMessage(messages.netProfit);
  const steps: WaterfallStep[] = [
    {
      id: 'before',
      kind: 'total',
      label: atMostName(
        intl,
        intl.formatMessage(chartMessages.before, { name: profit, days: daysBefore }),
        comparison.missing,
      ),
      value: comparison.profitNet,
      href: comparedHref('netProfit'),
    },
    ...parts
      .filter(({ change }) => change !== 0)
      .map(({ part, before, now, change }): WaterfallStep => ({
        id: part,
        kind: 'change',
        label: intl.formatMessage(part === 'sold' ? summaryMessages.totalRevenue : partMessages[part]),
        value: change,
        note: intl.formatMessage(chartTexts.seriesRange, {
          label: intl.formatMessage(part === 'sold' ? summaryMessages.totalRevenue : partMessages[part]),
          low: side(part, before, comparison.missing),
          high: side(part, now, data.missing),
        }),
        href: figureHref('netProfit', part === 'sold' ? 'revenue' : KIND_OF[part]),
      })),
    {
      id: 'now',
      kind: 'total',
      label: atMostName(intl, intl.formatMessage(chartMessages.before, { name: profit, days }), data.missing),
      value: profitNet,
      href: figureHref('netProfit'),
    },
  ];
  const missing = missingOfAll([data, comparison]);
  return (
    <WaterfallChart
      title={title}
      {...(missing.length > 0 && {
        description: <FormattedMessage {...atMostMessages.costs} values={{ costs: costNames(intl, missing) }} />,
      })}
      unit={unit}
      steps={steps}
      notesLabel={intl.formatMessage(chartTexts.happened)}
    />
  );
}
