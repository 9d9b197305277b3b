import { statementFile, reportFile, type ReportFile } from '../../reports/files.ts';
import { getProfitAndLoss } from '../../reports/profit-and-loss.ts';
import { addReport, changeReport, listReports, removeReport, restoreReport } from '../../reports/reports.ts';
import { readDefinition, runIncluded } from '../../reports/run-report.ts';
import { catalogueFor } from '../../metrics/catalogue.ts';
import type { RouteModule } from '../app/build-app.ts';

interface Headers {
  header(name: string, value: string): unknown;
}

function attached(reply: Headers, { name, content }: ReportFile) {
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
    attached(reply, await statementFile(services, actor, { kind: 'csv', ...query })),
  );
  implement('printProfitAndLoss', async ({ query, actor, reply }) =>
    attached(reply, await statementFile(services, actor, { kind: 'pdf', ...query })),
  );
  implement('addReport', ({ body, actor }) => addReport(services, actor, body));
  implement('changeReport', ({ params, body, actor }) => changeReport(services, actor, params.id, body));
  implement('removeReport', async ({ params, actor }) => {
    await removeReport(services, actor, params.id);
    return { ok: true as const };
  });
  implement('restoreReport', ({ params, actor }) => restoreReport(services, actor, params.id));
  implement('downloadReport', async ({ params, query, actor, reply }) =>
    attached(reply, await reportFile(services, actor, params.id, { kind: 'csv', ...query })),
  );
  implement('printReport', async ({ params, query, actor, reply }) =>
    attached(reply, await reportFile(services, actor, params.id, { kind: 'pdf', ...query })),
  );
};
