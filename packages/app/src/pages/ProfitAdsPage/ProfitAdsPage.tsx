import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdsScreen } from '@adaos/ui/screens/AdsScreen';
import { dayIn, periodIn } from '../../period/index.ts';
import { readAdsAhead, useAdsQuery } from '../../queries/ads.ts';
import { useSessionQuery } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';

export function ProfitAdsPage() {
  const [opened] = useState(() => new Date());
  const [query, setQuery] = useSearchParams();
  const shop = useSessionQuery().data?.shop;
  const asked = periodIn(query);
  const ads = useAdsQuery(asked);
  const screen = useScreenView(ads, 'ads', ({ sampleAds }) => sampleAds);
  const sample = screen.view.status === 'ready' && screen.view.source === 'sample';
  const campaignHref = useCallback((id: string) => paths.campaign(id, { sample }), [sample]);
  const shown = ads.data?.from && ads.data.to ? { from: ads.data.from, to: ads.data.to } : undefined;
  const bounds = shop?.dataFrom && shop.dataTo ? { from: shop.dataFrom, to: shop.dataTo } : undefined;
  return (
    <AdsScreen
      {...screen}
      campaignHref={campaignHref}
      importHref={paths.integrations}
      costsHref={paths.costs}
      period={
        bounds && {
          range: asked ?? shown ?? bounds,
          bounds,
          today: dayIn(shop?.timezone, opened),
          onRangeChange: ({ from, to }) =>
            setQuery((before) => {
              before.set('from', from);
              before.set('to', to);
              return before;
            }),
        }
      }
    />
  );
}
ProfitAdsPage.readAhead = readAdsAhead;
