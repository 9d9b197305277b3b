import type { RouteModule } from '../app/build-app.ts';
import { getStock } from '../../stock/stock.ts';

/** Suppliers and stock. */
export const stockRoutes: RouteModule = (_app, implement, { database }) => {
  implement('getStock', ({ actor }) => getStock(database, actor.shopId));
};
