import type { RouteModule } from '../app/build-app.ts';
import { decideNumber, listDoubtfulNumbers } from '../../reconciliation/doubtful-numbers.ts';
import { listUntiedOrders } from '../../reconciliation/list-untied.ts';
import { getReconciliation } from '../../reconciliation/reconciliation.ts';
import {
  addPlatformReport,
  importPlatformReports,
  removePlatformReport,
  restorePlatformReport,
} from '../../reconciliation/reports.ts';

/** Whether the shop's orders and months are those of its platform. */
export const reconciliationRoutes: RouteModule = (_app, implement, services) => {
  const { database } = services;
  implement('getReconciliation', ({ actor }) => getReconciliation(database, actor.shopId));
  implement('listUntiedOrders', ({ query, actor }) => listUntiedOrders(database, actor.shopId, query));
  implement('listDoubtfulNumbers', ({ query, actor }) => listDoubtfulNumbers(database, actor.shopId, query));
  implement('decideNumber', ({ body, actor }) => decideNumber(services, actor, body));
  implement('addPlatformReport', ({ body, actor }) => addPlatformReport(database, actor, body));
  implement('importPlatformReports', ({ body, actor }) => importPlatformReports(database, actor, body));
  implement('removePlatformReport', ({ params, actor }) => removePlatformReport(database, actor, params.id));
  implement('restorePlatformReport', ({ params, actor }) => restorePlatformReport(database, actor, params.id));
};
