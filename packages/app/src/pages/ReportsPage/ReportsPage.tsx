import { useSearchParams } from 'react-router-dom';
import { ReportsScreen } from '@adaos/ui/screens/ReportsScreen';
import { readReportsAhead, useReportsQuery } from '../../queries/reports.ts';
import { useMay } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { openedIn, reportPaths } from './opened.ts';
import { useOpenedReport } from './useOpenedReport.ts';
import { useReportActions } from './useReportActions.ts';

export function ReportsPage() {
  const [address] = useSearchParams();
  const canBuild = useMay('manager');
  const opened = openedIn(address);
  const { sampleChosen: sample, ...list } = useScreenView(
    useReportsQuery(),
    'reports',
    (samples) => samples.sampleReports,
  );
  const open = useOpenedReport(opened, { view: list.view, sample, canBuild });
  const actions = useReportActions(open.report, sample ? null : open.file);
  return (
    <ReportsScreen
      {...(opened.kind === 'statement' ? open.statement : list)}
      {...actions}
      view={list.view}
      opened={open.opened}
      canBuild={canBuild}
      onRetryOpened={open.retry}
      listHref={paths.reports}
      statementHref={reportPaths.statement()}
      newHref={reportPaths.new}
      reportHref={reportPaths.report}
      editHref={reportPaths.edit}
      costsHref={paths.costs}
      importHref={paths.integrations}
      plansHref={paths.billing}
      filterRows={open.filterRows}
      onDefinitionChange={open.setDefinition}
    />
  );
}
ReportsPage.readAhead = readReportsAhead;
