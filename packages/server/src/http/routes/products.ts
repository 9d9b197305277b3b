import type { RouteModule } from '../app/build-app.ts';
import { listProductProfits, productProfitsFile } from '../../insights/product-profits.ts';

/** What each product earned. */
export const productRoutes: RouteModule = (_app, implement, { database }) => {
  implement('listProductProfits', ({ query, actor }) => listProductProfits(database, actor.shopId, query));
  implement('downloadProductProfits', ({ query, actor, reply }) => {
    reply.header('content-disposition', 'attachment; filename="products.csv"');
    return productProfitsFile(database, actor.shopId, query);
  });
};
