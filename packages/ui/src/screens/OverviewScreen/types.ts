import type { Figure, KindAsked, LedgerKind } from '@adaos/domain';
import type { ReactNode } from 'react';
import type { ChartFlag } from '../../charts/parts/types.ts';
import type { DateRange } from '../../forms/DateRangePicker/index.ts';
import type { OverviewView, OverviewVisits } from './OverviewView.ts';

export interface OverviewScreenProps {
  view: OverviewView;
  /** Shown where the script in the shop's pages has counted any. */
  visits?: OverviewVisits | undefined;
  /** What a new shop's figures still need, `FirstSteps`; left out for those who cannot do it. */
  firstSteps?: ReactNode;
  /** What to do this week, a `ThisWeek`; left out for those who may not see it. */
  week?: ReactNode;
  /** First and last day of the shop's data; null without any. */
  bounds: DateRange | null;
  /** Whether the period is compared with another. */
  compare: boolean;
  /** Shows another period, where the one shown has no orders. */
  onRangeChange: (range: DateRange) => void;
  /** The address of a figure, or of one part of it. */
  figureHref: (figure: Figure, kind?: KindAsked) => string;
  /** The same in the period that is compared with. */
  comparedHref: (figure: Figure, kind?: LedgerKind) => string;
  /** The address of what is behind a day or month of the chart. */
  spanHref: (span: string) => string;
  /** What happened on the days of the chart. */
  flags?: readonly ChartFlag[] | undefined;
  /** The address where orders are imported and ad accounts connected. */
  importHref: string;
  /** Whether the user may set costs and import; others see the controls disabled, with the reason. */
  canManage: boolean;
  /** Where the costs are, with how much of each is known. */
  costsHref: string;
  /** The newest rule of the goods cost in percent of net sales; null without one. */
  goodsCostPercent: number | null;
  /** Saves the first rule. */
  onSetGoodsCost: (percent: number) => Promise<void>;
  /** The reason why that was rejected, in the reader's language. */
  failureReason?: (error: unknown) => string | undefined;
  onRetry: () => void;
  onUseSample: () => void;
  /** Left out where there is only the sample. */
  onLeaveSample?: (() => void) | undefined;
}

export interface OverviewFiguresProps extends OverviewScreenProps {
  view: Extract<OverviewView, { status: 'ready' }>;
  onAskGoodsCost: () => void;
  /** Where the mark of sample data is shown once above, rather than beside each figure. */
  markedAbove?: boolean;
}
