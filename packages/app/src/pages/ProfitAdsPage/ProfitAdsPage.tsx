import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdsScreen } from '@adaos/ui/screens/AdsScreen';
import { comparisonIn, spanPeriod } from '../../period/index.ts';
import { readAdsAhead, useAdsQuery } from '../../queries/ads.ts';
import { periodQueryIn } from '../../routes/figureAddress.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { useDayFlags } from '../useDayFlags.ts';
import { usePeriodChoice } from '../usePeriodChoice.ts';
import { comparedAdsPeriod, useComparedAdsPeriod } from '../adsPeriod.ts';

export function ProfitAdsPage() {
  const [query] = useSearchParams();
  const { choice } = usePeriodChoice();
  const screen = useScreenView(useAdsQuery(useComparedAdsPeriod()), 'ads', ({ sampleAds }) => sampleAds);
  const ready = screen.view.status === 'ready' ? screen.view : undefined;
  const sample = ready?.source === 'sample';
  const [from, to] = [ready?.data.from ?? null, ready?.data.to ?? null];
  const shown = !sample && from !== null && to !== null ? { from, to } : undefined;
  const { granularity, currency = null } = ready?.data ?? {};
  const flags = useDayFlags(shown, { granularity, currency });
  const campaignHref = useCallback((id: string) => paths.campaign(id, { sample }), [sample]);
  const spanHref = (span: string) => paths.figure('netProfit', { ...periodQueryIn(query), ...spanPeriod(span, shown) });
  const whole =
    choice === undefined || (choice.range.from <= choice.bounds.from && choice.range.to >= choice.bounds.to);
  return (
    <AdsScreen
      {...screen}
      compare={comparisonIn(query).compare !== 'none'}
      campaignHref={campaignHref}
      spanHref={spanHref}
      flags={flags}
      importHref={paths.integrations}
      costsHref={paths.costs}
      onWholeTime={whole ? undefined : () => choice.onRangeChange(choice.bounds)}
    />
  );
}
ProfitAdsPage.readAhead = (query: URLSearchParams) => readAdsAhead((shop) => comparedAdsPeriod(query, shop));
