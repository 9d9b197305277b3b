export { ReportsScreen, type ReportsScreenProps } from './ReportsScreen.tsx';
export { FIRST_DEFINITION, type ReportDraft } from './draft.ts';
export type {
  OpenedReport,
  ReportCatalogue,
  ReportDefinitionData,
  ReportItem,
  ReportResult,
  ReportRow,
  ReportsData,
  ReportsScreenView,
  ResultView,
  StatementData,
} from './ReportsView.ts';
