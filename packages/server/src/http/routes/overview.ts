import type { RouteModule } from '../app/build-app.ts';
import { listFigureOrders } from '../../insights/figure-orders.ts';
import { figureOrdersFile } from '../../insights/figure-orders-file.ts';
import { getFigure } from '../../insights/figure.ts';
import { getOrder } from '../../insights/order.ts';
import { getOverview } from '../../insights/overview.ts';
import { setGoodsCost } from '../../ledger/set-goods-cost.ts';

/** The figures of the shop, what they are made of, and the owner's cost rule. */
export const overviewRoutes: RouteModule = (_app, implement, services) => {
  const { database } = services;
  implement('getOverview', ({ query: { from, to, ...choice }, actor }) =>
    getOverview(database, actor.shopId, { from, to }, choice),
  );
  implement('getFigure', ({ params, query, actor }) => getFigure(database, actor.shopId, params.figure, query));
  implement('listFigureOrders', ({ params, query, actor }) =>
    listFigureOrders(database, actor.shopId, { ...query, figure: params.figure }),
  );
  implement('downloadFigureOrders', ({ params, query, actor, reply }) => {
    reply.header('content-disposition', 'attachment; filename="orders.csv"');
    return figureOrdersFile(database, actor.shopId, { ...query, figure: params.figure });
  });
  implement('getOrder', ({ params, query, actor }) => getOrder(database, actor.shopId, params.id, query));
  implement('setGoodsCost', ({ body, actor }) => setGoodsCost(services, actor, body.percent));
};
