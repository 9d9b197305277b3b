import type { Level } from '@adaos/domain';
import { useIntl } from 'react-intl';
import { InfoIcon, PauseIcon } from '../../components/Icon/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { riskMessages, stateMessages } from './campaigns.messages.ts';
import { campaignState } from './campaignRow.ts';

const RISK_TONES = { Low: 'good', Medium: 'careful', High: 'bad' } as const;

/** Whether a campaign runs. */
export function CampaignStatusChip({ status }: { status: string }) {
  const intl = useIntl();
  const state = campaignState(status);
  const icon = state === 'paused' ? PauseIcon : InfoIcon;
  return (
    <StatusChip
      label={intl.formatMessage(stateMessages[state])}
      {...(state === 'active' ? { tone: 'good' } : { tone: 'neutral', icon })}
    />
  );
}

/** The level of a risk. */
export function RiskChip({ level }: { level: Level }) {
  const intl = useIntl();
  return <StatusChip tone={RISK_TONES[level]} label={intl.formatMessage(riskMessages[level])} />;
}
