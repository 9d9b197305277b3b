import type { RouteModule } from '../app/build-app.ts';
import { setAllocation } from '../../costs/allocation.ts';
import { getProduct } from '../../products/product.ts';
import { listProductProfits, productProfitsFile } from '../../products/product-profits.ts';

/** What each product earned. */
export const productRoutes: RouteModule = (_app, implement, services) => {
  const { database } = services;
  implement('listProductProfits', ({ query, actor }) => listProductProfits(database, actor.shopId, query));
  implement('getProduct', ({ params, query, actor }) => getProduct(database, actor.shopId, params.code, query));
  implement('setAllocation', ({ body, actor }) => setAllocation(services, actor, body));
  implement('downloadProductProfits', ({ query, actor, reply }) => {
    reply.header('content-disposition', 'attachment; filename="products.csv"');
    return productProfitsFile(database, actor.shopId, query);
  });
};
