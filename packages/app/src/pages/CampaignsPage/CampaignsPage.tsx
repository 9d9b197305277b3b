import { useCallback } from 'react';
import { CampaignsScreen } from '@adaos/ui/screens/CampaignsScreen';
import { readCampaignsAhead, useCampaignsQuery } from '../../queries/ads.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { adsPeriod, useAdsPeriod } from '../adsPeriod.ts';

export function CampaignsPage() {
  const screen = useScreenView(
    useCampaignsQuery(useAdsPeriod()),
    'campaigns',
    ({ sampleCampaignList }) => sampleCampaignList,
    {
      sampleOnFailure: true,
    },
  );
  const sample = screen.view.status === 'ready' && screen.view.source === 'sample';
  const campaignHref = useCallback((id: string) => paths.campaign(id, { sample }), [sample]);
  return <CampaignsScreen {...screen} campaignHref={campaignHref} importHref={paths.integrations} />;
}
CampaignsPage.readAhead = (query: URLSearchParams) => readCampaignsAhead((shop) => adsPeriod(query, shop));
