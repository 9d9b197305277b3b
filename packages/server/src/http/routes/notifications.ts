import type { RouteModule } from '../app/build-app.ts';
import { listNotifications, markAsRead } from '../../notifications/list.ts';

/** The own notifications. */
export const notificationRoutes: RouteModule = (_app, implement, { database }) => {
  implement('listNotifications', ({ actor, query }) =>
    database.readShop(actor.shopId, (trx) => listNotifications(trx, actor, query)),
  );

  implement('readNotifications', async ({ actor, body }) => {
    await database.forShop(actor.shopId, (trx) => markAsRead(trx, actor, body.ids));
    return { ok: true as const };
  });
};
