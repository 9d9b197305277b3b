import type { AlertStatus, InsightType, Level } from '@adaos/domain';
import type { MissingCosts } from '../../product/AtMost/index.ts';
import type { ActionItem } from '../../product/actions/index.ts';
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
  /** Used to translate title and description. */
  wording?: Wording | undefined;
  /** What it is of, as the product that shows it knows it. */
  subject?: string | undefined;
  /** The costs that its ratio lacks. */
  missing?: MissingCosts;
}

export interface AlertsData {
  /** New data is being looked through. */
  pending: boolean;
  summary: { active: number; highPriority: number; resolved: number };
  /** Newest first. */
  alerts: readonly AlertItem[];
  /** The shop's; null while it has none. */
  currency: string | null;
  /** Those with the most money first. */
  recommendations: readonly ActionItem[];
}

export type AlertsView = ScreenView<AlertsData>;
