export { ReportsScreen, type ReportsScreenProps } from './ReportsScreen.tsx';
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
