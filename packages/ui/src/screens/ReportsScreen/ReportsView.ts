import type {
  AttributionModel,
  LedgerKind,
  MetricDimension,
  MetricId,
  MetricUnit,
  ReportChart,
  ReportComparison,
  ReportMailFiles,
  ReportPeriodKind,
  ReportRhythm,
  StatementLine,
  UnknownReason,
} from '@adaos/domain';
import type { ScreenView } from '../../product/frame/screenView.ts';

export interface ReportFilter {
  dimension: MetricDimension;
  /** Null: what belongs to none. */
  values: (string | null)[];
}

/** What a report asks for, whenever it is opened. */
export interface ReportDefinitionData {
  metrics: MetricId[];
  dimensions: MetricDimension[];
  filters?: ReportFilter[] | undefined;
  period: { kind: ReportPeriodKind; from?: string | undefined; to?: string | undefined };
  compare: ReportComparison;
  model?: AttributionModel | undefined;
  sort?: MetricId | MetricDimension | undefined;
  order?: 'asc' | 'desc' | undefined;
  limit: number;
  chart: ReportChart;
}

/** How often a report is sent to the reader, and as what. */
export interface ReportMailChoice {
  every: ReportRhythm;
  files: ReportMailFiles;
}

export interface ReportMailData extends ReportMailChoice {
  /** ISO 8601; null: not yet. */
  sentAt: string | null;
  /** Why the last one was not sent, as a code. */
  problem: string | null;
}

export interface ReportMailActions {
  /** @param report its id, or that of the statement */
  onMailChange: (report: string, mail: ReportMailChoice) => Promise<void>;
  /** @param mail what it was, so that it can be taken back */
  onMailEnd: (report: string, mail: ReportMailChoice) => void;
  onMailSend: (report: string) => void;
}

export interface ReportItem {
  id: string;
  name: string;
  definition: ReportDefinitionData;
  shared: boolean;
  own: boolean;
  /** Whose it is; empty where they have left the shop. */
  by: string;
  /** Null: it is not sent to the reader. */
  mail: ReportMailData | null;
}

export interface ReportsData {
  /** Whether the plan includes reports of one's own. */
  included: boolean;
  reports: readonly ReportItem[];
  /** Of the profit and loss statement. */
  statementMail: ReportMailData | null;
}

export interface StatementData {
  currency: string | null;
  month: string;
  /** The months that can be chosen; null without data. */
  months: { first: string; last: string } | null;
  columns: readonly { month: string; from: string; to: string; hasData: boolean }[];
  lines: readonly (StatementLine & {
    figures: readonly { value: number | null; share: number | null; missing: readonly LedgerKind[] }[];
  })[];
  missing: readonly LedgerKind[];
}

export interface ReportFigures {
  values: Readonly<Record<string, number | null>>;
  unknown: Readonly<Record<string, UnknownReason>>;
  missing: readonly LedgerKind[];
  before?: Omit<ReportFigures, 'before'> | null | undefined;
}

export interface ReportRow extends ReportFigures {
  dimensions: Readonly<Record<string, string | null>>;
  name: string | null;
  rest?: 'no_value' | 'no_order' | undefined;
  /** The screen with the orders behind it. */
  link: string | null;
}

export interface ReportResult {
  currency: string | null;
  from: string;
  to: string;
  metrics: readonly { id: MetricId; unit: MetricUnit }[];
  rows: readonly ReportRow[];
  rowCount: number;
  totals: ReportFigures;
  compared: { from: string; to: string } | null;
  /** By metric: the costs that it rests on. */
  restsOn: Readonly<Record<string, readonly LedgerKind[]>>;
}

/** What a report can be made of. */
export interface ReportCatalogue {
  metrics: readonly { id: MetricId; unit: MetricUnit; dimensions: readonly MetricDimension[] }[];
}

/** A value that rows can be filtered by. */
export interface FilterValue {
  /** Null: what belongs to none. */
  value: string | null;
  label: string;
}

export type ResultView =
  | { status: 'loading' }
  /** The shop has no orders at all. */
  | { status: 'empty' }
  | { status: 'error'; message: string }
  | { status: 'ready'; data: ReportResult; refreshing: boolean };

/** What is open below the title: the list, the statement, a report, or the form of one. */
export type OpenedReport =
  | { kind: 'list' }
  | { kind: 'statement'; view: ScreenView<StatementData> }
  | { kind: 'report'; report: ReportItem; view: ResultView }
  /** There is no such report. */
  | { kind: 'missing' }
  | { kind: 'form'; report: ReportItem | null; catalogue: ReportCatalogue | null; view: ResultView };

export type ReportsScreenView = ScreenView<ReportsData>;
