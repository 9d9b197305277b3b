import { useNavigate, useParams } from 'react-router-dom';
import { CampaignDetailScreen } from '@adaos/ui/screens/CampaignDetailScreen';
import { useCampaignQuery } from '../../queries/ads.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { mockMode } from '../../state/index.ts';
import { useAdsPeriod } from '../adsPeriod.ts';
import { isMissing, liveCampaign, toCampaignView } from './toCampaignView.ts';

export function CampaignPage() {
  const id = useParams()['id'] ?? '';
  const navigate = useNavigate();
  const campaign = useCampaignQuery(id, useAdsPeriod());
  const missing = isMissing(campaign.error);
  const { view, sampleChosen, onRetry } = useScreenView(
    // What does not exist is no failure that a sample could stand in for.
    { ...liveCampaign(campaign.data), error: missing ? null : campaign.error, refetch: campaign.refetch },
    `campaign ${id}`,
    ({ sampleCampaign }) => ({ source: 'sample', campaign: sampleCampaign(id) }),
    { sampleOnFailure: true },
  );
  return (
    <CampaignDetailScreen
      view={toCampaignView(view, missing && !sampleChosen)}
      backHref={paths.campaignsOf({ sample: sampleChosen })}
      costsHref={paths.costs}
      queueHref={paths.alerts}
      onRetry={onRetry}
      onLeaveSample={mockMode.leaving(() => void navigate(paths.campaigns))}
    />
  );
}
