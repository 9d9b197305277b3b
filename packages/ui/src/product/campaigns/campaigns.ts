export { CampaignTable, type CampaignTableProps } from './CampaignTable.tsx';
export { CampaignStatusChip, RiskChip } from './CampaignChips.tsx';
export { campaignState, roiTone, type CampaignRow, type CampaignState, type RoiTone } from './campaignRow.ts';
export { RoiChip, type RoiChipProps } from './RoiChip.tsx';
export { RoiValue } from './RoiValue.tsx';
