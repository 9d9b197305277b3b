import type { RouteModule } from '../app/build-app.ts';
import { listAuditEntries } from '../../audit/list.ts';

/** What admins and managers have done in the shop. */
export const auditRoutes: RouteModule = (_app, implement, { database }) => {
  implement('listAuditEntries', async ({ actor: { shopId }, query }) => ({
    source: 'live' as const,
    ...(await database.readShop(shopId, (trx) => listAuditEntries(trx, shopId, query))),
  }));
};
