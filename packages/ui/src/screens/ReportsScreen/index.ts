export { ReportsScreen } from './ReportsScreen.tsx';
export type { ReportsScreenProps } from './ReportsScreenProps.ts';
export { FIRST_DEFINITION, type ReportDraft } from './draft.ts';
export type {
  OpenedReport,
  ReportCatalogue,
  ReportDefinitionData,
  ReportItem,
  ReportMailActions,
  ReportMailData,
  ReportResult,
  ReportRow,
  ReportsData,
  ReportsScreenView,
  ResultView,
  StatementData,
} from './ReportsView.ts';
