import { useCallback } from 'react';
import { AdsScreen } from '@adaos/ui/screens/AdsScreen';
import { readAdsAhead, useAdsQuery } from '../../queries/ads.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { usePeriodChoice } from '../usePeriodChoice.ts';
import { adsPeriod, useAdsPeriod } from '../adsPeriod.ts';

export function ProfitAdsPage() {
  const { choice } = usePeriodChoice();
  const screen = useScreenView(useAdsQuery(useAdsPeriod()), 'ads', ({ sampleAds }) => sampleAds);
  const sample = screen.view.status === 'ready' && screen.view.source === 'sample';
  const campaignHref = useCallback((id: string) => paths.campaign(id, { sample }), [sample]);
  const whole =
    choice === undefined || (choice.range.from <= choice.bounds.from && choice.range.to >= choice.bounds.to);
  return (
    <AdsScreen
      {...screen}
      campaignHref={campaignHref}
      importHref={paths.integrations}
      costsHref={paths.costs}
      onWholeTime={whole ? undefined : () => choice.onRangeChange(choice.bounds)}
    />
  );
}
ProfitAdsPage.readAhead = (query: URLSearchParams) => readAdsAhead((shop) => adsPeriod(query, shop));
