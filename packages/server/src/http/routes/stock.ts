import type { RouteModule } from '../app/build-app.ts';
import { setOrderTerms } from '../../stock/order-terms.ts';
import { getStock, stockFile } from '../../stock/stock.ts';

/** Suppliers and stock. */
export const stockRoutes: RouteModule = (_app, implement, services) => {
  const { database } = services;
  implement('getStock', ({ query, actor }) => getStock(database, actor.shopId, query));
  implement('setOrderTerms', ({ params, body, actor }) => setOrderTerms(services, actor, params.id, body));
  implement('downloadStock', ({ query, actor, reply }) => {
    reply.header('content-disposition', 'attachment; filename="stock.csv"');
    return stockFile(database, actor.shopId, query);
  });
};
