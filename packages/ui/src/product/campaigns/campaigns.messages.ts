import type { Level } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';
import type { CampaignState, RoiTone } from './campaignRow.ts';

type Texts<Key extends string> = Record<Key, { id: string; defaultMessage: string }>;

export const stateMessages: Texts<CampaignState> = defineMessages({
  active: { id: 'ui.campaign.active', defaultMessage: 'Active' },
  paused: { id: 'ui.campaign.paused', defaultMessage: 'Paused' },
  ended: { id: 'ui.campaign.ended', defaultMessage: 'Ended' },
  unknown: { id: 'ui.campaign.unknown', defaultMessage: 'Unknown' },
});

export const riskMessages: Texts<Level> = defineMessages({
  Low: { id: 'ui.campaign.riskLow', defaultMessage: 'Low' },
  Medium: { id: 'ui.campaign.riskMedium', defaultMessage: 'Medium' },
  High: { id: 'ui.campaign.riskHigh', defaultMessage: 'High' },
});

export const roiMessages: Texts<RoiTone> = defineMessages({
  good: { id: 'ui.campaign.roiGood', defaultMessage: 'Earns well' },
  careful: { id: 'ui.campaign.roiCareful', defaultMessage: 'Just above break-even' },
  bad: { id: 'ui.campaign.roiBad', defaultMessage: 'Below break-even' },
});

export const { notKnown } = defineMessages({
  notKnown: { id: 'ui.campaign.notKnown', defaultMessage: 'not known' },
});

export const tableMessages = defineMessages<{
  name: NoMessageValues;
  platform: NoMessageValues;
  clicks: NoMessageValues;
  conversions: NoMessageValues;
  spend: NoMessageValues;
  profit: NoMessageValues;
  roi: NoMessageValues;
  fraudRisk: NoMessageValues;
  budget: NoMessageValues;
  ctr: NoMessageValues;
  cpc: NoMessageValues;
  details: NoMessageValues;
  detailsOf: { name: string };
  none: NoMessageValues;
  ownOrders: NoMessageValues;
}>({
  name: { id: 'ui.campaign.name', defaultMessage: 'Campaign' },
  platform: { id: 'ui.campaign.platform', defaultMessage: 'Platform' },
  clicks: { id: 'ui.campaign.clicks', defaultMessage: 'Clicks' },
  conversions: { id: 'ui.campaign.conversions', defaultMessage: 'Conversions' },
  spend: { id: 'ui.campaign.spend', defaultMessage: 'Ad spend' },
  profit: { id: 'ui.campaign.profit', defaultMessage: 'Profit' },
  roi: { id: 'ui.campaign.roi', defaultMessage: 'ROI' },
  fraudRisk: { id: 'ui.campaign.fraudRisk', defaultMessage: 'Fraud risk' },
  budget: { id: 'ui.campaign.budget', defaultMessage: 'Recommended daily budget' },
  ctr: { id: 'ui.campaign.ctr', defaultMessage: 'CTR' },
  cpc: { id: 'ui.campaign.cpc', defaultMessage: 'CPC' },
  details: { id: 'ui.campaign.details', defaultMessage: 'Details' },
  detailsOf: { id: 'ui.campaign.detailsOf', defaultMessage: 'Details: {name}' },
  none: { id: 'ui.campaign.none', defaultMessage: 'No campaigns in this period' },
  ownOrders: {
    id: 'ui.campaign.ownOrders',
    defaultMessage: 'Counts only orders that came from a campaign.',
  },
});
