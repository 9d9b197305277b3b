import type { AlertStatus, InsightType, Level } from '@adaos/domain';
import type { Wording } from '../../product/wordings/index.ts';
import type { ScreenView } from '../../product/frame/screenView.ts';

export interface AlertItem {
  id: string;
  type: InsightType;
  priority: Level;
  title: string;
  description: string;
  /** ISO 8601. */
  timestamp: string;
  status: AlertStatus;
  /** By which title and description are said in the reader's language. */
  wording?: Wording | undefined;
}

export interface RecommendationItem {
  id: string;
  type: InsightType;
  title: string;
  description: string;
  impact: Level;
  effort: Level;
  /** By which title and description are said in the reader's language. */
  wording?: Wording | undefined;
}

export interface AlertsData {
  summary: { active: number; highPriority: number; resolved: number };
  /** Newest first. */
  alerts: readonly AlertItem[];
  /** The greatest impact first. */
  recommendations: readonly RecommendationItem[];
}

export type AlertsView = ScreenView<AlertsData>;
