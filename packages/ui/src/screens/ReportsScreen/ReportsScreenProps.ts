import type { SampleActions } from '../../product/frame/screenView.ts';
import type { ReportDraft } from './draft.ts';
import type {
  OpenedReport,
  ReportDefinitionData,
  ReportItem,
  ReportMailActions,
  ReportRow,
  ReportsScreenView,
} from './ReportsView.ts';

export interface ReportsScreenProps extends SampleActions {
  /** The list, which also says what the plan includes. */
  view: ReportsScreenView;
  opened: OpenedReport;
  /** Whether the reader may build reports. */
  canBuild: boolean;
  /** Of what is opened below the list. */
  onRetryOpened: () => void;
  listHref: string;
  statementHref: string;
  newHref: string;
  reportHref: (id: string) => string;
  editHref: (id: string) => string;
  costsHref: string;
  importHref: string;
  plansHref: string;
  onMonthChange: (month: string) => void;
  onDuplicate: (report: ReportItem, name: string) => void;
  onRemove: (report: ReportItem) => void;
  /** Left out for a sample, of which there are no files. */
  onFile?: ((kind: 'pdf' | 'csv') => void) | undefined;
  /** Left out for a sample, which is not sent. */
  mail?: ReportMailActions | undefined;
  /** A file is being made. */
  saving: 'pdf' | 'csv' | null;
  filterRows: readonly ReportRow[] | null;
  onDefinitionChange: (definition: ReportDefinitionData) => void;
  /** @returns the id of the report. */
  onSave: (draft: ReportDraft) => Promise<string>;
  /** A report is saved, and its form would lose nothing any more. */
  onSaved: (id: string) => void;
  failureReason: (error: unknown) => string | undefined;
}
