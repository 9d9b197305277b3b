import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ReportDefinition } from '@adaos/api';
import {
  FIRST_DEFINITION,
  type OpenedReport,
  type ReportDefinitionData,
  type ReportItem,
  ReportsScreen,
  type ResultView,
} from '@adaos/ui/screens/ReportsScreen';
import { errorText, knownErrorText } from '../../errors/index.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import {
  readReportsAhead,
  useProfitAndLossQuery,
  useReportCatalogueQuery,
  useReportChanges,
  useReportFile,
  useReportQuery,
  useReportsQuery,
} from '../../queries/reports.ts';
import { useMay } from '../../queries/session.ts';
import { useSampleQuery } from '../../queries/sample.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { notify } from '../../state/index.ts';
import { openedIn } from './opened.ts';
import { messages } from './ReportsPage.messages.ts';

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

export function ReportsPage() {
  const intl = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const canBuild = useMay('manager');
  const opened = openedIn(address);
  const list = useReportsQuery();
  const { sampleChosen, ...screen } = useScreenView(list, 'reports', (samples) => samples.sampleReports);
  const statement = useProfitAndLossQuery(
    opened.kind === 'statement' ? { ...(opened.month !== undefined && { month: opened.month }) } : undefined,
  );
  const { sampleChosen: _, ...statementScreen } = useScreenView(
    statement,
    'profitAndLoss',
    (samples) => samples.sampleProfitAndLoss,
  );
  const catalogue = useReportCatalogueQuery(opened.kind === 'form').data ?? null;
  const reports = screen.view.status === 'ready' ? screen.view.data.reports : [];
  const included = screen.view.status === 'ready' && screen.view.data.included;
  const id = opened.kind === 'report' || opened.kind === 'form' ? opened.id : null;
  const report = reports.find((one) => one.id === id) ?? null;
  const draftKey = opened.kind === 'form' ? (opened.id ?? '') : null;
  const [draft, setDraft] = useState<{ of: string; definition: ReportDefinitionData } | null>(null);
  const drafted = draft !== null && draft.of === draftKey ? draft.definition : (report?.definition ?? FIRST_DEFINITION);
  const asked = opened.kind === 'form' ? drafted : opened.kind === 'report' ? report?.definition : undefined;
  const result = useResult(included ? asked : undefined, sampleChosen && opened.kind === 'report');
  const filterRows = useReportQuery(opened.kind === 'form' && included ? valuesOf(drafted) : undefined);
  const { save, remove, restore } = useReportChanges();
  const file = useReportFile(() => notify({ severity: 'error', message: messages.fileFailed }));

  const openedView = (): OpenedReport => {
    if (opened.kind === 'list') return opened;
    if (opened.kind === 'statement') return { kind: 'statement', view: statementScreen.view };
    if (opened.kind === 'form' && canBuild && (opened.id === null || report))
      return { kind: 'form', report, catalogue, view: result.view };
    return opened.kind === 'report' && report ? { kind: 'report', report, view: result.view } : { kind: 'missing' };
  };
  const month = statementScreen.view.status === 'ready' ? statementScreen.view.data.month : undefined;
  const fileOf =
    opened.kind === 'statement'
      ? month === undefined
        ? null
        : { month }
      : report && { id: report.id, name: report.name };
  const take = (taken: ReportItem) =>
    remove.mutate(taken.id, {
      onSuccess: () => {
        void navigate(paths.reports);
        notify({
          severity: 'success',
          message: messages.removed,
          undo: () => restore.mutate(taken.id, { onError: (error) => notify({ severity: 'error', error }) }),
        });
      },
      onError: (error) => notify({ severity: 'error', error }),
    });
  const shown = opened.kind === 'statement' ? statementScreen : screen;
  return (
    <ReportsScreen
      {...shown}
      view={screen.view}
      opened={openedView()}
      canBuild={canBuild}
      onRetryOpened={() => {
        if (opened.kind === 'statement') statementScreen.onRetry();
        else result.retry();
      }}
      listHref={paths.reports}
      statementHref={paths.statement()}
      newHref={paths.newReport}
      reportHref={paths.report}
      editHref={paths.editReport}
      costsHref={paths.costs}
      importHref={paths.integrations}
      plansHref={paths.billing}
      onMonthChange={(chosen) => void navigate(paths.statement(chosen), { replace: true })}
      onDuplicate={({ definition }, name) =>
        save.mutate(
          { id: null, body: { name: name.slice(0, 80), definition, shared: false } },
          {
            onSuccess: (copy) => void navigate(paths.editReport(copy.id)),
            onError: (error) => notify({ severity: 'error', error }),
          },
        )
      }
      onRemove={take}
      onFile={sampleChosen || fileOf === null ? undefined : (kind) => file.mutate({ of: fileOf, kind, language })}
      saving={file.isPending ? file.variables.kind : null}
      filterRows={filterRows.data && !filterRows.isPlaceholderData ? filterRows.data.rows : null}
      onDefinitionChange={(definition) => setDraft({ of: draftKey ?? '', definition })}
      onSave={async (body) => {
        const saved = await save.mutateAsync({ id: report?.id ?? null, body });
        notify({ severity: 'success', message: messages.saved });
        void navigate(paths.report(saved.id));
      }}
      failureReason={(error) => knownErrorText(intl, error)}
    />
  );
}
ReportsPage.readAhead = readReportsAhead;
