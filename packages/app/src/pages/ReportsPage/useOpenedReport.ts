import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ReportDefinition } from '@adaos/api';
import {
  FIRST_DEFINITION,
  type OpenedReport,
  type ReportDefinitionData,
  type ReportItem,
  type ReportsScreenView,
  type ResultView,
} from '@adaos/ui/screens/ReportsScreen';
import { errorText } from '../../errors/index.ts';
import { useProfitAndLossQuery, useReportCatalogueQuery, useReportQuery } from '../../queries/reports.ts';
import { useSampleQuery } from '../../queries/sample.ts';
import { useScreenView } from '../../sample/index.ts';
import type { Opened } from './opened.ts';

/** The values that rows can be filtered by: those of the period, the largest first. */
const valuesOf = ({ filters: [filter] = [], period, model }: ReportDefinitionData): ReportDefinition | undefined =>
  filter && {
    metrics: ['net_sales'],
    dimensions: [filter.dimension],
    period,
    compare: 'none',
    ...(model && { model }),
    limit: 500,
    chart: 'none',
  };

/** The figures of what is open: a report or the draft of one. */
function useResult(definition: ReportDefinitionData | undefined, sample: boolean) {
  const intl = useIntl();
  const live = useReportQuery(sample ? undefined : definition);
  const sampled = useSampleQuery('report', sample, (samples) => samples.sampleReportAnswer);
  const { data, error } = sample ? sampled : live;
  const viewOf = (): ResultView => {
    if (data?.source === 'none') return { status: 'empty' };
    if (data && error === null) return { status: 'ready', data, refreshing: !sample && live.isPlaceholderData };
    return error === null ? { status: 'loading' } : { status: 'error', message: errorText(intl, error) };
  };
  return { view: viewOf(), retry: () => void live.refetch() };
}

/** The statement, where it is open. */
function useStatement(opened: Opened) {
  const statement = useProfitAndLossQuery(
    opened.kind === 'statement' ? { ...(opened.month !== undefined && { month: opened.month }) } : undefined,
  );
  return useScreenView(statement, 'profitAndLoss', (samples) => samples.sampleProfitAndLoss);
}

/**
 * What is open below the list, with its figures.
 * @param view of the list. @param sample whether the list is the sample's. @param canBuild whether the reader may build reports.
 */
export function useOpenedReport(
  opened: Opened,
  { view, sample, canBuild }: { view: ReportsScreenView; sample: boolean; canBuild: boolean },
) {
  const { sampleChosen: _sample, ...statement } = useStatement(opened);
  const catalogue = useReportCatalogueQuery(opened.kind === 'form').data ?? null;
  const { reports = [], included = false } = view.status === 'ready' ? view.data : {};
  const id = opened.kind === 'report' || opened.kind === 'form' ? opened.id : null;
  const report: ReportItem | null = reports.find((one) => one.id === id) ?? null;
  const draftKey = opened.kind === 'form' ? (opened.id ?? '') : null;
  const [draft, setDraft] = useState<{ of: string; definition: ReportDefinitionData } | null>(null);
  const drafted = draft !== null && draft.of === draftKey ? draft.definition : (report?.definition ?? FIRST_DEFINITION);
  const asked = opened.kind === 'form' ? drafted : opened.kind === 'report' ? report?.definition : undefined;
  const result = useResult(included ? asked : undefined, sample && opened.kind === 'report');
  const rows = useReportQuery(opened.kind === 'form' && included ? valuesOf(drafted) : undefined);

  const openedView = (): OpenedReport => {
    if (opened.kind === 'list') return opened;
    if (opened.kind === 'statement') return { kind: 'statement', view: statement.view };
    if (opened.kind === 'form' && canBuild && (opened.id === null || report))
      return { kind: 'form', report, catalogue, view: result.view };
    return opened.kind === 'report' && report ? { kind: 'report', report, view: result.view } : { kind: 'missing' };
  };
  const fileOf = () => {
    if (opened.kind === 'statement')
      return statement.view.status === 'ready' ? { month: statement.view.data.month } : null;
    return report && { id: report.id, name: report.name };
  };
  return {
    report,
    opened: openedView(),
    statement,
    file: fileOf(),
    filterRows: rows.data && !rows.isPlaceholderData ? rows.data.rows : null,
    setDefinition: (definition: ReportDefinitionData) => setDraft({ of: draftKey ?? '', definition }),
    retry: opened.kind === 'statement' ? statement.onRetry : result.retry,
  };
}
