import { type ReportFile, reportFiles, statementFiles } from '../../reports/files.ts';
import { endReportMail, sendReportNow, setReportMail } from '../../reports/mails.ts';
import { getProfitAndLoss } from '../../reports/profit-and-loss.ts';
import { addReport, changeReport, listReports, removeReport, restoreReport } from '../../reports/reports.ts';
import { readDefinition, runIncluded } from '../../reports/run-report.ts';
import { catalogueFor } from '../../metrics/catalogue.ts';
import type { RouteModule } from '../app/build-app.ts';

interface Headers {
  header(name: string, value: string): unknown;
}

/** The one file that was asked for. */
function attached(reply: Headers, [file]: readonly ReportFile[]) {
  if (!file) throw new Error('No file was made.');
  const { name, content } = file;
  reply.header('content-disposition', `attachment; filename="${name}"`);
  return content;
}

/** Reports that a shop builds, and its profit and loss statement. */
export const reportRoutes: RouteModule = (_app, implement, services) => {
  implement('listReports', ({ actor }) => listReports(services, actor));
  implement('getReportCatalogue', ({ actor }) => Promise.resolve(catalogueFor(actor.role)));
  implement('runReport', ({ query, actor }) => runIncluded(services, actor, readDefinition(query.definition)));
  implement('getProfitAndLoss', ({ query, actor }) => getProfitAndLoss(services, actor, query.month));
  implement('downloadProfitAndLoss', async ({ query, actor, reply }) =>
    attached(reply, (await statementFiles(services, actor, { kinds: ['csv'], ...query })).files),
  );
  implement('printProfitAndLoss', async ({ query, actor, reply }) =>
    attached(reply, (await statementFiles(services, actor, { kinds: ['pdf'], ...query })).files),
  );
  implement('addReport', ({ body, actor }) => addReport(services, actor, body));
  implement('changeReport', ({ params, body, actor }) => changeReport(services, actor, params.id, body));
  implement('removeReport', async ({ params, actor }) => {
    await removeReport(services, actor, params.id);
    return { ok: true as const };
  });
  implement('restoreReport', ({ params, actor }) => restoreReport(services, actor, params.id));
  implement('setReportMail', async ({ params, body, actor }) => {
    await setReportMail(services, actor, params.id, body);
    return { ok: true as const };
  });
  implement('endReportMail', async ({ params, actor }) => {
    await endReportMail(services, actor, params.id);
    return { ok: true as const };
  });
  implement('sendReportNow', async ({ params, actor }) => {
    await sendReportNow(services, actor, params.id);
    return { ok: true as const };
  });
  implement('downloadReport', async ({ params, query, actor, reply }) =>
    attached(reply, (await reportFiles(services, actor, params.id, { kinds: ['csv'], ...query })).files),
  );
  implement('printReport', async ({ params, query, actor, reply }) =>
    attached(reply, (await reportFiles(services, actor, params.id, { kinds: ['pdf'], ...query })).files),
  );
};
