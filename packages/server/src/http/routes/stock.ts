import type { RouteModule } from '../app/build-app.ts';
import { getStock, stockFile } from '../../stock/stock.ts';

/** Suppliers and stock. */
export const stockRoutes: RouteModule = (_app, implement, { database }) => {
  implement('getStock', ({ query, actor }) => getStock(database, actor.shopId, query));
  implement('downloadStock', ({ query, actor, reply }) => {
    reply.header('content-disposition', 'attachment; filename="stock.csv"');
    return stockFile(database, actor.shopId, query);
  });
};
