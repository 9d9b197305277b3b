import type { RouteModule } from '../app/build-app.ts';
import { openArchive, prepareArchive } from '../../archive/prepared-archive.ts';
import { changeShopCalendar, readShopCalendar } from '../../orders/shop-calendar.ts';

/** What the whole shop has set, and all that it has. */
export const shopRoutes: RouteModule = (_app, implement, services) => {
  const { database } = services;
  implement('getShopCalendar', ({ actor }) => readShopCalendar(database, actor.shopId));
  implement('setShopCalendar', ({ actor, body }) => changeShopCalendar(database, actor, body));
  implement('prepareShopArchive', async ({ actor }) => {
    const { token, expiresAt } = await prepareArchive(services, actor);
    return { path: `/api/shop/archive?token=${token}`, expiresAt: expiresAt.toISOString() };
  });
  implement('downloadShopArchive', async ({ query, reply }) => {
    const { archive, name } = await openArchive(services, query.token);
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return archive;
  });
};
