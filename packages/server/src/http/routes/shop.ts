import type { RouteModule } from '../app/build-app.ts';
import { changeShopCalendar, readShopCalendar } from '../../orders/shop-calendar.ts';

/** What the whole shop has set. */
export const shopRoutes: RouteModule = (_app, implement, { database }) => {
  implement('getShopCalendar', ({ actor }) => readShopCalendar(database, actor.shopId));
  implement('setShopCalendar', ({ actor, body }) => changeShopCalendar(database, actor, body));
};
