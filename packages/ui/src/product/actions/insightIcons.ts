import type { InsightType } from '@adaos/domain';
import type { ElementType } from 'react';
import {
  BoxIcon,
  CampaignIcon,
  FileIcon,
  RefreshIcon,
  ShieldIcon,
  TagIcon,
  TruckIcon,
} from '../../components/Icon/index.ts';

export const INSIGHT_ICONS: Record<InsightType, ElementType> = {
  stock: BoxIcon,
  ads: CampaignIcon,
  fraud: ShieldIcon,
  returns: RefreshIcon,
  pricing: TagIcon,
  supplier: TruckIcon,
  data: FileIcon,
};
